import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { keepBundled } from '../keep-bundled';

const former = process.cwd();
const site = mkdtempSync(join(tmpdir(), 'bundled-'));
const core = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
const compiler = createRequire(core.resolve('@docusaurus/bundler'))('./compiler') as {
  compile: (run: { readonly configs: readonly object[] }) => Promise<unknown>;
};
let runs = 0;
let hasWarnings = false;
let duringRun = (): void => undefined;

/** Bundles a file, as does Docusaurus. */
compiler.compile = () => {
  runs += 1;
  write('out/main.js', `bundled ${readFileSync(join(site, 'main.ts'), 'utf8')}`);
  write('manifest.json', '["main.js"]');
  duringRun();
  const compilation = {
    fileDependencies: [site, join(site, 'main.ts')],
    contextDependencies: [join(site, 'static')],
    missingDependencies: [join(site, 'main.js')],
    outputOptions: { path: join(site, 'out') },
    assets: { 'main.js': {} },
  };
  return Promise.resolve({ stats: [{ compilation }], hasWarnings: () => hasWarnings });
};
keepBundled(site, [join(site, 'manifest.json')]);

/** Long enough ago not to be taken for a file that was saved while the bundler ran. */
const before = new Date(Date.now() - 60_000);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'static'), { recursive: true });
  process.chdir(site);
  hasWarnings = false;
  duringRun = () => undefined;
  save('main.ts', 'one');
});

afterAll(() => {
  process.chdir(former);
  rmSync(site, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
}

function save(path: string, text: string): void {
  write(path, text);
  utimesSync(join(site, path), before, before);
}

/** Builds anew, and says whether the bundler ran and what there is then. */
async function build(settings: object = {}): Promise<[hasRun: boolean, ...made: string[]]> {
  rmSync(join(site, 'out'), { recursive: true, force: true });
  rmSync(join(site, 'manifest.json'), { force: true });
  const former = runs;
  await compiler.compile({ configs: [{ output: { path: 'out' }, ...settings }] });
  const made = ['out/main.js', 'manifest.json'].map((path) =>
    readFileSync(join(site, path), 'utf8'),
  );
  return [runs > former, ...made];
}

it('brings back what was bundled where nothing has changed', async () => {
  expect(await build()).toEqual([true, 'bundled one', '["main.js"]']);
  save('main.ts', 'one');
  expect(await build()).toEqual([false, 'bundled one', '["main.js"]']);
});

it.each([
  ['a file that is read has changed', () => save('main.ts', 'two')],
  ['there is a file that would be read in place of another', () => save('main.js', '')],
  ['a folder of which all is read has another file', () => save('static/new.svg', '')],
  ['what was kept is gone', () => rmSync('node_modules', { recursive: true })],
  [
    'its list was written by half',
    () => write(join('bundled', readdirSync('bundled')[0] ?? ''), '{'),
  ],
])('bundles again where %s', async (_, change) => {
  await build();
  change();
  expect((await build())[0]).toBe(true);
  expect((await build())[0]).toBe(false);
});

it('bundles again with other settings, also of the code that they call', async () => {
  await build({ name: (id: number) => `${id}.js` });
  expect((await build({ name: (id: number) => `${id}.js` }))[0]).toBe(false);
  expect((await build({ name: (id: number) => `${id}.mjs` }))[0]).toBe(true);
});

it('keeps nothing of a run with warnings, which each build says', async () => {
  hasWarnings = true;
  await build();
  expect((await build())[0]).toBe(true);
});

it('keeps nothing where a file was saved meanwhile, by the clock of files', async () => {
  const now = Date.now() + 4;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  duringRun = () => write('main.ts', 'two');
  expect(await build()).toEqual([true, 'bundled one', '["main.js"]']);
  vi.restoreAllMocks();
  duringRun = () => undefined;
  utimesSync(join(site, 'main.ts'), before, before);
  expect(await build()).toEqual([true, 'bundled two', '["main.js"]']);
});
