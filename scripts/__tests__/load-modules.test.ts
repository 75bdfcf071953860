import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Utils from '@docusaurus/utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadModulesOnce } from '../load-modules';

// As Docusaurus has it: what is imported stays what it was.
const utils = createRequire(import.meta.url)('@docusaurus/utils') as typeof Utils;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-modules-'));
  loadModulesOnce();
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  // Long before it is loaded, whatever the clocks say.
  utimesSync(file, 0, 0);
  return file;
}

const asModule = "Object.defineProperty(exports, '__esModule', { value: true });\n";

it('loads a module once', async () => {
  const file = write('site.cjs', 'exports.made = {};');
  expect(await utils.loadFreshModule(file)).toBe(await utils.loadFreshModule(file));
});

it('loads a module again where a file has changed that it imports', async () => {
  const part = write('part.cjs', "module.exports = 'old';");
  const file = write('site.cjs', "exports.part = require('./part.cjs');");
  expect(await utils.loadFreshModule(file)).toMatchObject({ part: 'old' });
  write('part.cjs', "module.exports = 'new';");
  const later = Date.now() / 1000 + 60;
  utimesSync(part, later, later);
  expect(await utils.loadFreshModule(file)).toMatchObject({ part: 'new' });
});

it('gives a default that is alone, and else all exports', async () => {
  const config = write('config.cjs', `${asModule}exports.default = { title: 'Site' };`);
  expect(await utils.loadFreshModule(config)).toEqual({ title: 'Site' });
  const plugin = write('plugin.cjs', `${asModule}exports.default = 'plugin'; exports.check = 1;`);
  expect(await utils.loadFreshModule(plugin)).toMatchObject({ default: 'plugin', check: 1 });
});
