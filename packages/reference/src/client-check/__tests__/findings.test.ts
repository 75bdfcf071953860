import { describe, expect, it } from 'vitest';
import { checkClient } from '../check-client';
import { allFindings, countInWords, sizeInWords } from '../findings';
import { api } from './garden-api';

describe('sizes', () => {
  const size = {
    depth: { has: 13, of: 12 },
    fields: { has: 3, of: 500 },
    aliases: { has: 0, of: 10 },
    cost: { has: 20_000, of: 10_000 },
  };

  it('beyond a limit are faults, and costs are a warning', () => {
    const files = [{ name: 'a.graphql', text: 'query A { gardens { id } }' }];
    const report = checkClient(files, { ...api, measure: () => size });
    expect(allFindings(report).map(({ level, text }) => `${level}: ${text}`)).toEqual([
      'error: The document has 13 levels, and the API takes 12.',
      'warning: The answer can cost 20,000 points, and the API takes 10,000. Ask for fewer entries.',
    ]);
    expect(sizeInWords(size)).toBe('Costs at most 20,000 of 10,000 points, 13 of 12 levels');
  });
});

it('counts what it found', () => {
  const report = checkClient(
    [{ name: 'a.graphql', text: 'query A { plots { id nam } } query B { plots { id } }' }],
    api,
    '2026-01-01',
  );
  expect(countInWords(report, allFindings(report), '2026-01-01')).toBe(
    '2 operations: 1 error, 2 uses of something deprecated, no changes since 1 January 2026.',
  );
  const right = checkClient([{ name: 'a.graphql', text: 'query A { gardens { id } }' }], api);
  expect(countInWords(right, [])).toBe('1 operation: nothing to fix.');
  expect(countInWords(right, [], '2026-01-01')).toBe(
    '1 operation: nothing to fix, no changes since 1 January 2026.',
  );
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
