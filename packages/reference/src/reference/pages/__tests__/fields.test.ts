import { describe, expect, it } from 'vitest';
import { fieldName, frame, heading, plainType } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
type Query { user: User items: [Item] }
"Someone."
type User implements Named {
  """
  Where they meet.
  In order of age.
  """
  spaces("At most 100." limit: Int = 20, old: Int @deprecated(reason: "Ignored.")): [Space!]!
  "As on a badge."
  name: String @deprecated(reason: "Use \`User.spaces\`. Soon.")
}
interface Named { name: String }
type Space { root: Query }
union Item = Space
`;

const list = plainType('[', 'Space', '!]!', 'objects/space');
const int = plainType('', 'Int', '');
const string = plainType('', 'String', '');
const deprecated = '<span class="badge deprecated">deprecated</span>';

describe('the page of an object', () => {
  it.each([
    [
      'a field in a row, with its arguments on demand',
      `<div class=field><div><hgroup>${fieldName('spaces')}<p>${list}</hgroup>\
<p>Where they meet. <small>2 arguments</small></div>\
<details><summary aria-label="More about spaces"></summary>\
<div><p>In order of age.<p><strong>Arguments</strong>\
<dl class=members><dt><a id=spaces.limit href=#spaces.limit>limit</a>${int}<wbr><span class=memberDefault>optional, default <code>20</code></span><dd><p>At most 100.<dt>`,
      `### \`User.spaces\`

[\`[Space!]!\`](/docs/graphql/types/objects/space)

Where they meet.

In order of age.

**Arguments**

\`User.spaces(limit:)\`: \`Int\`, optional, default \`20\`

At most 100.
`,
    ],
    [
      'a deprecated field with what replaces it',
      `<div class=field><div><hgroup>${fieldName('name')}<p>${string}</hgroup>\
<p>As on a badge.<br>
${deprecated} Use <a href=/docs/graphql/types/objects/user#spaces><code>User.spaces</code></a>. Soon.</div></div>`,
      `### \`User.name\`

\`String\`

As on a badge.\\
(deprecated) Use [\`User.spaces\`](/docs/graphql/types/objects/user#spaces). Soon.
`,
    ],
    [
      'its definition',
      frame(
        'graphql',
        `<span class=keyword>type</span> <a href=/docs/graphql/types/objects/user>User</a> <span class=keyword>implements</span> <a href=/docs/graphql/types/interfaces/named>Named</a> {
  <a href=#spaces>spaces</a>(<a href=#spaces.limit>limit</a>: <a href=/docs/graphql/types/scalars/int>Int</a> = <span class=number>20</span>, <a href=#spaces.old>old</a>: <a href=/docs/graphql/types/scalars/int>Int</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>): [<a href=/docs/graphql/types/objects/space>Space</a>!]!
  <a href=#name>name</a>: <a href=/docs/graphql/types/scalars/string>String</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>
}
`,
      ),
      '```graphql\ntype User implements Named {\n  spaces(limit: Int = 20, old: Int @deprecated): [Space!]!\n  name: String @deprecated\n}\n```\n',
    ],
    [
      'the operations that return it',
      `${heading(3, 'returned-by', 'Returned by', 'text')}\n<ul class=places>\n<li><a href=/docs/graphql/operations/queries/user><code>Query.user</code></a>\n`,
      '### Returned by\n\n- `Query.user`\n',
    ],
    [
      'its interfaces',
      '<p id=what-implements>Implements <a href=/docs/graphql/types/interfaces/named><code>Named</code></a>.\n',
      '\nImplements [`Named`](/docs/graphql/types/interfaces/named).\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'User')).toContain(html);
    expect(markdown(sdl, 'User')).toContain(text);
  });

  it.each([
    [
      'the shortest path from a query',
      `<p id=how-reached>Get it with <a href=/docs/graphql/operations/queries/items><code>Query.items</code></a>.\n`,
      'Get it with [`Query.items`](/docs/graphql/operations/queries/items).\n',
    ],
    [
      'the fields that hold it',
      `${heading(3, 'field-of', 'Field of', 'text')}\n<ul class=places>\n<li><a href=/docs/graphql/types/objects/user#spaces><code>User.spaces</code></a>\n`,
      '### Field of\n\n- [`User.spaces`](/docs/graphql/types/objects/user#spaces)\n',
    ],
    [
      'the unions of which it is a member',
      `${heading(3, 'member-of', 'Member of', 'text')}\n<ul class=places>\n<li><a href=/docs/graphql/types/unions/item><code>Item</code></a>\n`,
      '### Member of\n\n- [`Item`](/docs/graphql/types/unions/item)\n',
    ],
    [
      'a field that returns the query type, linked to the index',
      '<p><code><a href=/docs/graphql/operations/queries>Query</a></code></hgroup>',
      '### `Space.root`\n\n[`Query`](/docs/graphql/operations/queries)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'Space')).toContain(html);
    expect(markdown(sdl, 'Space')).toContain(text);
  });

  it('offers to say types in words above its fields', () => {
    expect(page(sdl, 'Space')).toMatch(
      /<h2 id=all-fields>.*<\/h2>\n<div class=fieldTools><button class=[^>]*>Types in words<\/button><\/div>\n<div class=field><div><hgroup><h3 id=root>/,
    );
  });
});

describe('the fields of an object', () => {
  const many = (count: number): string =>
    `type Query { hub: Hub } type Hub { ${Array.from({ length: count }, (_, index) => `f${index}: ID`).join(' ')} }`;

  it('can be filtered from twelve on, and are defined in a fold', () => {
    const html = page(many(12), 'Hub');
    expect(html).toContain(
      '<div class=fieldTools><div class="fieldFilter needsScripts" data-island=field-filter><input type=search aria-label="Filter fields" placeholder="Filter 12 fields" autocomplete=off spellcheck=false><span class=fieldFilterStatus aria-hidden=true></span><span class=hiddenWords role=status></span></div><button ',
    );
    expect(html).toContain('<details class=fold><summary>12 fields in GraphQL</summary>');
  });

  it('are in one view where they are fewer', () => {
    expect(page(many(11), 'Hub')).not.toMatch(/fieldFilter|<details/);
  });
});

describe('the page of an interface', () => {
  it('shows what implements it', () => {
    expect(page(sdl, 'Named')).toContain(
      `${heading(3, 'implemented-by', 'Implemented by', 'text')}\n<ul class=places>\n<li><a href=/docs/graphql/types/objects/user><code>User</code></a>\n`,
    );
    expect(markdown(sdl, 'Named')).toContain(
      '### Implemented by\n\n- [`User`](/docs/graphql/types/objects/user)\n',
    );
  });
});
