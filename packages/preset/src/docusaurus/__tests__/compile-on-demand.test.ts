import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { compileOnDemand } from '../compile-on-demand';

interface Settings {
  readonly devServer: {
    readonly setupMiddlewares: (middlewares: object[], server: unknown) => unknown;
  };
}

it('has the bundler of the dev server answer browsers that ask for a module', () => {
  const answer = vi.fn();
  const instance = { lazyCompilationMiddleware: () => answer };
  const { plugins, settings } = compileOnDemand({}, instance, '/site/.docusaurus');
  for (const { apply } of plugins) apply({} as Parameters<typeof apply>[0]);
  const middlewares = [{ name: 'host-header-check' }];
  (settings as Settings).devServer.setupMiddlewares(middlewares, undefined);
  expect(middlewares).toContainEqual({ name: 'compile-on-demand', middleware: answer });
});

it('leaves the styles of what is compiled later out of the style sheet of all pages', () => {
  const instance = { lazyCompilationMiddleware: () => vi.fn() };
  const { settings } = compileOnDemand({}, instance, '/site/.docusaurus');
  expect(settings).toMatchObject({
    optimization: { splitChunks: { cacheGroups: { styles: { chunks: 'initial' } } } },
  });
});

it('leaves a bundler alone that compiles everything', () => {
  expect(compileOnDemand({}, {}, '/site/.docusaurus')).toEqual({ plugins: [], settings: {} });
});

it('leaves nothing but imports in the table of pages', () => {
  const load = createRequire(import.meta.url)('../lean-registry.cjs') as (text: string) => string;
  const page = '"a": [() => import("@site/a.mdx"), "@site/a.mdx", ';
  expect(load(`${page}require.resolveWeak("@site/a.mdx")],`)).toBe(`${page}undefined],`);
});
