import type { Compiler } from 'webpack';

/**
 * An entry that brings style sheets and pictures into the output, and no scripts: what the server
 * renders needs them, and no browser renders it.
 */
export class KeepStylesOnly {
  constructor(readonly entry: string) {}

  apply(compiler: Compiler): void {
    const name = KeepStylesOnly.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { runtime, files } of compilation.chunks) {
          const owners = typeof runtime === 'string' ? [runtime] : [...(runtime ?? [])];
          if (owners.some((owner) => owner !== `runtime~${this.entry}`)) continue;
          for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file);
        }
      });
    });
  }
}
