/**
 * Compiles TypeScript where Node requires it, for the commands that somebody waits for. `tsx`
 * compiles packages, too, and passes each ES module through a thread: a fifth of a warm build. What
 * was compiled is kept, among what builds keep, so that only what has changed is compiled again.
 */
const { createHash, randomUUID } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { Module } = require('node:module');
const { join } = require('node:path');
const { version } = require('@swc/core/package.json');

/** @type {import('@swc/core').Options} */
const options = {
  configFile: false,
  swcrc: false,
  jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  // Node's own `import()` stays: a module may be one that cannot be required.
  module: { type: 'commonjs', ignoreDynamic: true },
  sourceMaps: 'inline',
  inlineSourcesContent: false,
};

const folder = join(__dirname, '../node_modules/.cache/graphql-docs/compiled');
const maker = JSON.stringify([version, options]);

process.setSourceMapsEnabled(true);

for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => module._compile(read(file), file);
}

function read(file) {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update([maker, file, source].join('\0'));
  const kept = join(folder, hash.digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const compiled = compile(source, file);
    mkdirSync(folder, { recursive: true });
    // Whoever reads it meanwhile sees the whole file or none.
    const unfinished = `${kept}.${randomUUID()}`;
    writeFileSync(unfinished, compiled);
    renameSync(unfinished, kept);
    return compiled;
  }
}

function compile(source, filename) {
  const parser = { syntax: 'typescript', tsx: filename.endsWith('x') };
  const jsc = { ...options.jsc, parser };
  const { code } = require('@swc/core').transformSync(source, { ...options, filename, jsc });
  // Node's own `import()` finds no TypeScript.
  return code.replace(/\bimport\((["']\.[^"']*["'])\)/g, 'Promise.resolve($1).then(require)');
}
