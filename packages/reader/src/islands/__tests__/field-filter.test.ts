import { expect, it } from 'vitest';
import { holdsWords } from '../field-filter';

const text = 'memberCount Int! Number of members and admins.';

it.each([
  ['', true],
  ['  ', true],
  ['MEMBER', true],
  ['count member', true],
  ['int!', true],
  ['admins num', true],
  ['count guests', false],
  ['.*', false],
])('finds %j: %s', (query, isFound) => {
  expect(holdsWords(text, query)).toBe(isFound);
});
