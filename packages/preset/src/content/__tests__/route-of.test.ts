import { expect, it } from 'vitest';
import type { ContentKind } from '../content-file';
import { routeOf } from '../content-file';

it.each<[file: string, slug: string | undefined, route: string, kind?: ContentKind]>([
  ['docs/intro.mdx', undefined, '/docs/intro'],
  ['docs/index.md', undefined, '/docs'],
  ['docs/chat/index.mdx', undefined, '/docs/chat'],
  ['docs/chat/README.md', undefined, '/docs/chat'],
  ['docs/chat/Chat.mdx', undefined, '/docs/chat'],
  ['docs/chat/rooms.mdx', 'spaces', '/docs/chat/spaces'],
  ['docs/chat/index.mdx', 'rooms', '/docs/chat/rooms'],
  ['docs/chat/rooms.mdx', '../rooms', '/docs/rooms'],
  ['docs/chat/rooms.mdx', '/rooms/', '/docs/rooms'],
  ['docs/intro.mdx', '/', '/docs'],
  ['versioned_docs/version-1.0/chat/rooms.mdx', undefined, '/docs/1.0/chat/rooms'],
  ['versioned_docs/version-1.0/intro.mdx', '/start', '/docs/1.0/start'],
  ['src/pages/index.mdx', undefined, '/', 'pages'],
  ['src/pages/about/about.mdx', undefined, '/about/about', 'pages'],
])('finds the address of %s with the slug %s: %s', (file, slug, route, kind = 'docs') => {
  expect(routeOf({ file, kind, fields: { slug } })).toBe(route);
});
