import { describe, expect, it } from 'vitest';
import { nameOperation, onOneLine, operationOf } from '../operation';

describe('operationOf', () => {
  const several = `# Reads.
query Read($filter: Filter = { text: "{" }) { a { ...One } }

mutation Write { b }

fragment One on A { ... on A { ...Two } }
fragment Two on A { id }
fragment Three on B { id }
`;

  it.each([
    ['{ a }', 'query'],
    ['query A { a }', 'query'],
    ['# mutation\nquery mutation { a }', 'query'],
    ['mutation A { a }', 'mutation'],
    ['fragment F on A { id }\nmutation A { ...F }', 'mutation'],
  ])('reads of %j that it is a %s', (query, kind) => {
    expect(operationOf({ query }).kind).toBe(kind);
  });

  it('keeps a document with one operation as it is written', () => {
    const query = '# Why.\nquery A { a }\n';
    expect(operationOf({ query }).query).toBe('# Why.\nquery A { a }');
  });

  it('takes the first operation and the fragments that it reaches', () => {
    expect(operationOf({ query: several })).toEqual({
      kind: 'query',
      query: `# Reads.
query Read($filter: Filter = { text: "{" }) { a { ...One } }

fragment One on A { ... on A { ...Two } }

fragment Two on A { id }`,
    });
  });

  it('takes the operation that is named', () => {
    expect(operationOf({ query: several, operationName: 'Write' })).toEqual({
      kind: 'mutation',
      query: 'mutation Write { b }',
    });
  });

  it('is not led astray by strings, comments and fragments that spread themselves', () => {
    const query = String.raw`query A { a(text: "\"}", more: """ \""" } """) # }
}
query B { ...F }
fragment F on Query { ...F }`;
    expect(operationOf({ query, operationName: 'B' }).query).toBe(
      'query B { ...F }\n\nfragment F on Query { ...F }',
    );
  });
});

describe('onOneLine', () => {
  it('leaves out a long comment in no time', () => {
    expect(onOneLine(`{ ${'# '.repeat(10_000)}\na }`)).toBe('{ a }');
  });

  it.each([
    ['query A {\n  # why\n  a(\n    b: [\n      1\n    ]\n  )\n}\n', 'query A { a(b: [1]) }'],
    ['{ a(b: "x  # y") }', '{ a(b: "x  # y") }'],
    ['{ a(b: """x\n  "y"\n\\""" """) }', '{ a(b: """x\n  "y"\n\\""" """) }'],
  ])('writes %j', (query, line) => {
    expect(onOneLine(query)).toBe(line);
  });
});

const fragment = 'fragment F on Query { a }';

describe('nameOperation', () => {
  it.each([
    ['query Near { a }', 'Near', 'NearQuery', 'query Near { a }'],
    ['query nearQuery { a }', 'nearQuery', 'NearQuery', 'query nearQuery { a }'],
    ['{ spaces { id } }', 'Spaces', 'SpacesQuery', 'query Spaces { spaces { id } }'],
    ['mutation ($n: Int) { a }', 'A', 'AMutation', 'mutation A ($n: Int) { a }'],
    [
      `# Why.\n{ ...F }\n${fragment}`,
      'Request',
      'RequestQuery',
      `# Why.\nquery Request { ...F }\n\n${fragment}`,
    ],
  ])('names %j', (query, name, className, named) => {
    expect(nameOperation({ query })).toMatchObject({ name, className, query: named });
  });
});
