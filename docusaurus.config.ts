import { existsSync } from 'node:fs';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { Config, Plugin } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';
import type { ReaderThemeConfig } from 'graphql-docs-reference/options';
import { releasePathsOf } from 'graphql-docs-reference/changelog';
import { documentedApi } from './documented-api';
import { changelogPath } from 'graphql-docs-reference/graphql';
import type { DocumentsOptions } from 'docusaurus-preset-graphql-docs';
import {
  createFeedItems,
  createGitHistory,
  generatorName,
  generatorOptions,
  supplyLinks,
} from 'docusaurus-preset-graphql-docs/plugins';
import { placeholders, product, siteTitle, sourceUrl } from './src/product';
import {
  replacePlaceholders,
  unlinkBrokenMarkdownLink,
} from 'docusaurus-preset-graphql-docs/remark';

const playground = { label: 'Playground', to: '/docs/graphql/playground' };
/** There is one to choose once `npm run cut-version` has cut another. */
const versionMenu = existsSync('versions.json')
  ? [{ type: 'docsVersionDropdown', position: 'right' as const }]
  : [];
const documented = documentedApi();
const changelog = existsSync(releasePathsOf(documented.schema).releases)
  ? [{ label: 'Changelog', to: changelogPath }]
  : [];
/** It tells of the API that guides are about. */
const announcementBar = documented.guides && {
  announcementBar: {
    id: product.announcement.id,
    content: product.announcement.text,
    isCloseable: true,
  },
};

const docs = {
  path: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  showLastUpdateTime: true,
  versions: { current: { label: 'Next', path: '', badge: true } },
  numberPrefixParser: false,
  editUrl: ({ docPath }: { readonly docPath: string }) => sourceUrl(`docs/${docPath}`),
};

const blogDescription = `News for developers who build on ${product.name}.`;

const blog = {
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showLastUpdateTime: true,
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({ blogPath }) => sourceUrl(`blog/${blogPath}`),
  feedOptions: {
    type: 'all',
    title: `${product.name} developer blog`,
    description: blogDescription,
    language: 'en',
    createFeedItems,
  },
} satisfies PresetClassic.Options['blog'];

/** A file for each part that content is made of. */
const parts =
  'client-check code contents domain-map example beside fields history islands links members neighbours notes playground symbol-table toolbar';
const own = (name: string): string => `./src/css/${name}.css`;
const styles = [
  ...['custom', 'typeface', 'prose', 'frame'].map(own),
  ...parts
    .split(' ')
    .map((name) => require.resolve(`docusaurus-preset-graphql-docs/css/${name}.css`)),
  own('print'),
];

const classic = {
  docs: false,
  blog,
  theme: {
    customCss: styles,
  },
  sitemap: { lastmod: null, changefreq: null, priority: null },
} satisfies PresetClassic.Options;

/** Makes the file of the typeface that nearly every page needs: see `src/css/typeface.css`. */
const typeface = (): Plugin => ({
  name: 'typeface',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /\.woff2$/,
          resourceQuery: /^\?common$/,
          enforce: 'pre',
          loader: require.resolve('./src/css/subset-typeface.cjs'),
        },
      ],
    },
  }),
});

const documents: DocumentsOptions = {
  docs,
  security: { ...product.security, policy: sourceUrl('SECURITY.md') },
  messages: ['sandbox/messages.en.json', 'src/messages.en.json'],
};

/** What they do is about this API alone. */
const islands = { 'webhook-lab': 'sandbox/webhook-lab' };

/** Whichever page is shared, it is shown with the card of the site. */
const cardAlt = `${siteTitle}, above a street of houses`;

/** Code has its colours from classes: see `packages/preset/src/remark/code-blocks`. */
const plainCode: PrismTheme = { plain: {}, styles: [] };

const themeConfig = {
  image: 'cards/home.png',
  metadata: [
    { property: 'og:image:alt', content: cardAlt },
    { name: 'twitter:image:alt', content: cardAlt },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ],
  ...announcementBar,
  reader: {
    announcementLink: product.announcement.link,
    intro: documented.guides?.intro,
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: siteTitle,
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: [
      {
        to: '/docs/intro',
        label: 'Documentation',
        activeBaseRegex: '^/docs(?!/graphql/playground)',
      },
      playground,
      { to: '/blog', label: 'Blog' },
      ...versionMenu,
      { href: product.urls.source, label: 'Source code', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Documentation',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'GraphQL API', to: '/docs/graphql' },
          ...changelog,
          playground,
          { label: 'Blog', to: '/blog' },
        ],
      },
      { title: 'Community', items: [...product.social] },
      {
        title: 'More',
        items: [{ label: 'Source code', href: product.urls.source }, ...supplyLinks],
      },
    ],
    copyright: `The contributors of ${product.name} publish the texts and the code of this site under the MIT licence.`,
  },
  prism: { theme: plainCode },
} satisfies PresetClassic.ThemeConfig & ReaderThemeConfig;

export default {
  title: siteTitle,
  tagline: product.tagline,
  url: product.urls.site,
  baseUrl: '/',
  // `explainBase` says so, on every page.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: 'img/logo.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/icon-180.png' } },
    { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
  ],
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, experimental_vcs: createGitHistory() },
  markdown: {
    emoji: false,
    hooks: { onBrokenMarkdownLinks: unlinkBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async ({ defaultParseFrontMatter, ...params }) => {
      const { frontMatter, content } = await defaultParseFrontMatter(params);
      const replaced = Object.entries(frontMatter).map(([key, value]): [string, unknown] => [
        key,
        typeof value === 'string' ? replacePlaceholders(value, placeholders) : value,
      ]);
      return { frontMatter: Object.fromEntries(replaced), content };
    },
  },
  presets: [
    ['classic', classic],
    ['docusaurus-preset-graphql-docs', { ...documented, documents, islands }],
  ],
  plugins: [
    [generatorName, generatorOptions],
    'docusaurus-preset-graphql-docs/plugins/home-data',
    typeface,
  ],
  themeConfig,
} satisfies Config;
