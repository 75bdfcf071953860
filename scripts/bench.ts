import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Globby } from '@docusaurus/utils';
import { buildClientSchema, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { changeDescription, createCopy } from './copy-sources';
import { runScript } from './run-script';

/** Bytes that GitHub's site is held to. */
const goals: Figures = { 'output, MB': 60, 'largest page, KB': 150, 'memory, GB': 2 };

type Figures = Record<string, number>;

interface Site {
  readonly name: string;
  /** The schema's file, in place of this site's own. */
  readonly sdl?: string;
}

/**
 * Builds this site and one of GitHub's public schema in copies, without a cache, with it, and after
 * a changed description: with this tree and with another in turn, since machines differ.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '1' }, json: { type: 'boolean' } },
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1)
    throw new Error(`Unexpected --times "${values.times}". Expected a number from 1.`);
  const [other] = positionals;
  const trees = [...(other === undefined ? [] : [await findTree(other)]), '.'];
  const sites: readonly Site[] = [
    { name: 'This site' },
    { name: 'GitHub', sdl: await readGitHub() },
  ];
  const runs: Figures[][] = trees.map(() => []);
  for (let time = 0; time < times; time += 1) {
    for (const site of sites) {
      for (const [index, tree] of trees.entries()) runs[index]?.push(await measure(tree, site));
    }
  }
  const [before, now] = runs.length === 1 ? [undefined, runs[0]] : runs;
  const rows = compare(middle(now ?? []), before && middle(before));
  if (values.json) console.log(JSON.stringify({ ...origin(), against: other, ...rows }));
  else console.table(rows);
}

/** A folder with its packages, or a commit, which gets a folder and packages. */
async function findTree(name: string): Promise<string> {
  if (existsSync(name)) return name;
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (status !== 0)
    throw new Error(`Unexpected "${name}". Expected a folder, or a commit that this clone has.`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  process.once('exit', () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  });
  execFileSync('git', ['worktree', 'add', '--detach', folder, name], { stdio: 'ignore' });
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

/** The SDL comes from the introspection result, since the package's own defines two fields twice. */
async function readGitHub(): Promise<string> {
  const { schema } = await import('@octokit/graphql-schema');
  const introspection = (schema.json['data'] ?? schema.json) as IntrospectionQuery;
  return printSchema(buildClientSchema(introspection));
}

async function measure(tree: string, { name, sdl }: Site): Promise<Figures> {
  // It stays to the end: for minutes, ext4 adds files slowly where many were removed.
  const copy = createCopy(tree);
  await rm(join(copy, 'build'), { force: true });
  if (sdl !== undefined) await writeFile(join(copy, 'github.graphql'), sdl);
  // What compiles TypeScript keeps its cache there.
  const env = {
    TMPDIR: await mkdtemp(join(copy, 'tmp-')),
    ...(sdl && { SCHEMA: 'github.graphql' }),
  };
  const cold = build(copy, env);
  const warm = build(copy, env);
  changeDescription(join(copy, sdl === undefined ? 'schema' : ''));
  const changed = build(copy, env);
  const figures = {
    'cold, s': cold.seconds,
    'warm, s': warm.seconds,
    'one description, s': changed.seconds,
    'memory, GB': cold.gigabytes,
    ...(await weighFolder(join(copy, 'build'))),
  };
  return Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [`${name}: ${figure}`, value]),
  );
}

function build(cwd: string, env: NodeJS.ProcessEnv): { seconds: number; gigabytes: number } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stdout + stderr);
  return { seconds, gigabytes: Number(/and ([\d.]+) GB/.exec(stdout)?.[1]) };
}

async function weighFolder(folder: string): Promise<Figures> {
  const paths = await Globby('**', { cwd: folder, dot: true, absolute: true });
  const files = await Promise.all(
    paths.map(async (path) => ({ path, size: (await stat(path)).size })),
  );
  const sum = (pattern: RegExp): number =>
    files.reduce((whole, { path, size }) => whole + (pattern.test(path) ? size : 0), 0);
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const script = files.find(({ path }) => /main\.\w+\.js$/.test(path));
  return {
    pages: pages.length,
    'output, MB': sum(/(?<!\.(?:br|gz))$/) / 1e6,
    'compressed beside it, MB': sum(/\.(?:br|gz)$/) / 1e6,
    'largest page, KB': Math.max(...pages.map(({ size }) => size)) / 1000,
    'main.js, KB gzip': script ? gzipSync(await readFile(script.path)).length / 1000 : 0,
  };
}

function middle(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.flatMap((run) => run[name] ?? []).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? NaN];
    }),
  );
}

/** Seconds are also given as parts of the cold build before. */
function compare(now: Figures, before?: Figures): Record<string, Figures> {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const [site = '', figure = ''] = name.split(': ');
      const goal = site === 'GitHub' ? goals[figure] : undefined;
      const cold = before?.[`${site}: cold, s`];
      const row: Record<string, number | undefined> = {
        before: before?.[name],
        now: value,
        'now / before': before && value / (before[name] ?? NaN),
        'of the cold build before': figure.endsWith(', s') && cold ? value / cold : undefined,
        goal,
      };
      return [
        name,
        Object.fromEntries(
          Object.entries(row).flatMap(([column, number]) =>
            number === undefined ? [] : [[column, Number(number.toPrecision(3))]],
          ),
        ),
      ];
    }),
  );
}

function origin(): Record<'commit' | 'day', string> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return { day: new Date().toISOString().slice(0, 10), commit };
}

void runScript(main, {
  command: 'npm run bench',
  does: 'Builds this site and one of a schema with 1,874 pages, and prints what it took.',
  operands: '[COMMIT or FOLDER]',
  options: [
    ['--times N', 'Measures so many times, and prints the middle of each figure'],
    ['--json', 'Prints one line for the series'],
  ],
  example: 'npm run bench -- main --times 3, in turn with another commit, for ratios',
});
