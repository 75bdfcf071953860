import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-typescript-'));
  write('part.ts', "export const part: string = 'imported when it was needed';\n");
  write('page.mjs', 'export const page = import.meta.url;\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

function run(code: string): string {
  const hook = resolve('scripts/load-typescript.cjs');
  const args = ['--require', hook, write('main.ts', code)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return stdout + stderr;
}

it('loads TypeScript that is imported when it is needed', () => {
  const log = "void import('./part').then(({ part }) => console.log(part satisfies string));";
  expect(run(log)).toBe('imported when it was needed\n');
});

it('leaves other modules that are imported so to Node', () => {
  const page = pathToFileURL(join(folder, 'page.mjs')).href;
  expect(run(`void import('${page}').then(({ page }) => console.log(page));`)).toBe(`${page}\n`);
});
