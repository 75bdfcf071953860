import { existsSync } from 'node:fs';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { ReferenceOptions } from './src/content/read-reference';
import { changelogPath } from './src/graphql/routes';
import { createSchemaStore } from './src/graphql/schema-store';
import { pageTemplate } from './src/plugins/documents/page-template';
import { createGitHistory } from './src/plugins/git-history';
import { generatorName, generatorOptions } from './src/plugins/graphql-reference/generator-options';
import { supplyLinks } from './src/plugins/supply/links';
import { placeholders, product, siteTitle, sourceUrl } from './src/product';
import { warnOfBrokenMarkdownLink } from './src/remark/broken-markdown-links';
import { contentPlugins } from './src/remark/content-plugins';
import { remarkFailOnMessages } from './src/remark/fail-on-messages';
import { remarkParts } from './src/remark/parts';
import { isReferencePage, replacePlaceholders } from './src/remark/placeholders';

const ownSchema = 'schema/**/*.graphql';
const isOwnSchema = process.env['SCHEMA'] === undefined;
const playground = { label: 'Playground', to: '/docs/graphql/playground' };
/** Another schema may have no releases, and the announcement tells of one of ours. */
const changelog = isOwnSchema ? [{ label: 'Changelog', to: changelogPath }] : [];
const announcementBar = isOwnSchema && {
  announcementBar: {
    id: product.announcement.id,
    content: product.announcement.text,
    isCloseable: true,
  },
};
/** There is one to choose once `npm run cut-version` has cut another. */
const versionMenu = existsSync('versions.json')
  ? [{ type: 'docsVersionDropdown', position: 'right' as const }]
  : [];
const store = createSchemaStore();

const reference = {
  schema: process.env['SCHEMA'] ?? ownSchema,
  isOwnSchema,
  store,
  endpoint: product.urls.api,
  sourceUrl,
} satisfies ReferenceOptions;

/** Ours come before those of Docusaurus, so that headings and links are made from final text. */
const markdown = {
  beforeDefaultRemarkPlugins: [
    ...contentPlugins(store, placeholders),
    remarkParts,
    remarkFailOnMessages,
  ],
};

const docs = {
  path: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  showLastUpdateTime: true,
  versions: { current: { label: 'Next', path: '', badge: true } },
  exclude: ['graphql/**', '**/__tests__/**', '**/_*.{md,mdx}'],
  numberPrefixParser: false,
  store,
  editUrl: ({ docPath }: { readonly docPath: string }) => sourceUrl(`docs/${docPath}`),
  ...markdown,
};

const blog = {
  blogTitle: 'Blog',
  blogDescription: `News for developers who build on ${product.name}.`,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showLastUpdateTime: true,
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({ blogPath }) => sourceUrl(`blog/${blogPath}`),
  feedOptions: { type: 'all', title: `${product.name} developer blog`, language: 'en' },
  ...markdown,
} satisfies PresetClassic.Options['blog'];

/** A file for each part that content is made of. */
const parts =
  'code contents domain-map example beside fields history islands links members neighbours notes playground symbol-table toolbar';
const partStyles = parts.split(' ').map((name) => `document/${name}`);
const styles = ['custom', 'typeface', 'prose', 'frame', ...partStyles, 'print'];

const preset = {
  docs: false,
  blog,
  pages: { ...markdown },
  theme: {
    customCss: styles.map((name) => `./src/css/${name}.css`),
  },
  sitemap: { lastmod: null, changefreq: null, priority: null },
} satisfies PresetClassic.Options;

/** Pages without a card of their own are shared with that of the home page. */
const cardAlt = `${siteTitle}, above a street of houses`;

const themeConfig = {
  image: 'cards/home.png',
  metadata: [
    { property: 'og:image:alt', content: cardAlt },
    { name: 'twitter:image:alt', content: cardAlt },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ],
  ...announcementBar,
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
  // Code has its colours from classes: see `src/remark/code-blocks`.
  prism: { theme: { plain: {}, styles: [] } },
} satisfies PresetClassic.ThemeConfig;

export default {
  title: siteTitle,
  tagline: product.tagline,
  url: product.urls.site,
  baseUrl: '/',
  // `awaitReader` says so, on every page and without a script of its own.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: pageTemplate(),
  favicon: 'img/logo.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, experimental_vcs: createGitHistory() },
  markdown: {
    emoji: false,
    hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async ({ defaultParseFrontMatter, ...params }) => {
      const { frontMatter, content } = await defaultParseFrontMatter(params);
      if (isReferencePage(params.filePath)) return { frontMatter, content };
      const replaced = Object.entries(frontMatter).map(([key, value]): [string, unknown] => [
        key,
        typeof value === 'string' ? replacePlaceholders(value, placeholders) : value,
      ]);
      return { frontMatter: Object.fromEntries(replaced), content };
    },
  },
  presets: [['classic', preset]],
  plugins: [
    [generatorName, generatorOptions],
    ['./src/plugins/graphql-reference/index.ts', reference],
    ['./src/plugins/changelog/index.ts', { store }],
    ['./src/plugins/content-check/index.ts', { store }],
    ['./src/plugins/docs/index.ts', docs],
    './src/plugins/documents/index.ts',
    './src/plugins/home-data/index.ts',
    './src/plugins/brand-images/index.ts',
    ['./src/plugins/search/index.ts', { store, placeholders }],
    ['./src/plugins/sandbox/index.ts', { store }],
    ['./src/plugins/twins/index.ts', { store }],
    './src/plugins/downloads/index.ts',
    './src/plugins/supply/index.ts',
    ['./src/plugins/mcp/index.ts', { store, placeholders }],
  ],
  themeConfig,
} satisfies Config;
