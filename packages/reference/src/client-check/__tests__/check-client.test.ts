import { describe, expect, it } from 'vitest';
import { checkClient } from '../check-client';
import { accessOfOperation, allFindings } from '../findings';
import type { OperationReport } from '../report';
import { api } from './garden-api';

const check = (text: string, since?: string): OperationReport | undefined =>
  checkClient([{ name: 'a.graphql', text }], api, since).operations[0];

const sayAll = (files: Readonly<Record<string, string>>, since?: string): string[] =>
  allFindings(
    checkClient(
      Object.entries(files).map(([name, text]) => ({ name, text })),
      api,
      since,
    ),
  ).map(({ file, line, column, level, text }) => `${file}:${line}:${column} ${level}: ${text}`);

describe('faults', () => {
  it('are none in a document that is right', () => {
    expect(check('query A { gardens(limit: 100) { id } }')).toMatchObject({
      name: 'A',
      kind: 'query',
      faults: [],
      deprecated: [],
      changes: [],
    });
  });

  it('have the place in the file of the program', () => {
    const text = 'const a = 1;\nconst b = gql`query A {\n  gardens { nam }\n}`;';
    expect(sayAll({ 'src/a.ts': text })).toEqual([
      'src/a.ts:3:13 error: Cannot query field "nam" on type "Garden". Did you mean "name"?',
    ]);
  });

  it('say when a name was removed, and what to use', () => {
    expect(sayAll({ 'a.graphql': 'query A { all: beds { id } }' })).toEqual([
      'a.graphql:1:11 error: Cannot query field "beds" on type "Query". `Query.beds` was removed on 1 June 2026. Use `Query.gardens`.',
    ]);
  });

  it('include values beyond a limit', () => {
    expect(sayAll({ 'a.graphql': 'query A { gardens(limit: 101) { id } }' })).toEqual([
      'a.graphql:1:26 error: limit: This must be at most 100.',
    ]);
    const text =
      'query A($n: Int = 101, $m: Int = 9) { gardens(limit: $n) { id } b: gardens(limit: $m) { id } }';
    expect(sayAll({ 'a.graphql': text })).toEqual([
      'a.graphql:1:19 error: n: This must be at most 100.',
    ]);
  });

  it.each([
    [
      'query A { gardens { id } }\nquery A { plots: gardens { id } }',
      ['1:7', '2:7'],
      'There can be only one operation named "A".',
    ],
    [
      'query A { gardens { ...F } }\nfragment F on Garden { id }\nfragment F on Garden { name }',
      ['2:10', '3:10'],
      'There can be only one fragment named "F".',
    ],
    [
      '{ gardens { id } }\nquery A { gardens { id } }',
      ['1:1'],
      'This anonymous operation must be the only defined operation.',
    ],
  ])('include names that one document has twice: %s', (text, places, message) => {
    expect(sayAll({ 'a.graphql': text })).toEqual(
      places.map((place) => `a.graphql:${place} error: ${message}`),
    );
    expect(sayAll({ 'a.ts': text.replaceAll(/^.+$/gm, 'gql`$&`') })).toEqual([]);
  });

  it('include an operation of a kind that the schema does not have', () => {
    expect(sayAll({ 'a.graphql': 'subscription A { gardens { id } }' })).toEqual([
      'a.graphql:1:1 error: Unexpected subscription, which the schema does not have.',
    ]);
  });

  it('include a document that does not parse, at its place', () => {
    expect(sayAll({ 'a.ts': '\nconst a = gql`query A { `;' })).toEqual([
      'a.ts:2:25 error: Syntax Error: Expected Name, found <EOF>.',
    ]);
  });

  it('warn of a document that only the program knows', () => {
    expect(sayAll({ 'a.ts': 'gql`query A { gardens { ${fields} } }`' })).toEqual([
      "a.ts:1:25 warning: The program inserts ${fields} here, so this document can't be checked. Spread a fragment for fields, and use a variable for a value.",
    ]);
  });
});

