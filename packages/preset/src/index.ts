import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
  Preset,
} from '@docusaurus/types';
import { GlobExcludeDefault, loadFreshModule } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import type { RuleSetRule } from 'webpack';
import { releasePathsOf } from 'graphql-docs-reference/changelog';
import { createOutputTable, createSchemaStore, place } from 'graphql-docs-reference/graphql';
import type { AuthHeader, ModelModule, ModelOption, Product } from 'graphql-docs-reference/options';
import type { SiteOptions } from './content/read-reference';
import { checkSite, folderOf, mountOf, pathInSite, validateOptions } from './options';
import { packageFile } from './package-file';
import { browserFile } from './docusaurus/browser-bundle';
import { messages } from './docusaurus/messages';
import { plainErrors } from './docusaurus/plain-errors';
import changelog from './plugins/changelog';
import contentCheck from './plugins/content-check';
import { createDataFiles } from './plugins/data-files';
import docs from './plugins/docs';
import documents from './plugins/documents';
import downloads from './plugins/downloads';
import graphqlReference from './plugins/graphql-reference';
import { generatorOptions } from './plugins/graphql-reference/generate';
import mcp from './plugins/mcp';
import sandbox from './plugins/sandbox';
import search from './plugins/search';
import type { Contact } from './plugins/supply';
import supply from './plugins/supply';
import twins from './plugins/twins';
import { remarkParts } from './remark/code-blocks';
import {
  contentPlugins,
  guidePlugins,
  extendMarkdown,
  remarkFailOnMessages,
} from './remark/content-plugins';
import referenceRoutes, { guideInputs } from './stock/reference-routes';

/** What a site says of the API that it documents. An interface would be none of Docusaurus' options. */
export type PresetOptions = Partial<Omit<SiteOptions, 'schema' | 'product' | 'model' | 'mount'>> & {
  /**
   * Files of SDL, or the response to an introspection as JSON: a path or a glob below the site. What
   * is in folders beside them counts: `examples`, `migrations` and `releases`.
   */
  readonly schema: string;
  /**
   * Tells it from the other schemas of a site; needs a `path`. Guides and posts are about the schema
   * without an id.
   */
  readonly id?: string | undefined;
  /** Where the reference is, below the base of the site; `docs/graphql` without. */
  readonly path?: string | undefined;
  /** Address that requests are sent to, if the API has one. */
  readonly endpoint?: string | undefined;
  /** How a request says who asks; `Authorization: Bearer …` without. */
  readonly auth?: AuthHeader | undefined;
  /** What else there is to say of the API; its name is the title of the site without. */
  readonly product?: Partial<Product> | undefined;
  /** What answers requests, or the path of its module; answers are made up without. */
  readonly model?: ModelOption | string | undefined;
  /**
   * Modules of islands that the site adds, by the name in `data-island`, as paths below the site. Each
   * exports `wake`, and is loaded when a reader uses its element. Those of its first schema count.
   */
  readonly islands?: Readonly<Record<string, string>> | undefined;
  /** False for a site with a search of its own. */
  readonly search?: boolean | undefined;
  /**
   * True for a site whose pages, all of them, are asleep: none requests a script until a reader acts.
   * A page that has to wake by itself has an element with the attribute `data-wakes-at-once`.
   */
  readonly documents?: boolean | DocumentsOptions | undefined;
};

/**
 * For a site whose theme is written for documents, with one reference and the base `/`: content
 * reaches browsers as HTML alone. Guides, posts and pages are checked as a whole, and each has a twin.
 */
export interface DocumentsOptions {
  /** Of Docusaurus' plugin for docs, which the classic preset leaves to this one: `docs: false`. */
  readonly docs: DocsOptions;
  /** Whom `security.txt` names. */
  readonly security: Contact;
  /** Catalogues of messages of its own, as files below the site. */
  readonly messages?: readonly string[] | undefined;
}

type PluginEntry = readonly [plugin: unknown, options: PluginOptions];

