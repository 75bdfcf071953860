import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareNames } from '../names';
import { listSymbols } from '../symbols';

const schema = buildSchema(`
  directive @tag(name: String) on FIELD_DEFINITION
  directive @trace on FIELD
  type Query { spaces: [Space!] apps(filter: Filter): Node }
  type Mutation { join: Member }
  type Subscription { joined: Space }
  interface Node { id: ID }
  type Space { level: Level }
  type member { id: ID }
  union Member = Space | member
  enum Level { LOW }
  input Filter { on: Boolean }
  scalar Date
`);

describe('listSymbols', () => {
  const symbols = listSymbols(schema);

  it('lists by category in the order of the sidebar, then by name', () => {
    expect(symbols.map(({ kind, coordinate }) => `${kind} ${coordinate}`)).toEqual([
      'query Query.apps',
      'query Query.spaces',
      'mutation Mutation.join',
      'subscription Subscription.joined',
      'object member',
      'object Space',
      'interface Node',
      'input Filter',
      'enum Level',
      'union Member',
      'scalar Boolean',
      'scalar Date',
      'scalar ID',
      'scalar String',
      'typeDirective @deprecated',
      'typeDirective @oneOf',
      'typeDirective @specifiedBy',
      'typeDirective @tag',
      'operationDirective @include',
      'operationDirective @skip',
      'operationDirective @trace',
    ]);
  });

  it('gives a root type no page, whatever its name', () => {
    const renamed = buildSchema(
      'schema { query: Root } type Root { a: Query } type Query { b: Int }',
    );
    expect(listSymbols(renamed).slice(0, 2)).toMatchObject([
      { coordinate: 'Root.a', path: '/docs/graphql/operations/queries/a' },
      { coordinate: 'Query', path: '/docs/graphql/types/objects/query' },
    ]);
  });

  it('gives names with one slug, with that of a list and with none a page each', () => {
    const alike = buildSchema('type Query { _: URL index: Url } scalar URL scalar Url');
    const paths = listSymbols(alike).map(({ path }) => path.replace('/docs/graphql/', ''));
    expect(paths.filter((path) => /queries|url/.test(path))).toEqual([
      'operations/queries/_',
      'operations/queries/index-2',
      'types/scalars/url',
      'types/scalars/url-2',
    ]);
  });

  it('names the route of an operation', () => {
    expect(symbols.find(({ name }) => name === 'joined')?.path).toBe(
      '/docs/graphql/operations/subscriptions/joined',
    );
  });

  it('names the route of a directive', () => {
    expect(symbols.find(({ name }) => name === 'specifiedBy')?.path).toBe(
      '/docs/graphql/types/directives/specified-by',
    );
  });
});

describe('compareNames', () => {
  it('orders by letter before case', () => {
    expect(['b', 'A', 'a', 'B'].sort(compareNames)).toEqual(['A', 'a', 'B', 'b']);
  });
});
