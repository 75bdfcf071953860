import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { listReferencePaths } from '../reference-paths';

it('gives the first page, one for each kind that the schema has, and one for each symbol', () => {
  const schema = buildSchema(`
    type Query { space: Space }
    type Space { id: ID! }
  `);
  expect(listReferencePaths(schema)).toEqual([
    '/docs/graphql',
    '/docs/graphql/operations/queries',
    '/docs/graphql/types/objects',
    '/docs/graphql/types/scalars',
    '/docs/graphql/types/directives',
    '/docs/graphql/operations/directives',
    '/docs/graphql/operations/queries/space',
    '/docs/graphql/types/objects/space',
    '/docs/graphql/types/scalars/boolean',
    '/docs/graphql/types/scalars/id',
    '/docs/graphql/types/scalars/string',
    '/docs/graphql/types/directives/deprecated',
    '/docs/graphql/types/directives/one-of',
    '/docs/graphql/types/directives/specified-by',
    '/docs/graphql/operations/directives/include',
    '/docs/graphql/operations/directives/skip',
  ]);
});
