import type { Compiler } from 'webpack';

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
