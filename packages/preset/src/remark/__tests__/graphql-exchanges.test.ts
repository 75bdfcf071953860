import { buildSchema } from 'graphql';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkGraphqlExchanges } from '../graphql-samples';

const schema = buildSchema(`
  scalar UUID @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc9562")
  scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")
  type Query { space(id: UUID!, first: Int): Space found(order: Order): [Found!]! }
  enum Order { NEW OLD @deprecated(reason: "Use \`Order.NEW\`.") }
  type Space { id: UUID! name: String! level: Level summary: String createdAt: DateTime! members: [User!]! }
  type User { name: String! }
  enum Level { LOW HIGH }
  union Found = Space | User
`);

const id = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';
const space = 'query Space($id: UUID!) {\n  space(id: $id) { id name }\n}';

function messages(
  sample: string,
  json: string,
  title = 'Response',
  samples: 'error' | 'off' = 'error',
  meta = '',
): string[] {
  const value = `\`\`\`graphql ${meta}\n${sample}\n\`\`\`\n\nThen.\n\n\`\`\`json title="${title}"\n${json}\n\`\`\``;
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples });
  const file = new VFile({ path: 'a.mdx', value });
  const processor = unified().use(remarkParse).use(remarkGraphqlExchanges, store);
  processor.runSync(processor.parse(file), file);
  return file.messages.map(String);
}

const data = (selection: string, json: string): string[] =>
  messages(`query Q {\n  ${selection}\n}`, `{ "data": ${json} }`);

describe('remarkGraphqlExchanges, of a response', () => {
  it.each([
    [
      'what was asked for',
      '{ "data": { "space": { "id": "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11", "name": "Garden" } } }',
    ],
    ['null where the schema allows it', '{ "data": { "space": null } }'],
    ['errors alone', '{ "data": null, "errors": [{ "message": "No." }] }'],
  ])('accepts %s', (_case, json) => {
    expect(messages(space, json)).toEqual([]);
  });

  it.each([
    [
      'a field that nobody asked for',
      'found { ... on User { name } }',
      '{ "found": [{ "name": "Kim", "id": 1 }] }',
      'a.mdx:10:46: Unexpected "id" in the response, the operation does not ask for it.',
    ],
    [
      'a field that is missing',
      `space(id: "${id}") { members { name } }`,
      '{ "space": { "members": [{}] } }',
      'a.mdx:10:36: Unexpected response without "name", which the operation asks for.',
    ],
    [
      'null where there is always a value',
      `space(id: "${id}") { name }`,
      '{ "space": { "name": null } }',
      'a.mdx:10:32: Unexpected null in the response, expected String!.',
    ],
    [
      'one thing for a list',
      'found { ... on User { name } }',
      '{ "found": { "name": "Kim" } }',
      'a.mdx:10:22: Unexpected {"name":"Kim"} in the response, expected [Found!].',
    ],
    [
      'a value that the enum lacks',
      `space(id: "${id}") { level }`,
      '{ "space": { "level": "MEDIUM" } }',
      'a.mdx:10:33: Unexpected "MEDIUM" in the response, expected Level.',
    ],
    [
      'an identifier of another form',
      `space(id: "${id}") { id }`,
      '{ "space": { "id": "42" } }',
      'a.mdx:10:30: Unexpected "42" in the response, expected UUID.',
    ],
    [
      'a moment without its offset',
      `space(id: "${id}") { createdAt }`,
      '{ "space": { "createdAt": "2026-05-17T18:30:00" } }',
      'a.mdx:10:37: Unexpected "2026-05-17T18:30:00" in the response, expected DateTime.',
    ],
    [
      'a type that the union lacks',
      'found { __typename }',
      '{ "found": [{ "__typename": "Task" }] }',
      'a.mdx:10:39: Unexpected "Task" in the response, expected Space.',
    ],
    [
      'text for an object',
      `space(id: "${id}") { members { name } }`,
      '{ "space": { "members": ["Kim"] } }',
      'a.mdx:10:36: Unexpected "Kim" in the response, expected User.',
    ],
  ])('places %s', (_fault, selection, json, message) => {
    expect(data(selection, json)).toEqual([message]);
  });

  it('asks for data or errors', () => {
    expect(messages(space, '{ "space": null }')).toEqual([
      'a.mdx:10:1: Unexpected response without "data" and "errors". Give other JSON another title.',
    ]);
  });

  it('leaves JSON with another title alone', () => {
    expect(messages(space, '{ "access_token": "x" }', 'Answer of the token endpoint')).toEqual([]);
  });

  it('waits until the sample itself is right', () => {
    expect(messages('query Q {\n  spce { id }\n}', '{ "data": { "space": 1 } }')).toEqual([]);
  });

  it('takes an entry of a union for the type that it names', () => {
    const sample = 'found { __typename ... on Space { id name summary } ... on User { name } }';
    expect(data(sample, '{ "found": [{ "__typename": "Space", "name": "Garden" }] }')).toEqual([
      'a.mdx:10:23: Unexpected response without "id", which the operation asks for.',
      'a.mdx:10:23: Unexpected response without "summary", which the operation asks for.',
    ]);
  });

  it('tells the types of a union apart, and knows aliases and fragments', () => {
    const sample =
      'query Q {\n  all: found { __typename ... on Space { ...Names } ... on User { name } }\n}\nfragment Names on Space { id title: name }';
    const json = `{ "data": { "all": [{ "__typename": "User", "name": "Kim" }, { "__typename": "Space", "id": "${id}", "title": "Garden" }] } }`;
    expect(messages(sample, json)).toEqual([]);
  });

  it('lets a field with a directive be absent', () => {
    expect(
      data(
        `space(id: "${id}") { id summary @include(if: false) }`,
        `{ "space": { "id": "${id}" } }`,
      ),
    ).toEqual([]);
  });

  it('does not check under another schema', () => {
    expect(messages(space, '{ "data": { "other": 1 } }', 'Response', 'off')).toEqual([]);
  });

  it('counts lines over a response of many', () => {
    expect(
      messages(
        space,
        `{\n  "data": {\n    "space": {\n      "id": "${id}",\n      "name": 1\n    }\n  }\n}`,
      ),
    ).toEqual(['a.mdx:14:15: Unexpected 1 in the response, expected String.']);
  });
});

describe('remarkGraphqlExchanges, of variables', () => {
  it('accepts what the operation declares', () => {
    expect(messages(space, `{ "id": "${id}" }`, 'Variables')).toEqual([]);
  });

  it.each([
    [
      '{ "id": "x", "naem": 1 }',
      'a.mdx:10:22: Unexpected variable "naem", which the operation does not declare.',
    ],
    ['{}', 'a.mdx:10:1: Variable "$id" of required type "UUID!" was not provided.'],
    ['{ "id": null }', 'a.mdx:10:9: Variable "$id" of non-null type "UUID!" must not be null.'],
  ])('places the fault of %s', (json, message) => {
    expect(messages(space, json, 'Variables')).toEqual([message]);
  });

  it('refuses a deprecated value, unless the sample shows it for a reason', () => {
    const sample = 'query Found($order: Order) {\n  found(order: $order) { __typename }\n}';
    expect(messages(sample, '{ "order": "OLD" }', 'Variables')).toEqual([
      'a.mdx:10:12: Order.OLD is deprecated. Use `Order.NEW`.',
    ]);
    expect(
      messages(sample, '{ "order": "OLD" }', 'Variables', 'error', 'deprecated="why"'),
    ).toEqual([]);
  });
});
