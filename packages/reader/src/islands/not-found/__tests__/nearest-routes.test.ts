import { describe, expect, it } from 'vitest';
import { nearestRoutes } from '../nearest-routes';

const routes = [
  '/',
  '/blog',
  '/docs/architecture/',
  '/docs/architecture/machine-learning',
  '/docs/intro',
  '/docs/push-notifications',
  '/docs/graphql/operations/queries/notifications',
  '/docs/graphql/operations/queries/space-by-id',
  '/docs/graphql/types/objects/poll',
  '/docs/graphql/types/objects/space',
  '/docs/graphql/types/objects/space-member',
];

describe('nearestRoutes', () => {
  it.each([
    ['a letter too few', '/docs/intr', ['/docs/intro']],
    [
      'a letter missing in a long name',
      '/docs/graphql/operations/queries/spac-by-id',
      ['/docs/graphql/operations/queries/space-by-id'],
    ],
    ['a folder left out', '/intro', ['/docs/intro']],
    ['a folder misspelt', '/dosc/intro', ['/docs/intro']],
    [
      'a name as the schema writes it',
      '/docs/graphql/queries/spaceById',
      ['/docs/graphql/operations/queries/space-by-id'],
    ],
    [
      'capitals and underscores',
      '/docs/Space_Member',
      ['/docs/graphql/types/objects/space-member'],
    ],
    ['the ending of a file', '/docs/intro.mdx', ['/docs/intro']],
    ['an index page', '/docs/architecture/index.html', ['/docs/architecture/']],
    [
      'a hyphen that became a slash: near, then of the same name',
      '/docs/push/notifications',
      ['/docs/push-notifications', '/docs/graphql/operations/queries/notifications'],
    ],
  ])('finds the page behind %s', (_what, asked, found) => {
    expect(nearestRoutes(asked, routes)).toEqual(found);
  });

  it('does not take siblings for what was meant', () => {
    expect(nearestRoutes('/docs/graphql/types/objects/zebra', routes)).toEqual([]);
  });

  it('does not take a few shared letters for what was meant', () => {
    expect(nearestRoutes('/docs/authentication', routes)).toEqual([]);
  });

  it('reads an address that cannot be decoded as it stands', () => {
    expect(nearestRoutes('/docs/%E0%A4%A', routes)).toEqual([]);
  });

  it('reads no more of an address than any page has', () => {
    const route = `/${'a'.repeat(299)}`;
    expect(nearestRoutes(`${route}${'b'.repeat(3000)}`, [route])).toEqual([route]);
  });

  it('gives five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => `/docs/guide-${index}`);
    expect(nearestRoutes('/docs/guide', many)).toHaveLength(5);
  });
});
