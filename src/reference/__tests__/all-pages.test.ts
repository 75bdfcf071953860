import { describe, expect, it } from 'vitest';
import { listPages } from '../all-pages';
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

  it('makes a page once', () => {
    const { get } = listPages(context);
    expect(get('/docs/graphql/types/enums/level')).toBe(get('/docs/graphql/types/enums/level'));
  });

  it('refuses the address of no page', () => {
    expect(() => listPages(context).get('/docs/graphql/types/enums/levels')).toThrow(
      'There is no page /docs/graphql/types/enums/levels in the reference.',
    );
  });
});
