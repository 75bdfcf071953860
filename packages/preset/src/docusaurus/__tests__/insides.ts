import { insidesInDev } from './insides-in-dev';

type Texts = readonly (string | RegExp)[];

/**
 * What proves each row of the README: texts in files of the installed packages. `core/App.js` stands
 * for `node_modules/@docusaurus/core/lib/App.js`.
 */
export type Insides = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

export const insides: Insides = {
  Node: { 'node_modules/@docusaurus/core/package.json': [/"node": ">=20\b/] },
  'client entry': {
    'core/webpack/client.js': ["'../client/clientEntry.js'"],
    'core/client/clientEntry.js': ["App from './App'", "document.getElementById('__docusaurus')"],
  },
  preload: {
    'core/client/clientEntry.js': [
      "preload from './preload'",
      'preload(window.location.pathname).then(',
    ],
    'core/client/preload.js': ['export default function preload('],
  },
  prefetch: {
    'core/client/clientEntry.js': [
      "docusaurus from './docusaurus'",
      'window.docusaurus = docusaurus;',
    ],
    'core/client/docusaurus.js': ['export default '],
    'core/client/exports/Link.js': ['window.docusaurus.prefetch(', 'window.docusaurus.preload('],
  },
  navigation: {
    'core/client/App.js': ["PendingNavigation from './PendingNavigation'"],
    'core/client/PendingNavigation.js': ['export default PendingNavigation;'],
  },
  routes: {
    'core/client/App.js': ["import routes from '@generated/routes';", 'renderRoutes(routes)'],
    'core/server/codegen/codegenRoutes.js': ["(generatedFilesDir, 'routes.js'"],
  },
  matching: {
    'node_modules/react-router/esm/react-router.js': ['function matchPath(pathname, options) {'],
  },
  config: {
    'core/server/codegen/codegen.js': [
      'DEFAULT_CONFIG_FILE_NAME}.mjs`',
      'export default ${JSON.stringify(siteConfig, null, 2)};',
    ],
  },
  registry: {
    'core/server/codegen/codegenRoutes.js': ["(generatedFilesDir, 'registry.js'"],
    'core/server/codegen/codegen.js': ["(generatedFilesDir, 'client-modules.js'"],
  },
  head: {
    'core/client/clientEntry.js': ["HelmetProvider } from 'react-helmet-async'"],
    'core/client/exports/Head.js': ["{ Helmet } from 'react-helmet-async'"],
  },
  'head of a page': {
    'core/client/serverEntry.js': ['const { helmet } = helmetContext;'],
    'node_modules/react-helmet-async/lib/index.module.js': [
      'this.props.context.helmetInstances.add(this),this.emitChange()',
    ],
  },
  tslib: {
    'utils-common/index.js': [
      /^[^]*?tslib_1\.__importDefault(?:(?!tslib_1\.__(?!importDefault))[^])*$/,
    ],
  },
  'client modules': {
    'theme-classic/index.js': ["'./prism-include-languages'", "'./nprogress'"],
  },
  days: { 'theme-common/internal.js': ["useDateTimeFormat } from './utils/IntlUtils'"] },
  runtime: {
    'core/webpack/client.js': ['runtimeChunk: true'],
    'core/webpack/base.js': ["'assets/js/[name].[contenthash:8].js'"],
  },
  styles: { 'core/webpack/base.js': [/styles: \{\s+name: 'styles',/] },
  'old browsers': { 'bundler/minification.js': [/LightningCss[^]+targets: browserslistQueries/] },
  minifier: { 'node_modules/@rspack/core/dist/exports.d.ts': ['minifySync: typeof minifySync;'] },
  cache: { 'core/webpack/base.js': ['experiments.cache = {', 'version: `${getCacheName()}-'] },
  data: { 'core/server/plugins/actions.js': ['(generatedFilesDir, plugin.name, pluginId)'] },
  translations: { 'core/server/codegen/codegen.js': ["'i18n.json', JSON.stringify(i18n"] },
  bundling: {
    'core/commands/build/buildLocale.js': ['(0, bundler_1.compile)({'],
    'bundler/compiler.js': ['exports.compile = compile;'],
    'core/webpack/client.js': ["(generatedFilesDir, 'client-manifest.json')"],
  },
  rendering: {
    'core/commands/build/buildLocale.js': ['(0, ssgExecutor_1.executeSSG)({'],
    'core/ssg/ssgExecutor.js': ['exports.executeSSG = ', 'pathnames: props.routesPaths'],
    'core/server/codegen/codegenRoutes.js': ["'routesChunkNames.json'"],
    'core/webpack/base.js': [/splitChunks: isServer\s+\? false/],
  },
  template: {
    'core/ssg/ssgTemplate.js': [
      /const data = \{\s+appHtml,\s+baseUrl,\s+htmlAttributes,\s+bodyAttributes,\s+headTags,\s+preBodyTags,\s+postBodyTags,\s+metaAttributes,\s+scripts,\s+stylesheets,\s+noIndex,\s+version: /,
    ],
    'core/server/configValidation.js': ['ssrTemplate: '],
    'core/ssg/ssgParams.js': ['props.siteConfig.ssrTemplate ?? '],
  },
  sprite: { 'theme-classic/index.js': ["style: 'display: none;'"] },
  'colour script': { 'theme-classic/inlineScripts.js': ["'docusaurus-theme'"] },
  awake: {
    'core/client/hasHydratedDataAttribute.js': ['<html data-has-hydrated={'],
    'core/client/clientEntry.js': ['window.docusaurusRoot = ReactDOM.hydrateRoot('],
  },
  'version tag': { 'theme-classic/theme/SearchMetadata/index.js': ['"docusaurus_version"'] },
  lifecycle: {
    'core/client/ClientLifecyclesDispatcher.js': [
      'export function dispatchLifecycleAction(lifecycleAction, ...args)',
    ],
    'core/client/PendingNavigation.js': [
      /dispatchLifecycleAction\('onRouteUpdate', \{\s+previousLocation/,
    ],
  },
  'route context': { 'core/client/routeContext.js': ['export function RouteContextProvider('] },
  announcement: {
    'theme-common/internal.js': ['useAnnouncementBar, }'],
    'theme-common/contexts/announcementBar.js': [/isActive: .+,\s+close: /],
  },
  'mobile menu': {
    'theme-common/internal.js': ['export { useNavbarMobileSidebar }'],
    'theme-common/contexts/navbarMobileSidebar.js': ['toggle, shown })'],
    'theme-classic/theme/Navbar/MobileSidebar/Toggle/index.js': ['"navbar__toggle '],
  },
  storage: {
    'theme-common/utils/storageUtils.js': ['return `${storageKey}${SiteStorage.namespace}`;'],
    'theme-common/contexts/colorMode.js': ["ColorModeStorageKey = 'theme';"],
  },
  'version of docs': {
    'plugin-content-docs/props.js': [
      /return \{\s+pluginId,\s+version: .+,\s+label: .+,\s+banner: .+,\s+badge: .+,\s+noIndex: .+,\s+className: .+,\s+isLast: .+,\s+docsSidebars: .+,\s+docs: .+,\s+\};/,
    ],
  },
  'page of docs': {
    'plugin-content-docs/client/doc.js': [
      /metadata: content\.metadata,\s+frontMatter: content\.frontMatter,\s+assets: content\.assets,\s+contentTitle: content\.contentTitle,\s+toc: content\.toc,\s+\}/,
    ],
  },
  'routes of docs': {
    'plugin-content-docs/routes.js': [
      'sidebar: doc.sidebar,',
      /props: \{[^}]*version: /,
      'routes.forEach(param.actions.addRoute);',
    ],
  },
  content: {
    'plugin-content-docs/index.js': ["name: 'docusaurus-plugin-content-docs'", 'loadedVersions:'],
    'plugin-content-blog/index.js': ['blogPosts'],
  },
  headings: {
    'mdx-loader/remark/headings/index.js': [
      /startsWith\('#'\)[^]+lastChild.type === 'mdxTextExpression'[^]+\['html', 'jsx'\]/,
    ],
  },
  Markdown: {
    'mdx-loader/processor.js': [
      /\(options\.beforeDefaultRemarkPlugins .+,\s+frontmatter,\s+directive,/,
      /import\('remark-gfm'\)[^]+import\('@slorber\/remark-comment'\)/,
    ],
    'mdx-loader/preprocessor.js': ['unwrapMdxCodeBlocks', 'escapeMarkdownHeadingIds'],
    'mdx-loader/remark/transformImage/index.js': [/name: 'alt',\s+value: .*escape.*\(node\.alt\)/],
  },
  'broken Markdown links': {
    'mdx-loader/remark/resolveMarkdownLinks/index.js': ['({ sourceFilePath, url: linkUrl, node })'],
  },
  'broken links': {
    'core/server/brokenLinks.js': [
      'Docusaurus found broken links',
      'source page path = ${pagePath}:',
      '-> linking to ',
    ],
  },
  locale: {
    'core/commands/build/buildLocale.js': ['process.env.DOCUSAURUS_CURRENT_LOCALE = locale;'],
    'core/commands/start/start.js': ['process.env.DOCUSAURUS_CURRENT_LOCALE = '],
  },
  ...insidesInDev,
  dates: {
    'core/server/configValidation.js': ['experimental_vcs: VCS_CONFIG_SCHEMA'],
    'utils/vcs/vcs.js': ["'git-eager': ", 'disabled: '],
  },
  modules: {
    'utils/index.js': ['"loadFreshModule", { enumerable: true, get'],
    'utils/moduleUtils.js': ['exports.loadFreshModule = loadFreshModule;', 'require("jiti")'],
  },
  tools: {
    'bundler/currentBundler.js': ['require("webpackbar")'],
    'babel/babelTranslationsExtractor.js': ['require("@babel/core")', 'require("@babel/traverse")'],
  },
  'HTML minifier': {
    'bundler/minifyHtml.js': ["process.env.SKIP_HTML_MINIFICATION === 'true'"],
  },
  build: {
    'core/index.js': ['exports, "build"'],
    'core/commands/build/build.d.ts': ["'outDir'", 'locale?: [string'],
  },
};
