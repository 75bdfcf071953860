import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../graphql/categories';
import { toMarkdown } from '../../document/markdown';
import { categoriesOf, makeIndexPage } from '../index-pages';
import { contextOf, html } from './page';

const context = contextOf(`
  type Query {
    "Finds one. By id."
    space: Int
    old: Int @deprecated(reason: "Gone.")
  }
`);

describe('makeIndexPage', () => {
  const page = makeIndexPage(context, categoryOf('query'));

  it('stands at the address of its category, and says how much it lists', () => {
    const { tree, ...rest } = page;
    expect(rest).toEqual({
      path: '/docs/graphql/operations/queries',
      title: 'Queries',
      description: 'Operations that read, and change nothing. All 2 queries, one line each.',
      editUrl: 'https://code.example/schema',
    });
    expect(tree.type).toBe('root');
  });

  it('gives every symbol a line', () => {
    expect(html(page)).toBe(`<p>Operations that read, and change nothing. The schema has 2 queries.
<ul>
<li><a href=/docs/graphql/operations/queries/old><code>Query.old</code></a> <span class="badge deprecated">deprecated</span>
<li><a href=/docs/graphql/operations/queries/space><code>Query.space</code></a> Finds one.
</ul>`);
    expect(toMarkdown(page)).toBe(`# Queries

> Operations that read, and change nothing. All 2 queries, one line each.

Operations that read, and change nothing. The schema has 2 queries.

- [\`Query.old\`](/docs/graphql/operations/queries/old) (deprecated)
- [\`Query.space\`](/docs/graphql/operations/queries/space) Finds one.
`);
  });
});

describe('categoriesOf', () => {
  it('leaves out the categories without symbols', () => {
    expect(categoriesOf(context).map(({ label }) => label)).toEqual([
      'Queries',
      'Scalars',
      'Directives',
      'Operation directives',
    ]);
  });
});
