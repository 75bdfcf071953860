import { describe, expect, it } from 'vitest';
import { fragmentsOf, operationAt, readDefinitions, variablesOf } from '../definitions';

const document = `# query C { c }
query A($ids: [ID!]! = ["query"], $n: Int) { a }
fragment F on Space { id }
mutation B { b(input: { query: 1 }) }`;

describe('readDefinitions', () => {
  it('finds operations and fragments by their keywords', () => {
    const found = readDefinitions(document).map(({ keyword, name }) => [keyword, name]);
    expect(found).toEqual([
      ['query', 'A'],
      ['fragment', 'F'],
      ['mutation', 'B'],
    ]);
  });

  it('takes a lone selection for a query without a name', () => {
    expect(readDefinitions('{ a } query').map(({ keyword, name }) => [keyword, name])).toEqual([
      ['query', undefined],
      ['query', undefined],
    ]);
  });

  it('goes on behind a default in braces', () => {
    const text = 'query A($f: Filter = { open: true }) { a } query C { c }';
    expect(readDefinitions(text).map(({ name }) => name)).toEqual(['A', 'C']);
  });
});

describe('operationAt', () => {
  it('names the operation around an offset, and otherwise the next', () => {
    expect(operationAt(document, document.indexOf('{ a }'))).toBe('A');
    expect(operationAt(document, document.indexOf('on Space'))).toBe('B');
    expect(operationAt(document, document.length)).toBe('B');
  });

  it('names the first where the offset is behind all', () => {
    expect(operationAt(`${document}\n\n`, document.length + 2)).toBe('A');
  });
});

describe('variablesOf', () => {
  it('gives names and types', () => {
    expect(readDefinitions(document).map(variablesOf)).toEqual([
      [
        { name: 'ids', type: '[ID!]!' },
        { name: 'n', type: 'Int' },
      ],
      [],
      [],
    ]);
  });
});

describe('fragmentsOf', () => {
  it('gives names and types', () => {
    expect(fragmentsOf(document)).toEqual([{ name: 'F', type: 'Space' }]);
  });
});
