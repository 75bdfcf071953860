import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Configuration, MultiStats } from 'webpack';
import { writeFiles } from '../files';
import { hashMakers } from '../package-file';
import type { Store } from '../store';
import { keyOf, openStore } from '../store';

/** The part of Docusaurus that bundles: once for browsers, and once for what renders pages. */
interface Compiler {
  compile: (run: { readonly configs: readonly Configuration[] }) => Promise<MultiStats | undefined>;
}

/** What the bundler read, and what it made of it. */
interface Bundled {
  readonly settings: string;
  readonly inputs: readonly Hashed[];
  readonly outputs: readonly Hashed[];
}

/** The hash is empty where there is nothing. */
type Hashed = readonly [path: string, hash: string];

/**
 * Has `docusaurus build` bundle only if something that the bundler reads has changed since it last
 * did. Else it brings back what the bundler made then.
 *
 * @param besides what plugins of the bundler write elsewhere than into its output.
 */
export function keepBundled(generatedFilesDir: string, besides: readonly string[]): void {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const compiler = createRequire(core.resolve('@docusaurus/bundler'))('./compiler') as Compiler;
  const { compile } = compiler;
  // The build of another locale has seen to it.
  if ('isKept' in compile) return;
  const store = openStore('bundled', '');
  const compileChanged: Compiler['compile'] = async (run) => {
    const folders = run.configs.map(({ output }) => output?.path ?? '');
    const record = join(generatedFilesDir, 'bundled', `${keyOf(folders)}.json`);
    const settings = keyOf([process.version, hashMakers(), ...run.configs.map(describe)]);
    const last = readRecord(record);
    if (last?.settings === settings && isAsRead(last) && bringBack(store, last)) return undefined;
    // The run starts by the clock of files, which is some milliseconds behind that of the process.
    writeFiles('', [[record, '']]);
    const start = statSync(record).mtimeMs;
    const stats = await compile(run);
    const compilations = stats?.stats.map(({ compilation }) => compilation) ?? [];
    const read = [...new Set(compilations.flatMap(inputsOf))];
    // Warnings are said by each build, and of what is saved meanwhile nobody knows whether it was read.
    if (stats?.hasWarnings() || read.some((path) => isNewer(path, start))) return stats;
    const made = [...compilations.flatMap(outputsOf), ...besides];
    const inputs = read.map((path): Hashed => [path, hashOf(path)]);
    const outputs = made.map((path): Hashed => [path, hashOf(path)]);
    for (const [path, hash] of outputs) await store.keep([hash], () => readFileSync(path));
    const bundled: Bundled = { settings, inputs, outputs };
    writeFiles('', [[record, JSON.stringify(bundled)]]);
    return stats;
  };
  compiler.compile = Object.assign(compileChanged, { isKept: true });
}

/** The settings of the bundler as text, with the code of what it calls. */
function describe(settings: Configuration): string {
  const known = new WeakSet();
  return JSON.stringify(settings, (_, value: unknown) => {
    if (typeof value === 'function' || value instanceof RegExp) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return undefined;
    known.add(value);
    return value;
  });
}

/** What there is, and what there is not: a file there would be read in place of another. */
function inputsOf(compilation: Compilation): string[] {
  const { fileDependencies, contextDependencies, missingDependencies } = compilation;
  const folders = Array.from(contextDependencies, (path) => `${path}/`);
  return [...fileDependencies, ...folders, ...missingDependencies];
}

function outputsOf({ outputOptions, assets }: Compilation): string[] {
  return Object.keys(assets).map((name) => join(outputOptions.path, name));
}

function readRecord(file: string): Bundled | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Bundled;
  } catch {
    // There is none, or the run that would have filled it has not ended well.
    return undefined;
  }
}

function isAsRead({ inputs }: Bundled): boolean {
  return inputs.every(([path, hash]) => hashOf(path) === hash);
}

/** Says whether all of it is kept. */
function bringBack(store: Store, { outputs }: Bundled): boolean {
  const files = outputs.map(([path, hash]) => [path, store.find([hash])] as const);
  const found = files.flatMap(([path, content]) => (content ? [[path, content] as const] : []));
  if (found.length < files.length) return false;
  writeFiles('', found);
  return true;
}

/** Of the content of a file, or of the names in a folder that all are read of, which ends in a slash. */
function hashOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return '';
  if (path.endsWith('/')) return keyOf(readdirSync(path, { recursive: true, encoding: 'utf8' }));
  return found.isFile() ? keyOf([readFileSync(path)]) : 'folder';
}

function isNewer(path: string, time: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isDirectory() && found.mtimeMs >= time;
}
