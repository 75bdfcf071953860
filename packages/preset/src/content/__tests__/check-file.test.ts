import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { checkFile } from '../check-content';

const head = '---\ntitle: Chat\ndescription: Rooms and people.\n---\n\n';

async function check(body: string | Uint8Array, answer?: AnswerRequests): Promise<string[]> {
  const schema = buildSchema('type Query { space(id: ID!): String }');
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error', answer });
  const bytes = typeof body === 'string' ? new TextEncoder().encode(head + body) : body;
  const { problems } = await checkFile('/site', 'docs/chat.mdx', 'docs', bytes, {
    store,
    placeholders: {},
  });
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

it('accepts a guide with a valid sample', async () => {
  expect(await check('```graphql\nquery One { space(id: "1") }\n```\n')).toEqual([]);
});

it('places an unknown field of a sample in the file', async () => {
  expect(await check('```graphql\nquery One {\n  spce(id: "1")\n}\n```\n')).toEqual([
    'docs/chat.mdx:8:3 Cannot query field "spce" on type "Query". Did you mean "space"?',
  ]);
});

it('places MDX that does not parse', async () => {
  expect(await check('Text\n\n<div>\n')).toEqual([
    'docs/chat.mdx:8:1 Unexpected MDX: Expected a closing tag for `<div>` (8:1-8:6). Fix it, or put the text in code.',
  ]);
});

it('places a picture that does not exist', async () => {
  expect(await check('Text ![a map](./map.png)\n')).toEqual([
    'docs/chat.mdx:6:6 Unexpected picture "./map.png", which does not exist. Add the file or correct the path.',
  ]);
});

it('places a picture whose path is no well-formed address', async () => {
  expect(await check('Text ![a map](./map%zz.png)\n')).toEqual([
    'docs/chat.mdx:6:6 Unexpected picture "./map%zz.png", which does not exist. Add the file or correct the path.',
  ]);
});

it('places a picture whose path is a folder, as one without a path is', async () => {
  expect(await check('Text ![a map](../..)\n')).toEqual([
    'docs/chat.mdx:6:6 Unexpected picture "../..", which does not exist. Add the file or correct the path.',
  ]);
});

it('places a byte that is not UTF-8', async () => {
  expect(await check(Uint8Array.from([0x61, 0x0a, 0x62, 0xff, 0x63]))).toEqual([
    'docs/chat.mdx:2:2 Unexpected byte that is not UTF-8. Save the file as UTF-8.',
  ]);
});

it('places a diagram and a response that are wrong', async () => {
  const diagram = '```mermaid\nflowchart TD\naccTitle: A\naccDescr: B.\na ~> b\n```\n';
  const response = '```json title="Response"\n{ "data": { "spce": null } }\n```\n';
  const sample = '```graphql\nquery One { space(id: "1") }\n```\n';
  expect(await check(`${diagram}${sample}${response}`)).toEqual([
    'docs/chat.mdx:10:1 Unexpected statement "a ~> b", expected a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end.',
    'docs/chat.mdx:16:11 Unexpected response without "space", which the operation asks for.',
    'docs/chat.mdx:16:21 Unexpected "spce" in the response, the operation does not ask for it. Did you mean "space"?',
  ]);
});

it('places a response of a runnable sample that the sandbox does not give', async () => {
  const sample = '```graphql run\nquery One { space(id: "1") }\n```\n';
  const response = '```json title="Response"\n{ "data": { "space": "Pond" } }\n```\n';
  const answer: AnswerRequests = () => Promise.resolve({ data: { space: 'Garden' } });
  expect(await check(`${sample}${response}`, answer)).toEqual([
    'docs/chat.mdx:10:22 Unexpected "Pond" at data.space, where the model answers "Garden". Correct the response, or delete its fence to have the answer inserted.',
  ]);
});

it('checks the samples of a part of a page, which has no front matter', async () => {
  const schema = buildSchema('type Query { space(id: ID!): String }');
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error' });
  const bytes = new TextEncoder().encode('```graphql\nquery One { spce(id: "1") }\n```\n');
  const checked = await checkFile('/site', 'src/pages/_query.mdx', 'pages', bytes, {
    store,
    placeholders: {},
  });
  expect(checked.problems).toEqual([
    {
      file: 'src/pages/_query.mdx',
      line: 2,
      column: 13,
      message: 'Cannot query field "spce" on type "Query". Did you mean "space"?',
    },
  ]);
});

describe('a guide that was right', () => {
  const answer = vi.fn<AnswerRequests>(() => Promise.resolve({ data: { space: 'Garden' } }));
  const sample = '```graphql run\nquery One { space(id: "1") }\n```\n';

  async function answered(key: string | undefined, body: string): Promise<number> {
    const schema = buildSchema('type Query { space(id: ID!): String }');
    const store = createSchemaStore();
    store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error', answer, key });
    answer.mockClear();
    const bytes = new TextEncoder().encode(head + body);
    const sources = { store, placeholders: {} };
    const checked = await checkFile('/site', 'docs/chat.mdx', 'docs', bytes, sources);
    expect(checked).toMatchObject({ problems: [], tree: { type: 'root' } });
    return answer.mock.calls.length;
  }

  it('is not checked again in the next build, unless what it is checked with is another', async () => {
    const key = randomUUID();
    expect(await answered(key, sample)).toBe(1);
    expect(await answered(key, sample)).toBe(0);
    expect(await answered(key, `${sample}\nMore.\n`)).toBe(1);
    expect(await answered(randomUUID(), sample)).toBe(1);
    expect(await answered(undefined, sample)).toBe(1);
  });

  it.each([
    ['imports something', "import { A } from './a';"],
    ['shows descriptions', '```graphql\nquery Kind { __type(name: "A") { description } }\n```'],
  ])('is checked again if it %s, which may be another by then', async (_, more) => {
    const key = randomUUID();
    expect(await answered(key, `${more}\n\n${sample}`)).toBeGreaterThan(0);
    expect(await answered(key, `${more}\n\n${sample}`)).toBeGreaterThan(0);
  });
});
