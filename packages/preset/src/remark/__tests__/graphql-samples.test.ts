import { buildSchema } from 'graphql';
import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkGraphqlSamples } from '../graphql-samples';

const schema = buildSchema(`
  type Query { space(id: ID!, level: Level): Space old: Int @deprecated(reason: "Use \`Query.space\`.") }
  type Space { name: String }
  enum Level { LOW }
`);

function run(
  value: string,
  samples: 'error' | 'off' = 'error',
): { messages: string[]; code: Code | undefined } {
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples });
  const file = new VFile({ path: 'docs/intro.mdx', value });
  const processor = unified().use(remarkParse).use(remarkGraphqlSamples, store);
  const tree: Root = processor.runSync(processor.parse(file), file);
  const code = tree.children.find((node) => node.type === 'code');
  return { messages: file.messages.map(String), code };
}

const messages = (sample: string, meta = ''): string[] =>
  run(`# Title\n\n\`\`\`graphql ${meta}\n${sample}\n\`\`\``).messages;

describe('remarkGraphqlSamples', () => {
  it('accepts a sample that is valid', () => {
    expect(messages('query Space($id: ID!) {\n  space(id: $id, level: LOW) { name }\n}')).toEqual(
      [],
    );
  });

  it.each([
    [
      'a sample that does not parse',
      'query Space {\n  space(\n}',
      'docs/intro.mdx:6:1: Syntax Error: Expected Name, found "}".',
    ],
    [
      'an unknown field',
      'query Space {\n  space(id: 1) { nam }\n}',
      'docs/intro.mdx:5:18: Cannot query field "nam" on type "Space". Did you mean "name"?',
    ],
    [
      'an unknown argument',
      'query Space {\n  space(id: 1, levl: LOW) { name }\n}',
      'docs/intro.mdx:5:16: Unknown argument "levl" on field "Query.space". Did you mean "level"?',
    ],
    [
      'an unknown enum value',
      'query Space {\n  space(id: 1, level: LO) { name }\n}',
      'docs/intro.mdx:5:23: Value "LO" does not exist in "Level" enum. Did you mean the enum value "LOW"?',
    ],
    [
      'an unknown variable',
      'query Space {\n  space(id: $id) { name }\n}',
      'docs/intro.mdx:5:13: Variable "$id" is not defined by operation "Space".',
    ],
    [
      'something deprecated',
      'query Old { old }',
      'docs/intro.mdx:4:13: The field Query.old is deprecated. Use `Query.space`.',
    ],
    [
      'an operation without a name',
      '{ space(id: 1) { name } }',
      'docs/intro.mdx:4:1: Unexpected operation without a name, expected a name for what it does.',
    ],
  ])('places %s', (_fault, sample, message) => {
    expect(messages(sample)).toEqual([message]);
  });

  it('counts columns from the edge of the file in an indented sample', () => {
    expect(run('- Item\n\n  ```graphql\n  query Old { old }\n  ```').messages).toEqual([
      'docs/intro.mdx:4:15: The field Query.old is deprecated. Use `Query.space`.',
    ]);
  });

  it('allows the use of something deprecated for a reason', () => {
    expect(messages('query Old { old }', 'deprecated="shows the way to V2"')).toEqual([]);
  });

  it('allows a sample that is wrong for a reason', () => {
    expect(messages('query Space { spce }', 'unchecked="shows the message"')).toEqual([]);
  });

  it('names a word that is nearly one of its own, and leaves others to the code block', () => {
    expect(messages('query Space { space(id: 1) { name } }', 'runn {1} showLineNumbers')).toEqual([
      'docs/intro.mdx:3:1: Unexpected word "runn" behind graphql. Did you mean "run"?',
    ]);
  });

  it('says how to show SDL', () => {
    expect(messages('type Post { id: ID }')).toEqual([
      'docs/intro.mdx:4:1: The "Post" definition is not executable. To show SDL, write unchecked="why it is shown" behind graphql.',
    ]);
  });

  it('still finds other faults where the deprecated is allowed', () => {
    expect(messages('query Old { old nam }', 'deprecated="shows the way to V2"')).toEqual([
      'docs/intro.mdx:4:17: Cannot query field "nam" on type "Query".',
    ]);
  });

  it.each([
    [
      'deprecated="why"',
      'docs/intro.mdx:3:1: Unexpected opt-out deprecated, the sample uses nothing deprecated. Remove it.',
    ],
    [
      'unchecked="why"',
      'docs/intro.mdx:3:1: Unexpected opt-out unchecked, the sample is valid. Remove it.',
    ],
  ])('refuses the opt-out %s where it is not needed', (meta, message) => {
    expect(messages('query Space { space(id: 1) { name } }', meta)).toEqual([message]);
  });

  it.each([
    [
      'deprecated',
      'docs/intro.mdx:3:1: Unexpected deprecated without a reason, expected deprecated="why it is shown".',
    ],
    [
      'unchecked=""',
      'docs/intro.mdx:3:1: Unexpected unchecked without a reason, expected unchecked="why it is shown".',
    ],
  ])('refuses the opt-out %s without a reason', (meta, message) => {
    expect(messages('query Old { old }', meta)).toEqual([message]);
  });

  it('does not check samples under another schema', () => {
    expect(run('```graphql\nquery Other { other }\n```', 'off').messages).toEqual([]);
  });

  it('leaves other languages alone', () => {
    const { code, messages: found } = run('```json title="a"\n{ other }\n```');
    expect(found).toEqual([]);
    expect(code).toMatchObject({ meta: 'title="a"' });
    expect(code?.data).toBeUndefined();
  });

  it('gives the code block its links, and keeps title and lines', () => {
    const { code } = run('```graphql title="One" {1} deprecated="shown"\nquery Old { old }\n```');
    expect(code?.meta).toBe('title="One" {1}');
    expect(code?.data?.lines).toEqual([
      [
        ['query', 'keyword'],
        [' '],
        ['Old', 'variable'],
        [' { '],
        ['old', 'member', '/docs/graphql/operations/queries/old'],
        [' }'],
      ],
    ]);
  });

  it('gives code that does not parse no links', () => {
    const { code } = run('```graphql unchecked="half"\nquery {\n```');
    expect(code?.data?.lines).toBeUndefined();
  });
});
