/**
 * Compiles TypeScript where Node requires it, for the commands that somebody waits for. `tsx`
 * compiles packages, too, and passes each ES module through a thread: a fifth of a warm build. What
 * was compiled is kept, among what builds keep, so that only what has changed is compiled again.
 */
const { createHash, randomUUID } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { Module } = require('node:module');
const { join } = require('node:path');
const { version } = require('esbuild/package.json');

/** @type {import('esbuild').TransformOptions} */
const options = {
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  define: { 'import.meta.url': 'moduleAddress' },
  sourcemap: 'inline',
  sourcesContent: false,
};

const address = "const moduleAddress = require('node:url').pathToFileURL(__filename).href;";

const folder = join(__dirname, '../node_modules/.cache/graphql-docs/compiled');
const maker = JSON.stringify([version, options, address]);

process.setSourceMapsEnabled(true);

for (const loader of ['ts', 'tsx']) {
  Module._extensions[`.${loader}`] = (module, file) => module._compile(read(file, loader), file);
}

function read(file, loader) {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update([maker, file, source].join('\0'));
  const kept = join(folder, hash.digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const compiled = compile(source, { ...options, loader, sourcefile: file });
    mkdirSync(folder, { recursive: true });
    // Whoever reads it meanwhile sees the whole file or none.
    const unfinished = `${kept}.${randomUUID()}`;
    writeFileSync(unfinished, compiled);
    renameSync(unfinished, kept);
    return compiled;
  }
}

function compile(source, settings) {
  const banner = source.includes('import.meta.url') ? address : '';
  const { code } = require('esbuild').transformSync(source, { ...settings, banner });
  // Node's own `import()` finds no TypeScript.
  return code.replace(/\bimport\(("\.[^"]*")\)/g, 'Promise.resolve($1).then(require)');
}
