import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { once } from 'graphql-docs-reference/calls';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { routeAt } from 'graphql-docs-reference/graphql';
import type { ModelOption } from 'graphql-docs-reference/options';
import { modelModule } from '../../content/read-model';
import { findReference } from '../../content/read-reference';
import { listWritten } from '../../content/twins/make-twins';
import { besideBundling } from '../../docusaurus/beside-bundling';
import type { Placeholders } from '../../remark/placeholders';
import { readGuides } from '../search/find-guides';
import type { BundleContent } from '../supply';
import type { TwinsContent } from '../twins';
import type { OutputOptions } from '../outputs';
import { writeOutputs } from '../outputs';
import { bundleServer, makePackage } from './make-package';
import { makeSiteData } from './make-site-data';

interface PluginOptions extends OutputOptions {
  readonly store: SchemaStore;
  readonly placeholders: Placeholders;
  /** Answers are made up from the schema where it is absent. */
  readonly model?: ModelOption | undefined;
}

/** Gives the site the package that serves it to coding agents, at `/mcp.tgz`. */
export default function mcp(
  { siteDir, baseUrl, siteConfig: { markdown } }: LoadContext,
  { id = 'default', store, outputs, placeholders, model }: PluginOptions,
): Plugin<BundleContent> {
  let content: AllContent = {};
  const bundle = once(() => bundleServer(siteDir, modelModule(siteDir, model)));
  // Another process does it, while this one reads the schema. Whoever waits for it is told of a failure.
  if (process.env['NODE_ENV'] === 'production') void bundle().catch(() => undefined);
  const { whileBundling, made } = besideBundling(async () => {
    const reference = findReference(content, id);
    const ofTwins = content['twins']?.[id] as TwinsContent;
    const [guides, { twins }] = await Promise.all([
      readGuides(listWritten(content), { dir: siteDir, baseUrl, placeholders, markdown }),
      ofTwins.get(content),
    ]);
    const { samples } = store.get();
    const data = await makeSiteData({ dir: siteDir, reference, samples, guides, twins });
    return [
      [routeAt(reference.mount, '/mcp.tgz'), await makePackage(siteDir, data, await bundle())],
    ] as const;
  });
  return {
    name: 'mcp',
    loadContent: () => ({ bundle }),
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    configureWebpack: ({ mode }) => (mode === 'production' ? whileBundling : {}),
    async postBuild({ outDir }) {
      writeOutputs(outputs, 'the package for coding agents', outDir, await made());
    },
  };
}
