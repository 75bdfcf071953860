import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { PluggableList, Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { SchemaStore, Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { Terms, Texts } from 'graphql-docs-reference/options';
import { remarkAdmonitions } from './admonitions';
import { remarkCodeBlocks, remarkGraphqlCode } from './code-blocks';
import { remarkDiagrams } from './diagrams';
import { remarkGraphqlExchanges, remarkGraphqlSamples } from './graphql-samples';
import { remarkLinks } from './links';
import type { Placeholders } from './placeholders';
import { remarkPlaceholders } from './placeholders';
import { remarkReadOnce } from './read-once';
import { remarkFirstRequest, remarkRunnable } from './runnable';
import { remarkStaticOnly } from './static-only';
import { remarkTerms } from './terms';

/**
 * What guides, posts and pages go through, in this order: when they are checked, and when built.
 * Their trees have parts of ours, which `remarkParts` makes HTML for MDX, and which twins print.
 */
export function contentPlugins(
  store: SchemaStore,
  placeholders: Placeholders,
  { guides }: Texts = {},
): PluggableList {
  return [
    remarkStaticOnly,
    remarkAdmonitions,
    [remarkPlaceholders, placeholders],
    [remarkLinks, store],
    ...termPlugins(guides?.terms),
    [remarkFirstRequest, store],
    [remarkRunnable, store],
    [remarkGraphqlExchanges, store],
    [remarkGraphqlSamples, store],
    remarkDiagrams,
    // Docusaurus takes no options that are undefined.
    guides?.testedCode === undefined ? remarkCodeBlocks : [remarkCodeBlocks, guides.testedCode],
    remarkReadOnce,
  ];
}

/** What they go through in any other site, which has components and code blocks of its own. */
export function guidePlugins(store: SchemaStore, { guides }: Texts = {}): PluggableList {
  return [
    [remarkLinks, store],
    ...termPlugins(guides?.terms),
    [remarkRunnable, store],
    [remarkGraphqlExchanges, store],
    [remarkGraphqlSamples, store],
    remarkGraphqlCode,
    remarkReadOnce,
  ];
}

function termPlugins(terms: Terms | undefined): PluggableList {
  return terms ? [[remarkTerms, terms]] : [];
}

interface LoaderOptions {
  beforeDefaultRemarkPlugins?: PluggableList;
  remarkPlugins?: PluggableList;
  /** Made from the other options; the loader makes them where they are absent. */
  processors?: unknown;
}

/** What this reads of the configuration of a bundler. */
interface BundlerConfig {
  readonly module?: { readonly rules?: readonly unknown[] | undefined } | undefined;
}

interface Rule {
  readonly use?: readonly { readonly loader?: string; readonly options?: unknown }[];
}

/**
 * Has guides, posts and pages go through plugins, whichever plugin of Docusaurus reads them: a preset
 * cannot set the options of another. They come before Docusaurus' own, so that headings and links are
 * made from final text. One comes after, for what Docusaurus makes of pictures.
 */
export function extendMarkdown({ module }: BundlerConfig, plugins: PluggableList): void {
  for (const rule of (module?.rules ?? []) as readonly Rule[]) {
    if (!Array.isArray(rule.use)) continue;
    for (const { loader, options } of rule.use as NonNullable<Rule['use']>) {
      if (!/[\\/]@docusaurus[\\/]mdx-loader[\\/]/.test(loader ?? '')) continue;
      const given = options as LoaderOptions;
      // The server and the browser share a rule.
      if (given.beforeDefaultRemarkPlugins?.includes(plugins[0] as never)) continue;
      given.beforeDefaultRemarkPlugins = [...(given.beforeDefaultRemarkPlugins ?? []), ...plugins];
      given.remarkPlugins = [...(given.remarkPlugins ?? []), remarkPlainAttributes];
      delete given.processors;
    }
  }
}

const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Docusaurus escapes what it copies to an attribute of a picture or a link, and React does it again. */
export const remarkPlainAttributes: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxTextElement', ({ name, attributes }) => {
    if (name !== 'img' && name !== 'a') return;
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name !== 'alt' && attribute.name !== 'title') continue;
      attribute.value = attribute.value.replace(
        /&(?:amp|lt|gt|quot|#39);/g,
        (text) => escaped[text] ?? text,
      );
    }
  });
};

/**
 * Comes last: what the plugins before it said of a file makes its compilation fail. It takes no
 * folder as an option, since Docusaurus puts the options of plugins into the script of every page.
 */
export const remarkFailOnMessages: Plugin<[], Root> = () => (_tree, file) => {
  const problems = problemsOf(file, relative(file.cwd, file.path));
  if (problems.length > 0) throw new InputError(problems);
};

export function problemsOf(file: VFile, name: string): Problem[] {
  return file.messages.map(({ line, column, reason }) => ({
    file: name,
    line: line ?? 1,
    column: column ?? 1,
    message: reason,
  }));
}
