import { expect, it } from 'vitest';
import { checkClient } from '../check-client';
import { allFindings, countInWords } from '../findings';
import { api } from './garden-api';

it('counts what it found', () => {
  const report = checkClient(
    [{ name: 'a.graphql', text: 'query A { plots { id nam } } query B { plots { id } }' }],
    api,
    '2026-01-01',
  );
  expect(countInWords(report, allFindings(report), '2026-01-01')).toBe(
    '2 operations: 1 error, 2 uses of something deprecated.',
  );
  const right = checkClient([{ name: 'a.graphql', text: 'query A { gardens { id } }' }], api);
  expect(countInWords(right, [])).toBe('1 operation: nothing to fix.');
});

it.each([
  ['{ a', '1 error.'],
  ['query { gardens {', '1 error.'],
  [
    '# { a }',
    'Found no GraphQL documents. The check reads .graphql files, and code in TypeScript, JavaScript, Swift or Kotlin with documents in it.',
  ],
  ['fragment G on Garden { id }', '1 fragment without an operation: nothing to fix.'],
  [
    'query A { gardens { id } } fragment G on Garden { nam }',
    '1 operation, 1 fragment without an operation: 1 error.',
  ],
])('counts what it read of %s', (text, words) => {
  const report = checkClient([{ name: 'a.graphql', text }], api);
  expect(countInWords(report, allFindings(report))).toBe(words);
});
