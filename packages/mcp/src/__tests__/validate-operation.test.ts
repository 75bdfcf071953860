import { expect, it } from 'vitest';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { callTool, dataOf } from './site';

const check = async (document: string, variables?: object): Promise<unknown> =>
  (await callTool('validate_operation', { document, ...(variables && { variables }) }))
    .structuredContent;

it('says what access a valid document needs', async () => {
  expect(await check('query One { garden(id: "1") { name } gardens { id } }')).toEqual({
    valid: true,
    faults: [],
    access: [
      { coordinate: 'Query.garden', role: 'MEMBER', permission: 'INTERACT', scopes: ['READ'] },
    ],
  });
});

it('names place, rule, coordinate and fix of each fault', async () => {
  expect(await check('query One {\n  gardens(limit: "x") { nam }\n}')).toEqual({
    valid: false,
    faults: [
      {
        line: 2,
        column: 18,
        rule: 'validate',
        message: 'Int cannot represent non-integer value: "x"',
        coordinate: 'Int',
      },
      {
        line: 2,
        column: 25,
        rule: 'validate',
        message: 'Cannot query field "nam" on type "Garden". Did you mean "name"?',
        coordinate: 'Garden',
      },
    ],
    access: [],
  });
});

it('warns of what is deprecated and of an operation without a name', async () => {
  expect(await check('{ plots { id } }')).toMatchObject({
    valid: true,
    faults: [
      { line: 1, column: 3, rule: 'deprecated', coordinate: 'Query.plots' },
      { line: 1, column: 1, rule: 'unnamed' },
    ],
  });
});

it('names values beyond a limit, in the document and in variables', async () => {
  expect(await check('query One { gardens(limit: 101) { id } }')).toMatchObject({
    valid: false,
    faults: [
      { line: 1, column: 28, rule: 'validate', message: 'limit: This must be from 1 to 100.' },
    ],
  });
  const document = 'query One($limit: Int!) { gardens(limit: $limit) { id } }';
  expect(await check(document, { limit: 0 })).toMatchObject({
    valid: false,
    faults: [{ rule: 'variables', message: 'limit: This must be from 1 to 100.' }],
  });
  expect(await check(document, { limit: 100 })).toMatchObject({ valid: true, faults: [] });
});

it('checks variables', async () => {
  const document = 'query One($id: ID!) { garden(id: $id) { id } }';
  expect(await check(document, { id: '1' })).toMatchObject({ valid: true, faults: [] });
  expect(await check(document, { idd: '1' })).toMatchObject({
    valid: false,
    faults: [
      {
        rule: 'variables',
        message:
          'Unexpected variable "idd", which the operation does not declare. Did you mean "id"?',
      },
      {
        rule: 'variables',
        message: 'Variable "$id" of required type "ID!" was not provided.',
      },
    ],
  });
});

it('measures a document where limits of the API are known', async () => {
  const document = `query One { gardens ${'{ beds { garden '.repeat(8)}{ id } ${'} }'.repeat(8)} }`;
  expect(await check(document)).toMatchObject({
    faults: [{ rule: 'limit', message: 'The document is more than 12 levels deep.' }],
  });
  const free = await callTool('validate_operation', { document }, { hasLimits: false });
  expect(free.structuredContent).toMatchObject({ valid: true, faults: [] });
});

it('refuses an introspection that a run refuses, in the same words', async () => {
  const sdl = 'type Query { a: A } type A { b: A c: A d: A e: A }';
  const ten = (inner: string): string =>
    Array.from({ length: 10 }, (_, index) => `a${index}: ${inner}`).join(' ');
  const validate = async (document: string): Promise<unknown> =>
    (await callTool('validate_operation', { document }, { ...dataOf(sdl), hasLimits: false }))
      .structuredContent;
  const document = `query Wide { __schema { types { ${ten(`fields { type { ${ten('fields { name }')} } }`)} } } }`;
  const [failure] = (await createMadeUpModel(sdl).run({ query: document, as: '' })).errors ?? [];
  expect(failure?.message).toMatch(/^The document asks for more than \d+ fields of the schema/);
  expect(await validate(document)).toEqual({
    valid: false,
    faults: [{ line: 1, column: 1, rule: 'limit', message: failure?.message }],
    access: [],
  });
  const narrow = 'query Narrow { __schema { types { fields { type { name } } } } }';
  expect(await validate(narrow)).toEqual({ valid: true, faults: [], access: [] });
});

it.each([
  ['one that does not parse', '{', 'parse', 'Syntax Error: Expected Name, found <EOF>.'],
  ['an empty one', '# nothing', 'parse', 'The document is empty.'],
  [
    'a megabyte',
    `{ ${'id '.repeat(350_000)}}`,
    'limit',
    'The document has more than 100000 characters.',
  ],
  ['a deep one', '{ a '.repeat(5_000), 'limit', 'The document is nested too deeply.'],
  [
    'one without an end',
    'query A { ...F } fragment F on Query { ...F }',
    'validate',
    'Cannot spread fragment "F" within itself.',
  ],
])('refuses %s', async (_what, document, rule, message) => {
  expect(await check(document)).toMatchObject({ valid: false, faults: [{ rule, message }] });
});
