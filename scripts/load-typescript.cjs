/**
 * Compiles TypeScript where Node loads it, for the commands of `package.json` that are waited for:
 * `tsx` itself also passes each ES module through a thread of its own, half a second of a build. Its
 * hook of `require` alone leaves `import()` to Node, which compiles nothing, so that a file beside
 * the one that imports it is required instead.
 */
const { Module } = require('node:module');
require('tsx/cjs');

const compile = Module.prototype._compile;

Module.prototype._compile = function (code, file, ...rest) {
  const isOwn = /\.tsx?$/.test(file);
  const compiled = isOwn
    ? code.replace(/\bimport\(("\.[^"]*")\)/g, 'Promise.resolve($1).then(require)')
    : code;
  return compile.call(this, compiled, file, ...rest);
};
