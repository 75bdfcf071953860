import type { PluggableList } from 'unified';

interface LoaderOptions {
  beforeDefaultRemarkPlugins?: PluggableList;
  /** Made from the other options; the loader makes them where they are absent. */
  processors?: unknown;
}

/** What this reads of the configuration of a bundler. */
export interface BundlerConfig {
  readonly module?: { readonly rules?: readonly unknown[] | undefined } | undefined;
}

interface Rule {
  readonly use?: readonly { readonly loader?: string; readonly options?: unknown }[];
}

/**
 * Has guides, posts and pages go through plugins, whichever plugin of Docusaurus reads them: a preset
 * cannot set the options of another. They come before Docusaurus' own, so that headings and links are
 * made from final text.
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
      delete given.processors;
    }
  }
}
