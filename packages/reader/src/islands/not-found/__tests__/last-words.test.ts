import { expect, it } from 'vitest';
import { lastWords } from '../last-words';

it('reads the last part of a path as words', () => {
  expect(lastWords('/docs/space-members.html')).toBe('space members');
  expect(lastWords('/docs/graphql/space_members/')).toBe('space members');
});

it('has no words for the root', () => {
  expect(lastWords('/')).toBe('');
});