/** Documents a GraphQL API beside the guides of a site, in the look of the site's theme. */
export default async function graphqlDocs(
  context: LoadContext,
  options: PresetOptions,
): Promise<Preset> {
  validateOptions(options);
  checkSite(context.siteConfig, options);
  const { id = 'default', search: hasSearch = true } = options;
  const settings = typeof options.documents === 'object' ? options.documents : undefined;
  const site = await siteOptions(context, options);
  const store = createSchemaStore();
  const outputs = createOutputTable();
  const data = createDataFiles(context.baseUrl, id);
  const { model, texts, product } = site;
  const { placeholders, modelData } = product;
  const reference = { ...site, store, markdown: context.siteConfig.markdown };
  let onChecked = (): void => undefined;
  const whenChecked = new Promise<void>((resolve) => {
    onChecked = resolve;
  });
  const remarkPlugins = [
    ...(settings ? contentPlugins(store, placeholders, texts) : guidePlugins(store, texts)),
    remarkParts,
    remarkFailOnMessages,
  ];
  const before: PluginEntry[] = settings
    ? [
        [graphqlReference, { ...reference, whenChecked }],
        [changelog, { outputs }],
        [contentCheck, { store, outputs, placeholders, onChecked }],
        [docs, { ...guidesOf(settings.docs), store }],
        [documents, { outputs }],
      ]
    : [
        [referenceRoutes, { ...reference, isAsleep: options.documents === true }],
        [changelog, { outputs }],
      ];
  const isChecked = settings !== undefined;
  const plugins: PluginEntry[] = [
    ...before,
    [search, { store, data, placeholders, isChecked }],
    [sandbox, { store, data, model, modelData, islands: options.islands }],
    [twins, { store, outputs, isChecked }],
    [downloads, { outputs }],
    ...(settings ? [[supply, { outputs, security: settings.security }] as const] : []),
    [mcp, { store, outputs, placeholders, model }],
  ];
  return {
    plugins: [
      ...plugins.map(([plugin, given]): PluginConfig => [plugin as PluginModule, { ...given, id }]),
      [() => messages(context, { id, own: settings?.messages }), { id }],
      ...(id === 'default'
        ? [() => markdown(remarkPlugins, settings ? undefined : context.generatedFilesDir)]
        : []),
    ],
    // Themes come after the plugins of all presets, and the later one wins.
    themes: hasSearch && !settings ? [[stockTheme, { id }]] : [],
  };
}

/** Not what is written there of the reference, whose pages are no guides. */
function guidesOf(options: DocsOptions): DocsOptions {
  const { exclude = GlobExcludeDefault } = options;
  return { ...options, exclude: [`${generatorOptions.baseURL}/**`, ...exclude] };
}

/** With all that follows from the configuration and the files of a site. */
async function siteOptions(
  { siteDir, siteConfig: { title, tagline, url, baseUrl, trailingSlash } }: LoadContext,
  options: PresetOptions,
): Promise<SiteOptions> {
  const { endpoint, auth, model, id = 'default' } = options;
  const schema = pathInSite(siteDir, options.schema);
  // Guides and posts are about the schema without an id.
  const samples = options.samples ?? (id === 'default' ? 'error' : 'off');
  const mount = mountOf(baseUrl, { id, path: options.path, trailingSlash });
  const folder = releasePathsOf(schema).folder;
  const beside = (name: 'examples' | 'migrations'): string | undefined => {
    const given = options[name];
    if (given !== undefined) return folderOf(siteDir, name, given);
    const path = posix.join(folder, name);
    // At the top of a site, folders of these names may be about anything.
    return folder !== '.' && existsSync(resolve(siteDir, path)) ? path : undefined;
  };
  return {
    ...options,
    schema,
    mount,
    samples,
    guides: options.guides ?? (samples === 'off' ? undefined : { sidebar: [] }),
    examples: beside('examples'),
    migrations: beside('migrations'),
    model: typeof model === 'string' ? await loadModel(siteDir, model) : model,
    product: {
      name: title,
      title,
      description: tagline,
      endpoint,
      auth,
      placeholders: {},
      siteUrl: (address) => `${url}${place(mount, address)}`,
      sourceUrl: () => undefined,
      ...options.product,
    },
  };
}

async function loadModel(siteDir: string, module: string): Promise<ModelOption> {
  const { model } = (await loadFreshModule(resolve(siteDir, module))) as { model?: ModelModule };
  if (typeof model?.createModel !== 'function')
    throw new Error(
      `${module} has no export "model" with a function createModel, see ModelModule.`,
    );
  return { ...model, module };
}

/**
 * Has guides, posts and pages, whichever plugin reads them, go through ours.
 *
 * @param inputsIn folder of what has them compiled again, where `content-check` doesn't say so of each.
 */
function markdown(remarkPlugins: PluggableList, inputsIn?: string): Plugin {
  const isDev = process.env['NODE_ENV'] === 'development';
  return {
    name: 'graphql-docs-markdown',
    getClientModules: () => (isDev ? [browserFile('reload-in-dev')] : []),
    configureWebpack: () => ({
      module: { rules: inputsIn === undefined ? [] : [dependingOnInputs(inputsIn)] },
      plugins: [
        { apply: ({ options }) => extendMarkdown(options, remarkPlugins) },
        ...(isDev ? [{ apply: plainErrors }] : []),
      ],
    }),
  };
}

function dependingOnInputs(generatedFilesDir: string): RuleSetRule {
  return {
    // Of a pattern, Docusaurus would think that it reads MDX.
    test: (path) => /\.mdx?$/.test(path),
    enforce: 'pre',
    loader: join(__dirname, 'docusaurus/depend-on-inputs.cjs'),
    options: { file: join(generatedFilesDir, 'graphql-reference/default', guideInputs) },
  };
}

function stockTheme(): Plugin {
  const folder = packageFile('docusaurus-preset-graphql-docs', 'src/stock/theme');
  return { name: 'graphql-docs-theme', getThemePath: () => folder };
}
