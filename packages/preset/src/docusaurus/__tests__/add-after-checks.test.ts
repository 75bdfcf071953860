import { expect, it } from 'vitest';
import { addAfterChecks } from '../add-after-checks';

it('adds behind the checks and before all else', () => {
  const middlewares = ['host-header-check', 'cross-origin-header-check', 'compression'].map(
    (name) => ({ name }),
  );
  addAfterChecks(middlewares, { name: 'twins' });
  expect(middlewares.map(({ name }) => name)).toEqual([
    'host-header-check',
    'cross-origin-header-check',
    'twins',
    'compression',
  ]);
});

it('fails where an upgrade takes the checks away', () => {
  expect(() => addAfterChecks([{ name: 'compression' }], { name: 'twins' })).toThrow(
    'Unexpected dev server without a check of headers.',
  );
});
