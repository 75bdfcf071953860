import { expect, it } from 'vitest';
import { keepLast } from '../answers';

it('forgets the oldest, and nothing while there is room', () => {
  const entries = new Map(['a', 'b', 'c'].map((key) => [key, key]));
  keepLast(3, entries);
  expect([...entries.keys()]).toEqual(['a', 'b', 'c']);
  keepLast(2, entries);
  expect([...entries.keys()]).toEqual(['b', 'c']);
});
