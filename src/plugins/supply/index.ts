import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { siteUrl } from '../../product';
import { writeFiles } from '../write-files';
import { CollectModules } from './collect-modules';
import { contactFile } from './contact-file';
import type { LockFile } from './lock-file';
import { makeSbom } from './make-sbom';
import { printNotices } from './print-notices';
import { readPackages } from './read-packages';

/** What the plugin gives that bundles a program: what is in that is in the output, too. */
export interface BundleContent {
  readonly bundle: () => Promise<{ readonly inputs: readonly string[] }>;
}

/** Lists what the output is made of, names whom to tell of a vulnerability, and leads robots. */
export default function supply({ siteDir }: LoadContext): Plugin {
  let content: AllContent = {};
  let modules: ReadonlySet<string> = new Set();
  return {
    name: 'supply',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    configureWebpack: ({ mode }, isServer) => {
      if (isServer || mode !== 'production') return {};
      return { plugins: [new CollectModules((files) => (modules = files))] };
    },
    async postBuild({ outDir }) {
      const { bundle } = content['mcp']?.['default'] as BundleContent;
      const { inputs } = await bundle();
      const packages = await readPackages([...modules, ...inputs, bundler()]);
      const lock = JSON.parse(
        await readFile(join(siteDir, 'package-lock.json'), 'utf8'),
      ) as LockFile;
      await writeFiles(outDir, [
        ['third-party-notices.txt', printNotices('This site', packages)],
        ['sbom.cdx.json', makeSbom(lock, packages)],
        ['.well-known/security.txt', contactFile()],
        ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`],
      ]);
    },
  };
}

/** Part of it is in the output, too: what loads the scripts. */
function bundler(): string {
  return require.resolve('@rspack/core', { paths: [require.resolve('@docusaurus/faster')] });
}
