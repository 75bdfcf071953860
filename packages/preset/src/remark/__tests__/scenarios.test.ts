import { buildSchema } from 'graphql';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { printJson } from 'graphql-docs-reference/json';
import callers from '../../../../reference/src/options/__tests__/callers.json';
import { remarkRunnable } from '../runnable';

const schema = buildSchema('type Query { log: [String!]! }  type Mutation { add: Int }');

/** Answers with who has sent which request in this world. */
const answer: AnswerRequests = (requests) =>
  Promise.resolve({
    data: { log: requests.map(({ as, query }) => `${as}: ${query}`) },
  });

async function run(value: string): Promise<{ messages: string[]; tree: Root }> {
  const store = createSchemaStore();
  const links = createLinkMap(schema);
  store.set({ schema, links, paths: [], samples: 'error', callers, answer });
  const file = new VFile({ path: 'a.mdx', value });
  const processor = unified().use(remarkParse).use(remarkRunnable, store);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { messages: file.messages.map(String), tree };
}

const add = (meta: string): string => `\`\`\`graphql ${meta}\nmutation Add { add }\n\`\`\`\n\n`;
const look = (meta: string): string => `\`\`\`graphql ${meta}\nquery Log { log }\n\`\`\`\n\n`;

const first = add('scenario="a b" step="Add one" as=member');
const seen = look('scenario="a b" as=guest');
const second = add('scenario="a b" step="Add another" as=admin');

/** The lines of the log in an answer, as the model above writes them. */
const asked = (...lines: string[]): object => ({
  value: printJson({ data: { log: lines } }),
});

describe('a scenario', () => {
  it('numbers its steps, and has what others see belong to the step above', async () => {
    const { tree, messages } = await run(`${first}${seen}Then.\n\n${second}`);
    expect(messages).toEqual([]);
    const part = { name: 'a b', count: 2 };
    expect(tree.children).toMatchObject([
      { type: 'example', scenario: { ...part, number: 1, step: 'Add one', isLook: false } },
      { type: 'example', scenario: { ...part, number: 1, isLook: true } },
      { type: 'paragraph' },
      { type: 'example', scenario: { ...part, number: 2, step: 'Add another', isLook: false } },
    ]);
  });

  it('has each part answered after the steps above it, and after nothing of another scenario', async () => {
    const other = add('scenario="c" step="Begin" as=member');
    const { tree } = await run(`${first}${seen}${other}${second}`);
    const mutation = 'mutation Add { add }';
    expect(tree.children).toMatchObject([
      { children: [{}, asked(`member: ${mutation}`)] },
      { children: [{}, asked(`member: ${mutation}`, 'guest: query Log { log }')] },
      { children: [{}, asked(`member: ${mutation}`)] },
      { children: [{}, asked(`member: ${mutation}`, `admin: ${mutation}`)] },
    ]);
  });

  it.each([
    [
      'a step without a scenario',
      add('step="Add one"'),
      'a.mdx:1:1-3:4: Unexpected step="Add one" without a scenario, expected scenario="its name" beside it.',
    ],
    [
      'a scenario without a name',
      add('scenario step="Add one"'),
      'a.mdx:1:1-3:4: Unexpected scenario without a name, expected scenario="its name".',
    ],
    [
      'a step without words',
      add('scenario="a" step'),
      'a.mdx:1:1-3:4: Unexpected step without words, expected step="what is done".',
    ],
    [
      'a beginning that is no step',
      look('scenario="a"'),
      'a.mdx:1:1-3:4: Unexpected beginning of the scenario "a" without a step, expected step="what is done".',
    ],
    [
      'a change that is no step',
      `${first}${add('scenario="a b"')}`,
      'a.mdx:5:1-7:4: Unexpected mutation in the scenario "a b" without a step. Add step="what is done", or send a query.',
    ],
  ])('refuses %s', async (_, value, message) => {
    expect((await run(value)).messages).toEqual([message]);
  });
});
