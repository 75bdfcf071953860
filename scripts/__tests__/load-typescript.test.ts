import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-typescript-'));
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

const addressOf = (name: string): string => pathToFileURL(join(folder, name)).href;

it('loads what has changed since it was last compiled', () => {
  for (const word of ['first', 'second']) {
    write('part.ts', `export const part: string = '${word}';\n`);
    expect(run("import { part } from './part';\nconsole.log(part satisfies string);")).toBe(
      `${word}\n`,
    );
  }
});

it('loads what is imported when it is needed, also modules that are not TypeScript', () => {
  write('late.ts', "export const late: string = 'needed now';\n");
  expect(run("void import('./late').then(({ late }) => console.log(late));")).toBe('needed now\n');
  const page = addressOf('page.mjs');
  expect(run(`void import('${page}').then(({ page }) => console.log(page));`)).toBe(`${page}\n`);
});

it('tells a module its address', () => {
  expect(run('console.log(import.meta.url);')).toBe(`${addressOf('main.ts')}\n`);
});

it('names the line of the source where something fails', () => {
  const code = 'interface Unused {}\n\ninterface Gone {}\nthrow new Error("It failed.");\n';
  expect(run(code)).toContain(`${join(folder, 'main.ts')}:4:7`);
});
