import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from 'webpack';
import { answerInDev } from './answer-in-dev';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: Compiler) => Middleware;
}

interface Bundler {
  readonly name: string;
  readonly instance: object;
}

interface OnDemand {
  readonly lazyCompilation?: { readonly entries: boolean };
  readonly plugins: { readonly apply: (compiler: Compiler) => void }[];
  readonly devServer?: ReturnType<typeof answerInDev>;
}

/**
 * Has the dev server compile what is imported on demand when a browser asks for it: a page, the
 * editor, the sandbox. Only Rspack does so.
 */
export function compileOnDemand(config: object, { name, instance }: Bundler): OnDemand {
  if (name !== 'rspack') return { plugins: [] };
  let answer: Middleware | undefined;
  return {
    lazyCompilation: { entries: false },
    plugins: [
      {
        apply: (compiler) => {
          answer = (instance as Rspack).lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: answerInDev(config, () => ({ name: 'compile-on-demand', middleware: answer })),
  };
}
