import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { afterAll, expect, it } from 'vitest';
import type { Configuration, Stats } from 'webpack';
import { compileOnDemand } from '../compile-on-demand';

const faster = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const instance = faster('@rspack/core') as CurrentBundler['instance'];

const folder = mkdtempSync(join(tmpdir(), 'compile-on-demand-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Names of the modules that are compiled before a browser asks for any. */
async function compile(onDemand: object): Promise<string[]> {
  writeFileSync(join(folder, 'site.js'), "import './frame'; import('./page');");
  writeFileSync(join(folder, 'frame.js'), 'frame();');
  writeFileSync(join(folder, 'page.js'), 'page();');
  const config: Configuration = {
    ...onDemand,
    mode: 'development',
    context: folder,
    entry: './site.js',
    output: { path: join(folder, 'out') },
  };
  const compiler = instance(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('The bundler gave nothing.'));
    });
  });
  const { modules = [] } = stats.toJson({ all: false, modules: true });
  return modules.flatMap(({ name }) => (/^\.\/\w+\.js$/.test(name ?? '') ? (name ?? '') : []));
}

it('leaves pages until they are asked for', async () => {
  expect(await compile({})).toContain('./page.js');
  const names = await compile(compileOnDemand({}, { name: 'rspack', instance }));
  expect(names).toContain('./frame.js');
  expect(names).not.toContain('./page.js');
});

it('leaves another bundler alone', () => {
  expect(compileOnDemand({}, { name: 'webpack', instance })).toEqual({ plugins: [] });
});
