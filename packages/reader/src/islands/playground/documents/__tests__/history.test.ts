import { expect, it } from 'vitest';
import type { HistoryEntry } from '../documents';
import { addEntry, readEntries, withoutEntry } from '../documents';

const entry = (query: string): HistoryEntry => ({
  query,
  variables: '',
  as: 'guest',
  target: '',
  at: 1,
});

it('has the newest first, and each request once', () => {
  const entries = [entry('a'), entry('b')];
  expect(addEntry(entries, entry('c')).map(({ query }) => query)).toEqual(['c', 'a', 'b']);
  expect(addEntry(entries, entry('b')).map(({ query }) => query)).toEqual(['b', 'a']);
  expect(addEntry(entries, { ...entry('b'), at: 2 })[0]?.at).toBe(2);
  expect(addEntry(entries, { ...entry('b'), as: 'member' })).toHaveLength(3);
  expect(addEntry(entries, { ...entry('b'), variables: '{ "n": 1 }' })).toHaveLength(3);
  expect(addEntry(entries, { ...entry('b'), target: 'http://localhost:4000/' })).toHaveLength(3);
});

it('forgets one', () => {
  expect(withoutEntry([entry('a'), entry('b')], entry('a'))).toEqual([entry('b')]);
});

it('keeps thirty, and none that is very long', () => {
  const entries = Array.from({ length: 30 }, (_, index) => entry(String(index)));
  const next = addEntry(entries, entry('new'));
  expect(next).toHaveLength(30);
  expect(next.at(-1)?.query).toBe('28');
  expect(readEntries(JSON.stringify([...entries, entry('old')]))).toEqual(entries);
  expect(addEntry([], entry('a'.repeat(10_001)))).toEqual([]);
});

it('reads what was kept, and nothing else', () => {
  expect(readEntries(JSON.stringify([entry('a')]))).toEqual([entry('a')]);
  expect(readEntries(null)).toEqual([]);
  expect(readEntries('{')).toEqual([]);
  expect(readEntries('{}')).toEqual([]);
  expect(readEntries('[null, 1, {"query":"a"}, {"query":"a","variables":"","as":"king"}]')).toEqual(
    [],
  );
  // Not every number is a time.
  expect(readEntries(JSON.stringify([{ ...entry('a'), at: 1e300 }]))).toEqual([]);
});
