import { describe, expect, it, vi } from 'vitest';
import type { Pages } from '../client/pages';
import { pageChunkNames, pageRoutes } from '../client/pages';
import { takePages } from '../page-tables.mjs';
import { shortChunkNames } from '../short-names.mjs';

const routes = `
  {
    path: '/docs',
    component: ComponentCreator('/docs', '166'),
    routes: [
      {
        path: '/docs/chat',
        component: ComponentCreator('/docs/chat', 'a10'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/feed',
        component: ComponentCreator('/docs/feed', 'a11'),
        exact: true
      },
      {
        path: '/docs/types/space-type',
        component: ComponentCreator('/docs/types/space-type', 'a12'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/tags',
        component: ComponentCreator('/docs/tags', 'a13'),
        exact: true
      }
    ]
  }`;

const chunkNames = {
  '/docs-166': { __comp: 'c1' },
  '/docs/chat-a10': { __comp: 'c2', content: 'c3' },
  '/docs/feed-a11': { __comp: 'c2', content: 'c4' },
  '/docs/types/space-type-a12': { __comp: 'c2', content: 'c5' },
  '/docs/tags-a13': { __comp: 'c6', __props: 'c7' },
};

describe('takePages', () => {
  const taken = takePages(routes, chunkNames);

  it('gathers the pages of one sidebar by their folders', () => {
    expect(taken.pages).toEqual([
      {
        component: 'c2',
        sidebar: 'docs',
        folders: { '/docs/': 'chat:c3', '/docs/types/': 'space-type:c5' },
      },
      { component: 'c2', sidebar: undefined, folders: { '/docs/': 'feed:c4' } },
    ]);
  });

  it('leaves the other routes in their tables', () => {
    expect(taken.chunkNames).toEqual({
      '/docs-166': { __comp: 'c1' },
      '/docs/tags-a13': { __comp: 'c6', __props: 'c7' },
    });
    expect(taken.routes.replaceAll(/\s+/g, ' ')).toBe(
      " { path: '/docs', component: ComponentCreator('/docs', '166'), routes: [ ...pageRoutes(0), ...pageRoutes(1), { path: '/docs/tags', component: ComponentCreator('/docs/tags', 'a13'), exact: true } ] }",
    );
  });
});

describe('the tables made in the browser', () => {
  const pages: Pages = {
    component: 'c2',
    sidebar: 'docs',
    folders: { '/docs/': 'chat:c3 feed:c4', '/docs/types/': 'space-type:c5' },
  };

  it('name the chunks of each page under the key that its component asks for', () => {
    const create = vi.fn();
    pageRoutes(pages, create).map((route) => route.component);
    const keys = create.mock.calls.map(([path, hash]) => `${path}-${hash}`);
    expect(Object.keys(pageChunkNames([pages]))).toEqual(keys);
    expect(pageChunkNames([pages])[keys[2] ?? '']).toEqual({ __comp: 'c2', content: 'c5' });
  });

  it('keep the key in the form that fetching ahead cuts the address out of', () => {
    const addresses = Object.keys(pageChunkNames([pages])).map((key) => key.replace(/-[^-]+$/, ''));
    expect(addresses).toEqual(['/docs/chat', '/docs/feed', '/docs/types/space-type']);
  });

  it('make the component of a route when it is rendered, and once', () => {
    const create = vi.fn(() => () => null);
    const [chat] = pageRoutes(pages, create as never);
    expect(create).not.toHaveBeenCalled();
    expect(chat?.component).toBe(chat?.component);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('shortChunkNames', () => {
  it('keeps as many digits as tell a name from the others', () => {
    const registry = ['0e384e19', '0e38ffff', '17896441']
      .map((name) => `  "${name}": [() => import("x"), "x", require.resolveWeak("x")],`)
      .join('\n');
    expect(Object.fromEntries(shortChunkNames(registry))).toEqual({
      '0e384e19': 'c0e384',
      '0e38ffff': 'c0e38f',
      '17896441': 'c1',
    });
  });
});
