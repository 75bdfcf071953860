import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { answerInDev } from './answer-in-dev';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** What this uses of Rspack, whose types Docusaurus doesn't export. */
interface Bundler {
  readonly lazyCompilationMiddleware?: (compiler: Compiler) => Middleware;
}

interface Plugin {
  readonly apply: (compiler: Compiler) => void;
}

/**
 * Has the dev server compile what pages import on demand when a browser asks for it, and nothing else
 * before: a guide when it's opened, and an island when it's used.
 *
 * @param config of the bundler, as other plugins have made it.
 */
export function compileOnDemand(
  config: object,
  instance: object,
  generatedFilesDir: string,
): { readonly plugins: readonly Plugin[]; readonly settings: object } {
  const { lazyCompilationMiddleware } = instance as Bundler;
  if (!lazyCompilationMiddleware) return { plugins: [], settings: {} };
  let middleware: Middleware;
  const apply: Plugin['apply'] = (compiler) => {
    middleware = lazyCompilationMiddleware(compiler);
  };
  const registry = join(generatedFilesDir, 'registry.js');
  return {
    // Before the first compilation, which begins before middlewares are set up.
    plugins: [{ apply }],
    settings: {
      // The one style sheet of a site is there before what is compiled later.
      optimization: { splitChunks: { cacheGroups: { styles: { chunks: 'initial' } } } },
      lazyCompilation: { entries: false, imports: true },
      module: { rules: [{ include: registry, loader: join(__dirname, 'lean-registry.cjs') }] },
      devServer: answerInDev(config, () => ({ name: 'compile-on-demand', middleware })),
    },
  };
}
