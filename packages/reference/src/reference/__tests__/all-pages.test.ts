import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listPages } from '../all-pages';
import { createContext } from '../context';
import { contextOf } from './page';

const sdl = `
  type Query { node(id: ID!): Node item: Item }
  type Mutation { rename(input: RenameInput!): User }
  type Subscription { renamed: User }
  type User implements Node { id: ID! }
  interface Node { id: ID! }
  union Item = User
  input RenameInput { name: String level: Level }
  enum Level { LOW }
  scalar Date
  directive @tag on FIELD_DEFINITION
  directive @trace on FIELD
`;
const context = contextOf(sdl, { endpoint: undefined });

describe('listPages', () => {
  it('has the first page, one for each kind that the schema has, and one for each symbol', () => {
    const { paths, get } = listPages(
      contextOf('type Query { user: User } type User { id: ID! }', { endpoint: undefined }),
    );
    expect(paths.map((path) => get(path).path)).toEqual(paths);
    expect(paths.map((path) => path.slice('/docs/graphql'.length))).toEqual([
      '',
      '/operations/queries',
      '/types/objects',
      '/types/scalars',
      '/types/directives',
      '/operations/directives',
      '/operations/queries/user',
      '/types/objects/user',
      '/types/scalars/boolean',
      '/types/scalars/id',
      '/types/scalars/string',
      '/types/directives/deprecated',
      '/types/directives/one-of',
      '/types/directives/specified-by',
      '/operations/directives/include',
      '/operations/directives/skip',
    ]);
  });

  it('has one page of each kind, and pages that list them', () => {
    const { get } = listPages(context);
    expect(get('/docs/graphql').title).toBe('GraphQL API');
    expect(get('/docs/graphql/types/enums').title).toBe('Enums');
    expect(get('/docs/graphql/types/enums/level').title).toBe('Level');
    expect(get('/docs/graphql/operations/directives/trace').title).toBe('@trace');
  });

  it('leads from each symbol to the next, beyond its kind, and marks what is deprecated', () => {
    const { get } = listPages(
      contextOf('type Query { a: User b: ID @deprecated } type User { id: ID! }', {
        endpoint: undefined,
      }),
    );
    const a = { title: 'a', path: '/docs/graphql/operations/queries/a' };
    const user = { title: 'User', path: '/docs/graphql/types/objects/user' };
    expect(get(a.path).previous).toBeUndefined();
    expect(get(a.path).next).toEqual({
      title: 'b',
      path: '/docs/graphql/operations/queries/b',
      isDeprecated: true,
    });
    expect(get('/docs/graphql/operations/queries/b')).toMatchObject({ previous: a, next: user });
    expect(get('/docs/graphql/operations/directives/skip').next).toBeUndefined();
  });

  it('leads through the domains, one after the other', () => {
    const files = {
      'schema/spaces.graphql': 'type Query { space: Space } type Space { id: ID }',
      'schema/donations.graphql': 'extend type Query { donation: ID } enum Amount { ALL }',
    };
    const sources = Object.entries(files).map(([name, sdl]) => parse(new Source(sdl, name)));
    const schema = buildASTSchema(concatAST(sources));
    const { get } = listPages(createContext(schema, { sourceUrl: String, endpoint: undefined }));
    const next = (path: string): string | undefined => get(`/docs/graphql/${path}`).next?.title;
    expect(next('operations/queries/donation')).toBe('Amount');
    expect(next('types/enums/amount')).toBe('space');
    expect(next('operations/queries/space')).toBe('Space');
  });

  it('refuses the address of no page', () => {
    expect(() => listPages(context).get('/docs/graphql/types/enums/levels')).toThrow(
      'There is no page /docs/graphql/types/enums/levels in the reference.',
    );
  });
});
