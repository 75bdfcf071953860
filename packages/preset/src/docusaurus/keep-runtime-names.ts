import type { Compiler } from 'webpack';

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
