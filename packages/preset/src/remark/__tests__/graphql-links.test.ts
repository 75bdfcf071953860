import { buildSchema } from 'graphql';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkLinks } from '../links';

const schema = buildSchema('type Query { space(id: ID): Space } type Space { name: String }');

function run(
  value: string,
  samples: 'error' | 'off' = 'error',
  links = createLinkMap(schema),
): { text: string; messages: string[] } {
  const store = createSchemaStore();
  store.set({ schema, links, paths: [], samples });
  const file = new VFile({ path: 'docs/intro.mdx', value });
  const processor = unified().use(remarkParse).use(remarkLinks, store);
  const tree = processor.runSync(processor.parse(file), file);
  return { text: toMarkdown(tree), messages: file.messages.map(String) };
}

describe('a link by coordinate', () => {
  it.each([
    ['graphql:Query.space', '/docs/graphql/operations/queries/space'],
    ['graphql:Query.space(id:)', '/docs/graphql/operations/queries/space#id'],
    ['graphql:Space', '/docs/graphql/types/objects/space'],
    ['graphql:@skip', '/docs/graphql/operations/directives/skip'],
    ['https://a.example', 'https://a.example'],
  ])('leads from %s to %s', (coordinate, href) => {
    const { text, messages } = run(`See [it](${coordinate}).`);
    expect(text).toBe(`See [it](${href}).\n`);
    expect(messages).toEqual([]);
  });

  it('places an unknown coordinate and names the nearest', () => {
    expect(run('# Title\n\nSee [it](graphql:Space.nam).').messages).toEqual([
      'docs/intro.mdx:3:5-3:28: Unexpected coordinate "Space.nam", which the schema does not define. Did you mean "Space.name" or "Space"?',
    ]);
  });

  it('makes a link plain text where another schema lacks the coordinate', () => {
    const { text, messages } = run(
      'See [the *user*](graphql:User) and [it](graphql:Space).',
      'off',
    );
    expect(text).toBe('See the *user* and [it](/docs/graphql/types/objects/space).\n');
    expect(messages).toEqual([]);
  });

  it('is plain text where no page says what became of the coordinate', () => {
    const { text, messages } = run('See [the *space*](graphql:Space).', 'error', new Map());
    expect(text).toBe('See the *space*.\n');
    expect(messages).toEqual([]);
  });

  it('reports a coordinate that is no address', () => {
    expect(run('[it](graphql:%E0%A4%A)').messages).toEqual([
      'docs/intro.mdx:1:1-1:23: Unexpected coordinate "%E0%A4%A", which the schema does not define.',
    ]);
  });
});
