import { buildSchema } from 'graphql';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import callers from '../../../../reference/src/options/__tests__/callers.json';
import { remarkRunnable } from '../runnable';

const schema = buildSchema(`
  type Query { space(id: ID!): Space old: Int @deprecated(reason: "Use \`Query.space\`.") }
  type Space { name: String }
`);

/** Answers with who asked for what, and with an error for the id 0. */
const answer: AnswerRequests = (requests) => {
  const { variables, as } = requests.at(-1) ?? {};
  const notFound = {
    message: 'There is no such space.',
    locations: [{ line: 2, column: 3 }],
    extensions: { code: 'NOT_FOUND' },
  };
  if (variables?.['id'] === '0') return Promise.resolve({ errors: [notFound] });
  return Promise.resolve({ data: { space: { name: `${String(variables?.['id'])} for ${as}` } } });
};

async function run(value: string, canAnswer = true): Promise<{ messages: string[]; tree: Root }> {
  const store = createSchemaStore();
  const links = createLinkMap(schema);
  store.set({
    schema,
    links,
    paths: [],
    samples: 'error',
    callers,
    answer: canAnswer ? answer : undefined,
  });
  const file = new VFile({ path: 'a.mdx', value });
  const processor = unified().use(remarkParse).use(remarkRunnable, store);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { messages: file.messages.map(String), tree };
}

const messages = async (value: string): Promise<string[]> => (await run(value)).messages;

const fence = (language: string, meta: string, code: string): string =>
  `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n\n`;

const query = 'query One($id: ID!) {\n  space(id: $id) { name }\n}';
const sample = (meta = 'run'): string => fence('graphql', meta, query);
const variables = (id: string): string => fence('json', 'title="Variables"', `{ "id": "${id}" }`);
const response = (name: string): string =>
  fence('json', 'title="Response"', `{\n  "data": { "space": { "name": "${name}" } }\n}`);

const guest = { id: 'guest', label: 'Guest' };
const member = { id: 'member', label: 'Member' };
const all = [guest, member, { id: 'admin', label: 'Space admin' }, { id: 'moderator' }];

describe('remarkRunnable', () => {
  it('makes one example of a sample, its variables and its response', async () => {
    const { tree, messages: found } = await run(
      `Before.\n\n${sample('title="Find" run')}${variables('7')}${response('7 for member')}After.`,
    );
    expect(found).toEqual([]);
    expect(tree.children).toMatchObject([
      { type: 'paragraph' },
      {
        type: 'example',
        name: 'One',
        as: member,
        callers: all,
        children: [
          { type: 'code', lang: 'graphql', meta: 'title="Find" run' },
          { type: 'code', lang: 'json', meta: 'title="Variables"' },
          { type: 'code', lang: 'json', meta: 'title="Response"' },
        ],
      },
      { type: 'paragraph' },
    ]);
  });

  it('inserts the answer to the caller where there is no response', async () => {
    const { tree } = await run(`${sample('run as=guest')}${variables('7')}After.`);
    expect(tree.children).toMatchObject([
      {
        type: 'example',
        as: guest,
        children: [
          { meta: 'run as=guest title="Request"' },
          { meta: 'title="Variables"' },
          {
            lang: 'json',
            meta: 'title="Response"',
            value: '{\n  "data": {\n    "space": {\n      "name": "7 for guest"\n    }\n  }\n}',
          },
        ],
      },
      { type: 'paragraph' },
    ]);
  });

  it('takes a title in single quotes', async () => {
    const { tree } = await run(
      `${sample("title='Find one' run")}${response('undefined for member')}`,
    );
    expect(tree.children).toMatchObject([
      { title: 'Find one', children: [{ meta: "title='Find one' run" }, {}] },
    ]);
  });

  it('makes examples of two samples, one of them within a list', async () => {
    const { tree } = await run(
      `${sample()}${sample()}- Item\n\n  \`\`\`graphql run\n  query In { space(id: 1) { name } }\n  \`\`\``,
    );
    expect(tree.children).toMatchObject([
      { type: 'example', name: 'One' },
      { type: 'example', name: 'One' },
      { children: [{ children: [{ type: 'paragraph' }, { type: 'example', name: 'In' }] }] },
    ]);
  });

  it('leaves samples without the word, fences further below and other languages alone', async () => {
    const { tree } = await run(
      `${sample('title="run"')}${sample()}Then.\n\n${response('x')}${fence('ts', 'run', 'a')}`,
    );
    expect(tree.children.map(({ type }) => type)).toEqual([
      'code',
      'example',
      'paragraph',
      'code',
      'code',
    ]);
  });

  it('runs nothing under another schema', async () => {
    const { tree } = await run(`${sample()}${response('x')}`, false);
    expect(tree.children.map(({ type }) => type)).toEqual(['code', 'code']);
  });

  it('places the first difference of a response', async () => {
    expect(await messages(`${sample()}${variables('7')}${response('8 for member')}`)).toEqual([
      'a.mdx:13:32: Unexpected "8 for member" at data.space.name, where the model answers "7 for member". Correct the response, or delete its fence to have the answer inserted.',
    ]);
  });

  it('places what a response lacks at the object that lacks it', async () => {
    const short = fence('json', 'title="Response"', '{\n  "data": { "space": {} }\n}');
    expect(await messages(`${sample()}${variables('7')}${short}`)).toEqual([
      'a.mdx:13:22: Unexpected nothing at data.space.name, where the model answers "7 for member". Correct the response, or delete its fence to have the answer inserted.',
    ]);
  });

  it('says that a response is no JSON', async () => {
    const broken = fence('json', 'title="Response"', '{');
    expect(await messages(`${sample()}${variables('7')}${broken}`)).toEqual([
      'a.mdx:12:2: Unexpected nothing at the top, where the model answers {"data":{"space":{"name":"7 for member"}}}. Correct the response, or delete its fence to have the answer inserted.',
    ]);
  });

  it('places an error that no response shows', async () => {
    expect(await messages(`Text\n\n${sample()}${variables('0')}`)).toEqual([
      'a.mdx:5:3: Unexpected error NOT_FOUND: There is no such space. Fix the sample, or write its Response below it.',
    ]);
  });

  it('places a caller that does not exist', async () => {
    expect(await messages(`Text\n\n${sample('run as=membr')}`)).toEqual([
      'a.mdx:3:1-7:4: Unexpected caller "membr", expected guest, member, admin, moderator. Did you mean "member"?',
    ]);
  });

  it('leaves a sample that is wrong to its own check, unless it is wrong on purpose', async () => {
    const wrong = 'query One { spce }';
    expect((await run(fence('graphql', 'run', wrong))).tree.children).toMatchObject([
      { type: 'code' },
    ]);
    const { tree } = await run(fence('graphql', 'run unchecked="shows the message"', wrong));
    expect(tree.children).toMatchObject([{ type: 'example' }]);
  });

  it('runs a sample of something deprecated', async () => {
    const { tree } = await run(fence('graphql', 'run deprecated="old"', 'query Old { old }'));
    expect(tree.children).toMatchObject([{ type: 'example' }]);
  });
});
