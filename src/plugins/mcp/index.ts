import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedReference } from '../../content/read-reference';
import type { SchemaStore } from '../../graphql/schema-store';
import type { Placeholders } from '../../remark/placeholders';
import { listGuides } from '../search/list-guides';
import type { BundleContent } from '../supply';
import type { TwinsContent } from '../twins';
import type { Bundle } from './bundle';
import { bundleServer } from './bundle';
import { makePackage } from './make-package';
import { makeSiteData } from './make-site-data';

export interface PluginOptions {
  readonly store: SchemaStore;
  readonly placeholders: Placeholders;
}

/** Gives the site the package that serves it to coding agents, at `/mcp.tgz`. */
export default function mcp(
  { siteDir, baseUrl }: LoadContext,
  { store, placeholders }: PluginOptions,
): Plugin<BundleContent> {
  let content: AllContent = {};
  let made: Promise<Bundle> | undefined;
  const bundle = (): Promise<Bundle> => (made ??= bundleServer(siteDir));
  return {
    name: 'mcp',
    loadContent: () => ({ bundle }),
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild({ outDir }) {
      const { context, sdl, town } = content['graphql-reference']?.['default'] as LoadedReference;
      const { get } = content['twins']?.['default'] as TwinsContent;
      const [guides, { twins }] = await Promise.all([
        listGuides(content, { dir: siteDir, baseUrl, placeholders }),
        get(content),
      ]);
      const { isOwn } = store.get();
      const data = await makeSiteData({ dir: siteDir, context, isOwn, sdl, town, guides, twins });
      await writeFile(join(outDir, 'mcp.tgz'), await makePackage(siteDir, data, await bundle()));
    },
  };
}
