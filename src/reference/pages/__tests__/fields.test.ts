import { describe, expect, it } from 'vitest';
import { frame, heading, type } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
type Query { user: User items: [Item] }
"Someone."
type User implements Named {
  "Where they meet."
  spaces("At most 100." limit: Int = 20, old: Int @deprecated(reason: "Ignored.")): [Space!]!
  name: String @deprecated(reason: "Use \`User.spaces\`.")
}
interface Named { name: String }
type Space { root: Query }
union Item = Space
`;

const list = type('[', 'Space', '!]!', 'objects/space', 'a list, never null, of Space, never null');
const int = type('', 'Int', '', 'scalars/int', 'Int, or null');
const string = type('', 'String', '', 'scalars/string', 'String, or null');
const deprecated = '<span class="badge deprecated">deprecated</span>';

describe('the page of an object', () => {
  it.each([
    [
      'a field with its arguments',
      `${heading(3, 'spaces', 'spaces')}
<div class=member>${list}<p>Where they meet.\
<details class=fold><summary>2 arguments</summary>\
<div class=member><a class=memberName id=spaces.limit href=#spaces.limit>limit</a><wbr>${int}<span class=memberDefault>optional, default <code>20</code></span><p>At most 100.</div>`,
      `### \`User.spaces\`

[\`[Space!]!\`](/docs/graphql/types/objects/space)

Where they meet.

**2 arguments**

\`User.spaces(limit:)\`: [\`Int\`](/docs/graphql/types/scalars/int), optional, default \`20\`

At most 100.
`,
    ],
    [
      'a deprecated field',
      `<div class=member>${string}${deprecated}<div class=deprecation role=note aria-label=Deprecated><strong>Deprecated.</strong> <div><p>Use <a href=/docs/graphql/types/objects/user#spaces><code>User.spaces</code></a>.</div></div></div>`,
      `### \`User.name\`

[\`String\`](/docs/graphql/types/scalars/string), deprecated

> **Deprecated.**
>
> Use [\`User.spaces\`](/docs/graphql/types/objects/user#spaces).
`,
    ],
    [
      'its definition',
      frame(
        'graphql',
        `<span><span class=keyword>type</span> <a class=type href=/docs/graphql/types/objects/user>User</a> <span class=keyword>implements</span> <a class=type href=/docs/graphql/types/interfaces/named>Named</a> {
</span><span>  <a class=member href=#spaces>spaces</a>(<a class=member href=#spaces.limit>limit</a>: <a class=type href=/docs/graphql/types/scalars/int>Int</a> = <span class=number>20</span>, <a class=member href=#spaces.old>old</a>: <a class=type href=/docs/graphql/types/scalars/int>Int</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>): [<a class=type href=/docs/graphql/types/objects/space>Space</a>!]!
</span><span>  <a class=member href=#name>name</a>: <a class=type href=/docs/graphql/types/scalars/string>String</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>
</span><span>}
</span>`,
      ),
      '```graphql\ntype User implements Named {\n  spaces(limit: Int = 20, old: Int @deprecated): [Space!]!\n  name: String @deprecated\n}\n```\n',
    ],
    [
      'the operations that return it',
      `${heading(2, 'returned-by', 'Returned by')}\n<ul>\n<li><a href=/docs/graphql/operations/queries/user><code>Query.user</code></a>\n`,
      '## Returned by\n\n- [`Query.user`](/docs/graphql/operations/queries/user)\n',
    ],
    [
      'its interfaces',
      `${heading(2, 'what-implements', 'Implements')}\n<ul>\n<li><a href=/docs/graphql/types/interfaces/named><code>Named</code></a>\n`,
      '## Implements\n\n- [`Named`](/docs/graphql/types/interfaces/named)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'User')).toContain(html);
    expect(markdown(sdl, 'User')).toContain(text);
  });

  it.each([
    [
      'the shortest path from a query',
      `${heading(2, 'how-reached', 'Shortest path from a query')}\n<p><a href=/docs/graphql/operations/queries/items><code>Query.items</code></a>\n`,
      '## Shortest path from a query\n\n[`Query.items`](/docs/graphql/operations/queries/items)\n',
    ],
    [
      'the fields that hold it',
      `${heading(2, 'field-of', 'Field of')}\n<ul>\n<li><a href=/docs/graphql/types/objects/user#spaces><code>User.spaces</code></a>\n`,
      '## Field of\n\n- [`User.spaces`](/docs/graphql/types/objects/user#spaces)\n',
    ],
    [
      'the unions of which it is a member',
      `${heading(2, 'member-of', 'Member of')}\n<ul>\n<li><a href=/docs/graphql/types/unions/item><code>Item</code></a>\n`,
      '## Member of\n\n- [`Item`](/docs/graphql/types/unions/item)\n',
    ],
    [
      'a field that returns the query type, linked to the index',
      '<div class=member><code class=typeRef><a href=/docs/graphql/operations/queries>Query</a></code><span class=typeWords>Query, or null</span></div>\n',
      '### `Space.root`\n\n[`Query`](/docs/graphql/operations/queries)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'Space')).toContain(html);
    expect(markdown(sdl, 'Space')).toContain(text);
  });

  it('offers to say types in words above its fields', () => {
    expect(page(sdl, 'Space')).toMatch(
      /<h2 id=all-fields .*<\/h2>\n<button class=[^>]*>Types in words<\/button>\n<h3 id=root /,
    );
  });
});

describe('the page of an interface', () => {
  it('shows what implements it', () => {
    expect(page(sdl, 'Named')).toContain(
      `${heading(2, 'implemented-by', 'Implemented by')}\n<ul>\n<li><a href=/docs/graphql/types/objects/user><code>User</code></a>\n`,
    );
    expect(markdown(sdl, 'Named')).toContain(
      '## Implemented by\n\n- [`User`](/docs/graphql/types/objects/user)\n',
    );
  });
});
