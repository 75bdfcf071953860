/**
 * Has Docusaurus load webpack, Babel and Terser where it uses them: with Rspack and SWC that is a class
 * of webpack, but it requires all of them at its start, and again in each thread that renders pages.
 * That is half of what it loads. Threads get the options of the process, so they require this, too.
 */
const { Module } = require('node:module');

const seldomUsed = new Set([
  '@babel/core',
  '@babel/generator',
  '@babel/traverse',
  'copy-webpack-plugin',
  'css-minimizer-webpack-plugin',
  'html-minifier-terser',
  'mini-css-extract-plugin',
  'terser-webpack-plugin',
  'webpack',
  'webpack-bundle-analyzer',
  'webpackbar',
]);

const load = Module._load;

Module._load = (request, parent, isMain) =>
  seldomUsed.has(request) && /[/\\]@docusaurus[/\\]/.test(parent?.filename ?? '')
    ? standInFor(() => load(request, parent, isMain))
    : load(request, parent, isMain);

/** Loads a module as soon as anything of it is asked for, but not to see of which kind it is. */
function standInFor(loadNow) {
  const main = () => loadNow().default ?? loadNow();
  return new Proxy(function () {}, {
    get: (_, key) => (key === '__esModule' ? undefined : loadNow()[key]),
    apply: (_, self, args) => Reflect.apply(main(), self, args),
    construct: (_, args) => Reflect.construct(main(), args),
  });
}
