import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { releasePathsOf } from '../../changelog/snapshots';
import { categoryOf } from '../../graphql/routes';
import { createContext } from '../context';
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

  it('is edited where the SDL is', () => {
    const elsewhere = { ...context, source: releasePathsOf('api/v1/*.graphql') };
    expect(makeIndexPage(elsewhere, categoryOf('query')).editUrl).toBe(
      'https://code.example/api/v1',
    );
  });

  it('gives every symbol a row, and strikes out what is deprecated', () => {
    expect(toMarkdown(page)).toBe(`# Queries

> Operations that read, and change nothing. All 2 queries, one line each.

Operations that read, and change nothing. This page lists 2 queries.

| Name | Returns |
| - | - |
| [~~\`old\`~~](/docs/graphql/operations/queries/old) (deprecated) | \`Int\` |
| [\`space\`](/docs/graphql/operations/queries/space) Finds one. | \`Int\` |
`);
    expect(html(page)).toContain(
      '<td><a href=/docs/graphql/operations/queries/old><del><code>old</code></del></a> <span class="badge deprecated">deprecated</span>\n',
    );
    expect(html(page)).toContain('<table class=index data-island=table>');
  });

  it('lists behind the rest what only wraps others by the conventions of Relay', () => {
    const wrapped = contextOf(`
      type Query { books: BookConnection  edge: Edge  way: RailConnection }
      type Mutation { addBook: AddBookPayload  pay: Payload }
      "A thing to read."
      type Book { id: ID }
      type BookConnection { edges: [BookEdge] pageInfo: PageInfo }
      type BookEdge { cursor: String node: Book }
      type AddBookPayload { book: Book }
      type Edge { length: Int }
      type PageInfo { hasNextPage: Boolean }
      type Payload { weight: Int }
      type RailConnection { minutes: Int }
    `);
    const markdown = toMarkdown(makeIndexPage(wrapped, categoryOf('object')));
    expect(markdown.replace(/\]\(.*?\)/g, ']').slice(markdown.indexOf('| Name')))
      .toBe(`| Name | Description |
| - | - |
| [\`Book\`] | A thing to read. |
| [\`Edge\`] | |
| [\`PageInfo\`] | |
| [\`Payload\`] | |
| [\`RailConnection\`] | |

## Payloads of mutations

Each is what the mutation of the same name returns.

- [\`AddBookPayload\`]

## Connections and edges

A connection is one page of a list, and an edge one entry of it with its cursor.

- [\`BookConnection\`]
- [\`BookEdge\`]
`);
  });

  it('says in short who may call an operation, if the schema says so', () => {
    const roles = contextOf(`
      enum Role { GUEST MEMBER SITE_ADMIN }
      enum Connection { ADMIN MEMBER }
      enum Permission { READ DELETE }
      directive @access(role: Role!, space: [Connection!], permission: Permission) on FIELD_DEFINITION
      type Query {
        a: Int @access(role: GUEST)
        b: Int @access(role: MEMBER)
        c: Int @access(role: MEMBER, space: [ADMIN, MEMBER])
        d: Int @access(role: SITE_ADMIN, space: [ADMIN])
        e: Int
        f: Int @access(role: MEMBER, permission: DELETE)
        g: Int @access(role: GUEST, permission: READ)
      }
    `);
    const rows = toMarkdown(makeIndexPage(roles, categoryOf('query'))).match(/[^|]*(?=\|$)/gm);
    expect(rows?.map((row) => row.trim()).filter((row) => row !== '')).toEqual([
      'Who may call it',
      '-',
      'everyone',
      '`MEMBER`',
      '`ADMIN` or `MEMBER` of the space',
      '`SITE_ADMIN`, `ADMIN` of the space',
      '`MEMBER` with `DELETE`',
      'everyone with `READ`',
    ]);
  });

  it('says when something will be removed', () => {
    const upcoming = [{ coordinate: 'Query.old', reason: 'Gone.', removal: '2027-03-01' }];
    const known = contextOf('type Query { "As new." old: Int @deprecated(reason: "Gone.") }', {
      changelog: { releases: [], upcoming } as never,
    });
    const listed = makeIndexPage(known, categoryOf('query'));
    expect(toMarkdown(listed)).toContain(
      '(deprecated) [Removal on 1 March 2027](/docs/graphql/deprecated#Query.old) As new. |',
    );
    expect(toMarkdown(listed)).toContain('Of these and their arguments, 1 ');
    expect(html(listed)).toContain('</a><br>\nAs new.');
  });

  it('lists types by domain, with their descriptions', () => {
    const files = {
      'schema/spaces.graphql': 'type Query { a: Int } "Where people meet." type Space { id: ID }',
      'schema/users.graphql': 'extend type Query { b: Int } type User { id: ID }',
    };
    const sources = Object.entries(files).map(([name, sdl]) => parse(new Source(sdl, name)));
    const schema = buildASTSchema(concatAST(sources));
    const domains = createContext(schema, { sourceUrl: String, endpoint: undefined });
    expect(toMarkdown(makeIndexPage(domains, categoryOf('object')))).toContain(`
## Spaces

| Name | Description |
| - | - |
| [\`Space\`](/docs/graphql/types/objects/space) | Where people meet. |

## Users
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
