import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import docs from '..';

const version = { version: 'current', label: 'Next' };

/** The routes of Docusaurus: of all docs, of a version, of its root, of its pages. */
const route: RouteConfig = {
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: { version },
      routes: [
        {
          path: '/docs',
          component: '@theme/DocRoot',
          routes: [{ path: '/docs/chat', component: '@theme/DocItem', sidebar: 'docs' }],
        },
      ],
    },
  ],
};

const sidebar = [
  { type: 'doc', id: 'chat' },
  {
    type: 'category',
    label: 'GraphQL API',
    items: [
      { type: 'link', label: 'Overview', href: '/o' },
      {
        type: 'link',
        label: 'Changelog',
        href: '/docs/graphql/changelog',
        customProps: { isOptional: true },
      },
      {
        type: 'link',
        label: 'Deprecated',
        href: '/docs/graphql/deprecated',
        customProps: { isOptional: true },
      },
    ],
  },
];

const content = {
  loadedVersions: [
    {
      versionName: 'current',
      docs: [
        { id: 'chat', sidebar: 'docs', next: { title: 'Money', permalink: '/docs/money' } },
        { id: 'money', sidebar: 'docs' },
        { id: 'aside' },
      ],
      sidebars: { docs: sidebar },
    },
  ],
};

vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: (): unknown => ({
    name: 'docusaurus-plugin-content-docs',
    getPathsToWatch: () => ['docs/**/*.md'],
    loadContent: () => content,
    contentLoaded: ({ actions }: { actions: { addRoute: (route: RouteConfig) => void } }) =>
      actions.addRoute(route),
  }),
  validateOptions: ({ options }: { options: object }) => ({ ...options, isChecked: true }),
}));

const schema = buildSchema('type Query { a: Int b: Int }');

describe('the docs plugin', () => {
  let plugin: Plugin<LoadedContent>;

  beforeEach(async () => {
    const store = createSchemaStore();
    const paths = ['/docs/graphql', '/docs/graphql/deprecated'];
    store.set({ schema, links: createLinkMap(schema), paths, samples: 'error' });
    plugin = await docs({} as LoadContext, { store } as never);
  });

  it('adds the pages of the reference beside those of guides', async () => {
    const [addRoute, createData] = [vi.fn(), vi.fn()];
    await plugin.contentLoaded?.({
      content: content as never,
      actions: { addRoute, createData, setGlobalData: vi.fn() },
    });
    const component = 'docusaurus-preset-graphql-docs/page';
    const page = (path: string): RouteConfig => ({
      path: `/docs/graphql${path}`,
      component,
      exact: true,
      sidebar: 'docs',
    });
    expect(addRoute.mock.calls).toEqual([
      [
        {
          path: '/docs',
          component: '@theme/DocsRoot',
          routes: [
            {
              path: '/docs',
              component: '@theme/DocVersionRoot',
              props: { version },
              routes: [
                {
                  path: '/docs',
                  component: '@theme/DocRoot',
                  routes: [
                    { path: '/docs/chat', component: '@theme/DocItem', sidebar: 'docs' },
                    page(''),
                    page('/deprecated'),
                  ],
                },
              ],
            },
          ],
        },
      ],
    ]);
  });

  it('keeps what the frame of every page needs', async () => {
    const createData = vi.fn();
    await plugin.contentLoaded?.({
      content: content as never,
      actions: { addRoute: vi.fn(), createData, setGlobalData: vi.fn() },
    });
    expect(createData.mock.calls).toEqual([
      ['versions.json', '{"current":{"version":"current","label":"Next"}}'],
    ]);
  });

  it('leads from the last guide on to the reference', async () => {
    const loaded = await plugin.loadContent?.();
    expect(loaded?.loadedVersions[0]?.docs).toEqual([
      { id: 'chat', sidebar: 'docs', next: { title: 'Money', permalink: '/docs/money' } },
      { id: 'money', sidebar: 'docs', next: { title: 'GraphQL API', permalink: '/docs/graphql' } },
      { id: 'aside' },
    ]);
  });

  it('leaves out of the sidebar what the reference lacks', async () => {
    const loaded = await plugin.loadContent?.();
    expect(loaded?.loadedVersions[0]?.sidebars['docs']).toEqual([
      { type: 'doc', id: 'chat' },
      {
        type: 'category',
        label: 'GraphQL API',
        items: [
          { type: 'link', label: 'Overview', href: '/o' },
          {
            type: 'link',
            label: 'Deprecated',
            href: '/docs/graphql/deprecated',
            customProps: { isOptional: true },
          },
        ],
      },
    ]);
  });

  it('leaves generated files to those who generate them', () => {
    expect(plugin.getPathsToWatch?.()).toEqual(['docs/**/*.md', '!docs/graphql/**']);
  });
});

describe('its options', () => {
  it('are those of the docs of Docusaurus, which check them, and the schema', () => {
    const store = createSchemaStore();
    const options = { path: 'docs', store };
    expect(docs.validateOptions({ options, validate: vi.fn() })).toEqual({
      path: 'docs',
      isChecked: true,
      store,
    });
  });
});
