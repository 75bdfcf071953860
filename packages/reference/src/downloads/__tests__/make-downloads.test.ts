import { unzipSync } from 'fflate';
import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testContract } from '../../options/__tests__/contract';
import { exampleProduct as product } from '../../options/__tests__/example-product';
import { createContext } from '../../reference/context';
import { makeDownloads, zipFiles } from '../make-downloads';
import { operationsFormat } from '../make-operations';

const sdl = `
"Defines who may call."
directive @access(role: Role!, space: [Connection!], permission: Permission, scopes: [Scope!]) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
directive @constraint(max: Float, format: String) on ARGUMENT_DEFINITION
enum Role { GUEST MEMBER }
enum Connection { ADMIN MEMBER }
enum Permission { CREATE }
enum Scope { READ WRITE }
enum ErrorCode { NOT_FOUND CONFLICT }
scalar UUID @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc9562")
type Query {
  "A space. Null if it is hidden."
  space(
    "Identifies the space."
    id: UUID!
    "Most entries."
    limit: Int = 20 @constraint(max: 100) @deprecated(reason: "Use \`Query.spaces(limit:)\`. Removal on 2027-09-30.")
  ): String @access(role: MEMBER, space: [ADMIN], permission: CREATE, scopes: [WRITE]) @errors(codes: [NOT_FOUND])
  spaces(limit: Int! = 20): [String!]! @deprecated(reason: "It is slow.")
}
`;
const downloads = makeDownloads({
  context: createContext(buildSchema(sdl), {
    sourceUrl: () => undefined,
    endpoint: undefined,
    contract: testContract,
  }),
  product,
});
const json = (path: string): unknown => JSON.parse(String(downloads.get(path)));

describe('operations.json', () => {
  const file = operationsFormat.parse(json('/docs/graphql/operations.json'));

  it('says what introspection cannot carry', () => {
    expect(file.commonErrorCodes).toEqual(['RATE_LIMITED', 'INTERNAL']);
    expect(file.operations[0]).toEqual({
      coordinate: 'Query.space',
      kind: 'query',
      domain: null,
      summary: 'A space.',
      access: { role: 'MEMBER', connections: ['ADMIN'], permission: 'CREATE', scopes: ['WRITE'] },
      errorCodes: ['NOT_FOUND'],
      arguments: [
        {
          name: 'id',
          coordinate: 'Query.space(id:)',
          type: 'UUID!',
          isRequired: true,
          default: null,
          summary: 'Identifies the space.',
          limits: null,
          deprecation: null,
        },
        {
          name: 'limit',
          coordinate: 'Query.space(limit:)',
          type: 'Int',
          isRequired: false,
          default: '20',
          summary: 'Most entries.',
          limits: { max: 100 },
          deprecation: {
            reason: 'Use `Query.spaces(limit:)`. Removal on 2027-09-30.',
            replacement: 'Query.spaces(limit:)',
            removal: '2027-09-30',
          },
        },
      ],
      type: 'String',
      deprecation: null,
      url: `https://docs.example/docs/graphql/operations/queries/space`,
      markdown: `https://docs.example/docs/graphql/operations/queries/space.md`,
      examples: [],
    });
  });

  it('leaves null what the schema does not say', () => {
    expect(file.operations[1]).toMatchObject({
      access: null,
      errorCodes: null,
      deprecation: { reason: 'It is slow.', replacement: null, removal: null },
    });
  });

  it('names its JSON Schema, which is a file beside it', () => {
    expect(file.$schema).toBe(`https://docs.example/docs/graphql/operations.schema.json`);
    expect(json('/docs/graphql/operations.schema.json')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      additionalProperties: false,
    });
  });
});

it('keeps descriptions and the directives that the SDL applies', () => {
  const text = String(downloads.get('/docs/graphql/schema.graphql'));
  expect(buildSchema(text).getQueryType()?.getFields()['space']?.description).toBe(
    'A space. Null if it is hidden.',
  );
  expect(text).toContain(
    '@access(role: MEMBER, space: [ADMIN], permission: CREATE, scopes: [WRITE])',
  );
  expect(text).toContain('@errors(codes: [NOT_FOUND])');
});

it('introspects arguments that are deprecated, descriptions and addresses of scalars', () => {
  const { data } = json('/docs/graphql/introspection.json') as { data: IntrospectionQuery };
  expect(data).toEqual(introspectionFromSchema(buildSchema(sdl)));
  const schema = buildClientSchema(data);
  const [, limit] = schema.getQueryType()?.getFields()['space']?.args ?? [];
  expect(limit?.deprecationReason).toContain('Removal on 2027-09-30.');
  expect(limit?.description).toBe('Most entries.');
  expect(schema.getType('UUID')?.toConfig()).toMatchObject({
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc9562',
  });
});

it('introspects default values that are objects of a scalar', () => {
  const values = `(a: JSON = {b: [1]})`;
  const schema = buildSchema(
    `directive @d${values} on FIELD scalar JSON interface I { i${values}: Int } type Query { q${values}: Int } input In { a: JSON = {b: [1]} }`,
  );
  const context = createContext(schema, { sourceUrl: () => undefined, endpoint: undefined });
  const text = String(makeDownloads({ context, product }).get('/docs/graphql/introspection.json'));
  expect(text.match(/"defaultValue":"{b: \[1\]}"/g)).toHaveLength(4);
});

it('zips with a time that is the same everywhere', () => {
  const zip = zipFiles(new Map([['a/b.txt', 'grüße']]));
  expect(new TextDecoder().decode(unzipSync(zip)['a/b.txt'])).toBe('grüße');
  // Time and day of the first entry: 1 January 1980.
  expect([...zip.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});
