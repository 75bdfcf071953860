import { describe, expect, it } from 'vitest';
import { frame, heading, plainType, type } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
directive @access(role: UserRole!, space: [SpaceUserConnectionType!], permission: PermissionType) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
enum UserRole { GUEST MEMBER }
enum SpaceUserConnectionType { ADMIN MEMBER }
enum PermissionType { CREATE }
enum ErrorCode { "There is none. Look again." NOT_FOUND RATE_LIMITED INTERNAL }
type Query {
  "Finds a \`Space\`."
  space("Which one." id: ID!): Space @access(role: GUEST) @errors(codes: [NOT_FOUND])
  old: [Space!]! @deprecated(reason: "Use \`Query.space\`.")
}
type Mutation {
  createSpace(input: NewSpace! = { name: "a" }): Space
    @access(role: MEMBER, space: [ADMIN, MEMBER], permission: CREATE) @errors(codes: [])
}
"A place to meet. Open."
type Space { "What it is called. Short." name: String! level: Int id: ID }
input NewSpace @oneOf { "Its name." name: String }
`;

const space = type('', 'Space', '', 'objects/space');
const someId = type('', 'ID', '!', 'scalars/id');
const plainString = plainType('', 'String', '!');

const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `f${index}`);

describe('the page of an operation', () => {
  it.each([
    [
      'its description',
      '<p>Finds a <a href=/docs/graphql/types/objects/space><code>Space</code></a>.\n',
      'Finds a [`Space`](/docs/graphql/types/objects/space).\n',
    ],
    [
      'its signature, with links',
      frame(
        'graphql',
        '<a class=member href=/docs/graphql/operations/queries/space>space</a>(<wbr><a href=#id>id</a>: <a href=/docs/graphql/types/scalars/id>ID</a>!): <a href=/docs/graphql/types/objects/space>Space</a>\n',
      ),
      '```graphql\ntype Query {\n  space(id: ID!): Space\n}\n```\n',
    ],
    [
      'who may call it',
      `${heading(2, 'who-may-call', 'Who may call it')}\n<p>Everyone, with or without an access token.\n`,
      '## Who may call it\n\nEveryone, with or without an access token.\n',
    ],
    [
      'its arguments',
      `${heading(3, 'id', 'id')}\n<div class=member>${someId}<span class="badge required">required</span><p>Which one.</div>\n`,
      '### `Query.space(id:)`\n\n[`ID!`](/docs/graphql/types/scalars/id), required\n\nWhich one.\n',
    ],
    [
      'what it returns',
      `${heading(2, 'what-returns', 'Returns')}\n<p>${space} A place to meet. Open.\n<details class=fold><summary>3 fields of Space</summary><dl class=members><dt><a href=/docs/graphql/types/objects/space#name>name</a>${plainString}<dd><p>What it is called.`,
      '## Returns\n\n`Space` A place to meet. Open.\n\n**3 fields of Space**\n\n[`name`](/docs/graphql/types/objects/space#name): `String!`\n\nWhat it is called.\n',
    ],
    [
      'its errors',
      '<ul class=rows>\n<li>\n<p><a href=/docs/graphql/types/enums/error-code#NOT_FOUND><code>NOT_FOUND</code></a>: There is none.\n',
      '- [`NOT_FOUND`](/docs/graphql/types/enums/error-code#NOT_FOUND): There is none.\n',
    ],
    [
      'the errors of every operation',
      '<p>Like every operation, it can also fail with <a href=/docs/graphql/types/enums/error-code#RATE_LIMITED><code>RATE_LIMITED</code></a> or <a href=/docs/graphql/types/enums/error-code#INTERNAL><code>INTERNAL</code></a>.\n',
      'Like every operation, it can also fail with [`RATE_LIMITED`](/docs/graphql/types/enums/error-code#RATE_LIMITED) or [`INTERNAL`](/docs/graphql/types/enums/error-code#INTERNAL).\n',
    ],
    [
      'its relatives, without deprecated ones',
      '<p>Others that are about <a href=/docs/graphql/types/objects/space><code>Space</code></a>:\n<ul>\n<li><a href=/docs/graphql/operations/mutations/create-space><code>Mutation.createSpace</code></a>\n</ul>',
      'Others that are about `Space`:\n\n- [`Mutation.createSpace`](/docs/graphql/operations/mutations/create-space)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'Query.space')).toContain(html);
    expect(page(sdl, 'Query.space')).not.toContain('Query.old');
    expect(markdown(sdl, 'Query.space')).toContain(text);
    expect(markdown(sdl, 'Query.space')).not.toContain('Query.old');
  });

  it('says every condition of access', () => {
    expect(page(sdl, 'Mutation.createSpace')).toContain(
      '<p>Users whose role is at least <a href=/docs/graphql/types/enums/user-role#MEMBER><code>MEMBER</code></a>, and whose connection to the space is <a href=/docs/graphql/types/enums/space-user-connection-type#ADMIN><code>ADMIN</code></a> or <a href=/docs/graphql/types/enums/space-user-connection-type#MEMBER><code>MEMBER</code></a>, with the permission <a href=/docs/graphql/types/enums/permission-type#CREATE><code>CREATE</code></a>.\n',
    );
    expect(markdown(sdl, 'Mutation.createSpace')).toContain(
      'Users whose role is at least [`MEMBER`](/docs/graphql/types/enums/user-role#MEMBER), and whose connection to the space is [`ADMIN`](/docs/graphql/types/enums/space-user-connection-type#ADMIN) or [`MEMBER`](/docs/graphql/types/enums/space-user-connection-type#MEMBER), with the permission [`CREATE`](/docs/graphql/types/enums/permission-type#CREATE).\n',
    );
  });

  it('shows the fields of an input in place, with the default of the argument', () => {
    const html = page(sdl, 'Mutation.createSpace');
    expect(html).toContain(
      '<wbr><span class=memberDefault>optional, default <code>{name: "a"}</code></span>',
    );
    expect(html).toContain(
      '<p>Set exactly one of these fields, and not to null.<dl class=members><dt><a href=/docs/graphql/types/inputs/new-space#name>name</a>',
    );
    const text = markdown(sdl, 'Mutation.createSpace');
    expect(text).toContain(
      '(/docs/graphql/types/inputs/new-space), optional, default `{name: "a"}`\n',
    );
    expect(text).toContain(
      '\n\nSet exactly one of these fields, and not to null.\n\n[`name`](/docs/graphql/types/inputs/new-space#name): ',
    );
  });

  const inputOf = (fields: string, more = ''): string =>
    page(`type Query { a(in: In!): Int } input In { ${fields} } ${more}`, 'Query.a');
  const namesOf = (html: string): string[] =>
    [...html.matchAll(/<dt><a [^>]*>(\w+)|<summary>([^<]+)/g)].map(
      ([, name = '', label = '']) => name + label,
    );

  it('shows required arguments and fields first, and says which can be left out', () => {
    const html = page(
      'type Query { a(x: Int, y: Int! = 1, z: In!): Int } input In { c: Int d: Int! = 2 e: Int! f: Int! }',
      'Query.a',
    );
    expect([...html.matchAll(/<h3 id=(\w+)/g)].map(([, id]) => id)).toEqual(['z', 'x', 'y']);
    expect(namesOf(html)).toEqual(['e', 'f', 'c', 'd']);
    expect(html).toMatch(
      />e<.*required<.*>d<.*<wbr><span class=memberDefault>optional, default <code>2</s,
    );
    expect(html.match(/required</g)).toHaveLength(3);
  });

  it('unfolds inputs within inputs, and none within itself', () => {
    const html = inputOf(
      'a: Int b: Deep',
      'input Deep { c: Deeper! d: In } input Deeper { e: Deep f: Int }',
    );
    expect(namesOf(html)).toEqual([
      'a',
      'b',
      '2 fields of Deep',
      'c',
      '2 fields of Deeper',
      'e',
      'f',
      'd',
    ]);
  });

  it.each([
    [20, letters(20)],
    [21, ['z0', '20 more fields of In', ...letters(20)]],
  ])('folds what can be left out of %i fields where they are many', (count, names) => {
    const optional = letters(20).map((name) => `${name}: Int`);
    const fields = count === 20 ? optional : [...optional, 'z0: Int!'];
    expect(namesOf(inputOf(fields.join(' ')))).toEqual(names);
  });

  it.each([
    [
      20,
      '<details class=fold><summary>20 fields of All</summary><dl class=members><dt><a href=/docs/graphql/types/objects/all#f0>f0</a>',
    ],
    [
      21,
      '<details class=fold><summary>21 fields of All</summary><p>The page of <a href=/docs/graphql/types/objects/all><code>All</code></a> explains each.<div class="codeFrame language-graphql"',
    ],
  ])('shows a type of %i fields in words, or by its definition', (count, html) => {
    const fields = Array.from({ length: count }, (_, index) => `f${index}: Int`).join(' ');
    expect(page(`type Query { all: All } type All { ${fields} }`, 'Query.all')).toContain(html);
  });

  it('leaves no empty line for a field without a description', () => {
    expect(page('type Query { a: A } type A { b: Int }', 'Query.a')).toContain(
      '</code><dd></dl></details>',
    );
  });

  it('names the errors of every operation where it has none of its own', () => {
    expect(page(sdl, 'Mutation.createSpace')).toContain('<p>Only the codes of every operation: ');
    expect(markdown(sdl, 'Mutation.createSpace')).toContain('Only the codes of every operation: ');
  });

  it('opens with its deprecation and a link to the replacement', () => {
    expect(page(sdl, 'Query.old')).toMatch(
      /^<div class=deprecation role=note aria-label=Deprecated><strong>Deprecated\.<\/strong> <div><p>Use <a href=\/docs\/graphql\/operations\/queries\/space><code>Query\.space<\/code><\/a>\.<\/div><\/div>\n/,
    );
    expect(markdown(sdl, 'Query.old')).toContain(
      '# old\n\n> The query old of the GraphQL API.\n\n> **Deprecated.**\n>\n> Use [`Query.space`](/docs/graphql/operations/queries/space).\n',
    );
  });

  it('says nothing of access and errors where the schema does not', () => {
    expect(page(sdl, 'Query.old')).not.toMatch(/Who may call it|>Errors/);
    expect(markdown(sdl, 'Query.old')).not.toMatch(/Who may call it|## Errors/);
    expect(page(sdl, 'Query.old')).toContain('<p>It takes none.\n');
    expect(markdown(sdl, 'Query.old')).toContain('It takes none.\n');
  });
});
