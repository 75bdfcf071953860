import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';
import { packageFile } from '../package-file';

const client = (file: string): string => require.resolve(`@docusaurus/core/lib/client/${file}`);

const theme = (file: string): string =>
  join(dirname(require.resolve('@docusaurus/theme-classic')), file);

/** The module of the theme that writes days. */
export const daysOfTheme = /^\.\/utils\/IntlUtils$/;

/** A file of what runs in the browser; without an extension, which is another one in a tarball. */
export function browserFile(name: string): string {
  return packageFile('graphql-docs-reader', 'src/browser', name);
}

/** The bundle of the frame, and, for its styles, that of the pages, which no browser renders. */
export function browserBundle(generatedFilesDir: string): object {
  const generated = (file: string): string => join(generatedFilesDir, file);
  return {
    entry: {
      main: client('clientEntry.js'),
      // The first says which layer of styles comes before which.
      pages: ['client-modules.js', 'registry.js'].map(generated),
    },
    resolve: {
      alias: {
        'react-helmet-async': browserFile('stand-ins/head'),
        tslib: browserFile('stand-ins/tslib'),
      },
    },
    module: {
      rules: [
        {
          include: generated('docusaurus.config.mjs'),
          loader: join(__dirname, 'lean-config.cjs'),
        },
        standIn(generated('routes.js'), 'routes'),
        standIn(theme('prism-include-languages.js'), 'nothing'),
        standIn(theme('nprogress.js'), 'nothing'),
        standIn(client('preload.js'), 'preload'),
        standIn(client('docusaurus.js'), 'docusaurus'),
        standIn(client('PendingNavigation.js'), 'pending-navigation'),
      ],
    },
  };
}

/** Tells the routes of other pages without a regular expression for each. */
export const skipRoutes = {
  test: /[/\\]react-router[/\\](?:cjs|esm)[/\\]react-router\.js$/,
  enforce: 'pre',
  loader: join(__dirname, 'skip-routes.cjs'),
} as const;

/** Makes the head of a page once. */
export const lateHead = {
  test: /[/\\]react-helmet-async[/\\]lib[/\\]index[.\w]*\.js$/,
  enforce: 'pre',
  loader: join(__dirname, 'late-head.cjs'),
} as const;

function standIn(file: string, name: string): object {
  return {
    include: file,
    type: 'javascript/auto',
    enforce: 'pre',
    loader: join(__dirname, 'stand-in.cjs'),
    options: { file: browserFile(`stand-ins/${name}`) },
  };
}

/**
 * An entry that brings style sheets and pictures into the output, and no scripts: what the server
 * renders needs them, and no browser renders it.
 */
export class KeepStylesOnly {
  constructor(readonly entry: string) {}

  apply(compiler: Compiler): void {
    const name = KeepStylesOnly.name;
    const own = `runtime~${this.entry}`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { runtime, files } of compilation.chunks) {
          const owners = typeof runtime === 'string' ? [runtime] : [...(runtime ?? [])];
          const isOwn = owners.length > 0 && owners.every((owner) => owner === own);
          if (!isOwn) continue;
          for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file);
        }
      });
    });
  }
}

interface Swc {
  readonly minifySync: (code: string, options: object) => { readonly code: string };
}

/**
 * Minifies the runtime without shorter names. A minifier gives the shortest to the letters that are
 * frequent, also in hashes, which are not final at that time and differ from build to build.
 */
export class KeepRuntimeNames {
  apply(compiler: Compiler): void {
    const name = KeepRuntimeNames.name;
    const { Compilation, experiments, sources } = compiler.webpack;
    // Of Rspack only, like what it is needed for.
    const { swc } = experiments as { readonly swc?: Swc };
    if (!swc) return;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((path) => path.includes('/runtime~'))) {
          const minify = (source: {
            source: () => string | Buffer;
          }): InstanceType<typeof sources.RawSource> =>
            new sources.RawSource(
              swc.minifySync(String(source.source()), { compress: true, mangle: false }).code,
            );
          compilation.updateAsset(file, minify, { minimized: true });
        }
      });
    });
  }
}

/** A name of its own for each page would be in the script of every page. */
export const chunkFilename = 'assets/js/[id].[contenthash:8].js';
