import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runner } from './helpers';

it('answers the request of its README', async () => {
  const [, query = ''] = /query: '([^']+)'/.exec(readFileSync('sandbox/README.md', 'utf8')) ?? [];
  expect(await runner()(query)).not.toHaveProperty('errors');
});
