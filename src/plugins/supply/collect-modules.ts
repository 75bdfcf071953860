import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** Tells, after each build, the files of all modules that are in its scripts, styles and fonts. */
export class CollectModules {
  constructor(readonly onFiles: (files: ReadonlySet<string>) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(CollectModules.name, (compilation) => {
      const modules = [...compilation.chunks].flatMap((chunk) => emitted(compilation, chunk));
      this.onFiles(new Set(modules.flatMap(filesOf)));
    });
  }
}

/** The modules of a chunk without scripts that a plugin has taken out again. */
function emitted({ chunkGraph, assets }: Compilation, chunk: Chunk): Module[] {
  const hasScript = [...chunk.files].some((file) => file.endsWith('.js') && file in assets);
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  return hasScript ? modules : modules.filter(({ type }) => !type.startsWith('javascript/'));
}

/** Several files may be joined in a module. */
function filesOf(module: Module): string[] {
  const inner = 'modules' in module ? (module.modules as Module[]) : [module];
  return inner.flatMap((one) => one.nameForCondition() ?? []);
}