describe('fragments', () => {
  it('can be in another file, where their faults are', () => {
    const files = {
      'a.graphql': 'query A { gardens { ...G } }',
      'b.graphql': 'query B { gardens { ...G } }',
      'c.graphql': 'fragment G on Garden {\n  nam\n}',
    };
    expect(sayAll(files)).toEqual([
      'c.graphql:2:3 error: Cannot query field "nam" on type "Garden". Did you mean "name"?',
    ]);
  });

  it('are those of the same document first', () => {
    const text =
      'gql`query A { gardens { ...F } } fragment F on Garden { id }`;\n' +
      'gql`query B($id: ID!) { ...F } fragment F on Query { garden(id: $id) { id } }`;';
    expect(sayAll({ 'a.ts': text })).toEqual([]);
  });

  it('are checked alone where nothing spreads them', () => {
    expect(check('fragment G on Garden { id nam }')).toMatchObject({
      name: 'G',
      kind: 'fragment',
      faults: [{ line: 1, column: 27 }],
    });
  });

  it('are missing where no file has them, which says nothing of variables', () => {
    expect(sayAll({ 'a.graphql': 'query A($id: ID!) { gardens { ...G } }' })).toEqual([
      'a.graphql:1:34 error: Unknown fragment "G".',
    ]);
  });
});

it('leaves out what Apollo Client keeps to itself, and types', () => {
  const text = 'query A($a: Int) { gardens { id isOpen(a: $a) @client } }\ntype Local { id: ID! }';
  expect(sayAll({ 'a.graphql': text, 'b.graphql': 'query B { own @client }' })).toEqual([]);
});

it('leaves out what compilers of other clients take away', () => {
  const text = `query A { ...G_a @arguments(n: 3) }
    fragment G_a on Query @argumentDefinitions(n: { type: "Int" }) {
      gardens(limit: $n) @required(action: LOG) { id }
    }`;
  expect(sayAll({ 'a.graphql': text })).toEqual([]);
  expect(sayAll({ 'a.graphql': text.replace('@required', '@require') })).toEqual([
    'a.graphql:3:26 error: Unknown directive "@require".',
  ]);
});

it('says what is wrong in the order of lines', () => {
  expect(sayAll({ 'a.graphql': 'query A($a: Int) {\n  gardens { nope }\n  none\n}' })).toEqual([
    expect.stringMatching(/^a\.graphql:1:9 /),
    expect.stringMatching(/^a\.graphql:2:13 /),
    expect.stringMatching(/^a\.graphql:3:3 /),
  ]);
});

it('names what is deprecated, with its day and the way on', () => {
  expect(check('query A {\n  plots { id }\n}')?.deprecated).toMatchObject([
    { coordinate: 'Query.plots', line: 2, column: 3, migration: 'https://docs.example/plots#how' },
  ]);
  expect(sayAll({ 'a.graphql': 'query A { plots { id } }' })).toEqual([
    'a.graphql:1:11 deprecated: `Query.plots` is deprecated. Use `Query.gardens`. Removal on 30 September 2027.',
  ]);
});

it('names the access that fields need', () => {
  const report = check('query A($id: ID!) { garden(id: $id) { id } gardens { id } }');
  expect(report && accessOfOperation(report, api)).toEqual([
    {
      needs: 'Users whose role is at least `MEMBER`, with the permission `INTERACT`.',
      coordinates: ['Query.garden'],
    },
  ]);
});

describe('changes', () => {
  const text = `query A($filter: Filter) {
    gardens(filter: $filter) { name plants { __typename ... on Rose { kind } } }
  }`;

  it('are those of what a document names, and of what can break it', () => {
    expect(check(text, '2026-01-01')?.changes.map(({ coordinate }) => coordinate)).toEqual([
      'Kind.OAK',
      'Filter.since',
      'Garden.name',
    ]);
  });

  it('include new values that an answer can have', () => {
    const answer = 'query A { gardens { plants { ... on Rose { kind } } } }';
    expect(check(answer, '2026-01-01')?.changes).toMatchObject([{ coordinate: 'Kind.OAK' }]);
  });

  it('are none since the last release, and none of what it does not have', () => {
    expect(check(text, '2026-06-01')?.changes).toEqual([]);
    expect(check('query A { plots { id } }', '2025-01-01')?.changes).toEqual([]);
  });
});
