import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createLinkMap } from '../links';

const links = createLinkMap(
  buildSchema(`
    directive @access(role: Level) on FIELD_DEFINITION
    type Query { space(id: ID): Space }
    type Space { members(limit: Int): [Space!] }
    input NewSpace { level: Level }
    enum Level { LOW }
  `),
);

describe('createLinkMap', () => {
  it.each([
    ['Query', '/docs/graphql/operations/queries'],
    ['Query.space', '/docs/graphql/operations/queries/space'],
    ['Query.space(id:)', '/docs/graphql/operations/queries/space#id'],
    ['Space', '/docs/graphql/types/objects/space'],
    ['Space.members', '/docs/graphql/types/objects/space#members'],
    ['Space.members(limit:)', '/docs/graphql/types/objects/space#members.limit'],
    ['NewSpace.level', '/docs/graphql/types/inputs/new-space#level'],
    ['Level.LOW', '/docs/graphql/types/enums/level#LOW'],
    ['@access', '/docs/graphql/types/directives/access'],
    ['@access(role:)', '/docs/graphql/types/directives/access#role'],
    ['@skip(if:)', '/docs/graphql/operations/directives/skip#if'],
    ['ID', '/docs/graphql/types/scalars/id'],
  ])('leads from %s to %s', (coordinate, href) => {
    expect(links.get(coordinate)).toBe(href);
  });

  it.each(['Mutation', 'Space.nam', 'Level.HIGH', '__Type', '@nope'])(
    'knows no %s',
    (coordinate) => {
      expect(links.get(coordinate)).toBeUndefined();
    },
  );
});
