import { expect, it } from 'vitest';
import { atRoot, isWithin, place, routeAt } from '../routes';

const mount = { base: '/portal/', path: '/api/internal', files: '/api/internal' };

it('places addresses of the reference below the path, and others below the base', () => {
  const placed = [
    '/docs/graphql',
    '/docs/graphql#how-to-read',
    '/docs/graphql/types/objects/book#title',
    '/docs/graphql.md',
    '/docs/graphql-tools',
    '/docs/errors',
    '/llms.txt',
  ].map((address) => place(mount, address));
  expect(placed).toEqual([
    '/portal/api/internal',
    '/portal/api/internal#how-to-read',
    '/portal/api/internal/types/objects/book#title',
    '/portal/api/internal.md',
    '/portal/docs/graphql-tools',
    '/portal/docs/errors',
    '/portal/api/internal/llms.txt',
  ]);
});

it('ends addresses of pages with a slash where the site does', () => {
  const at = { ...mount, trailingSlash: true } as const;
  const placed = [
    '/',
    '/docs/graphql',
    '/docs/graphql#how-to-read',
    '/docs/graphql/playground?query=a.b/c',
    '/docs/errors/',
    '/docs/graphql.md',
    '/docs/graphql/changelog.atom#2026-01-15',
    '/mcp.tgz',
  ].map((address) => place(at, address));
  expect(placed).toEqual([
    '/portal/',
    '/portal/api/internal/',
    '/portal/api/internal/#how-to-read',
    '/portal/api/internal/playground/?query=a.b/c',
    '/portal/docs/errors/',
    '/portal/api/internal.md',
    '/portal/api/internal/changelog.atom#2026-01-15',
    '/portal/api/internal/mcp.tgz',
  ]);
  expect(isWithin(at, '/portal/api/internal')).toBe(true);
});

it('leaves addresses of other sites and of places on a page alone', () => {
  const others = ['#title', 'https://example.org/docs/graphql', '//example.org/', 'mailto:a@b.org'];
  expect(others.map((address) => place(mount, address))).toEqual(others);
});

it('changes nothing at the root', () => {
  expect(place(atRoot, '/docs/graphql/changelog')).toBe('/docs/graphql/changelog');
});

it('gives routes without the base', () => {
  expect(routeAt(mount, '/docs/graphql/schema.graphql')).toBe('/api/internal/schema.graphql');
});

it('tells the pages of a reference from others', () => {
  const pages = ['/portal/api/internal', '/portal/api/internal/playground/', '/portal/api'];
  expect(pages.map((path) => isWithin(mount, path))).toEqual([true, true, false]);
  expect(isWithin(mount, '/portal/api/internals')).toBe(false);
});
