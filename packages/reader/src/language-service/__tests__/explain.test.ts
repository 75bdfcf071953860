import { describe, expect, it } from 'vitest';
import { createLinkMap } from 'graphql-docs-reference/graphql';
import type { Explanation } from '../explain';
import { explain } from '../explain';
import { marked, schema } from './schema';

const links = createLinkMap(schema);

function explainAt(text: string): Explanation | undefined {
  return explain(...marked(text), schema, links);
}

describe('explain', () => {
  it('names a field, its type and its page', () => {
    expect(explainAt('{ spaces { na|me } }')).toEqual({
      from: 11,
      to: 15,
      coordinate: 'Space.name',
      type: 'String!',
      path: '/docs/graphql/types/objects/space#name',
    });
    expect(explainAt('{ |spaces { name } }')?.coordinate).toBe('Query.spaces');
  });

  it('says why something is deprecated', () => {
    expect(explainAt('{ mem|bers { id } }')?.deprecated).toBe('Use `Query.spaces`.');
  });

  it.each([
    ['{ spaces(li|mit: 1) { id } }', 'Query.spaces(limit:)'],
    ['{ spaces(sort: NEW|EST) { id } }', 'Sort.NEWEST'],
    ['{ spaces(filter: { op|en: true }) { id } }', 'SpaceFilterInput.open'],
    ['{ search(text: "a") { ... on Spa|ce { id } } }', 'Space'],
    ['query A($sort: So|rt) { spaces(sort: $sort) { id } }', 'Sort'],
    ['{ spaces @incl|ude(if: true) { id } }', '@include'],
    ['{ spaces @include(i|f: true) { id } }', '@include(if:)'],
  ])('explains the name in %s', (text, coordinate) => {
    expect(explainAt(text)?.coordinate).toBe(coordinate);
  });

  it.each(['{ spa|ces: members { id } }', '{ noth|ing }', '# spa|ces', '|{ spaces { id } }'])(
    'has nothing to say of %s',
    (text) => {
      expect(explainAt(text)).toBeUndefined();
    },
  );
});
