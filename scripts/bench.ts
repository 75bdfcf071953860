import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildClientSchema, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { runScript } from './run-script';

/**
 * Documents GitHub's public schema in a copy of the site, and prints what it took. The SDL comes
 * from the introspection result, since the package's own SDL defines two fields twice.
 */
async function main(): Promise<void> {
  const { schema } = await import('@octokit/graphql-schema');
  const introspection = (schema.json['data'] ?? schema.json) as IntrospectionQuery;
  const sdl = printSchema(buildClientSchema(introspection));
  const site = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await copySite(site);
    await writeFile(join(site, 'github.graphql'), sdl);
    const log = await build(site);
    const figures = await collectFigures(site, log);
    if (process.argv[2] === 'json') console.log(JSON.stringify({ ...origin(), ...figures }));
    else console.table(figures);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

const generated = [
  'node_modules',
  'build',
  'build.next',
  'build.old',
  '.docusaurus',
  '.git',
  'docs/graphql',
  'test-results',
];

async function copySite(site: string): Promise<void> {
  const skipped = new Set(generated.map((path) => resolve(path)));
  for (const entry of await readdir('.')) {
    if (skipped.has(resolve(entry))) continue;
    await cp(entry, join(site, entry), {
      recursive: true,
      filter: (source) => !skipped.has(resolve(source)),
    });
  }
  await symlink(resolve('node_modules'), join(site, 'node_modules'));
}

function build(site: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: site,
      env: { ...process.env, SCHEMA: 'github.graphql' },
    });
    let log = '';
    const collect = (chunk: Buffer): void => {
      log += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => (code === 0 ? done(log) : fail(new Error(log))));
  });
}

function origin(): Record<string, string> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return { day: new Date().toISOString().slice(0, 10), commit };
}

async function collectFigures(
  site: string,
  log: string,
): Promise<Record<string, string | undefined>> {
  const files = await listFiles(join(site, 'build'));
  const largest = files
    .filter(({ path }) => path.endsWith('.html'))
    .sort((a, b) => b.size - a.size)[0];
  const main = files.find(({ path }) => /main\.\w+\.js$/.test(path));
  const megabytes = (isCompressed: boolean): string =>
    (
      files
        .filter(({ path }) => /\.(?:br|gz)$/.test(path) === isCompressed)
        .reduce((sum, { size }) => sum + size, 0) / 1e6
    ).toFixed(1);
  const took = /took ([\d.]+) s and ([\d.]+) GB/.exec(log);
  return {
    'pages generated': /(\d+) pages generated/.exec(log)?.[1],
    'generation, s (goal 5)': /pages generated in ([\d.]+)s/.exec(log)?.[1],
    'cold build, s (goal 50)': took?.[1],
    'peak memory, GB (goal 2.0)': took?.[2],
    'output, MB (goal 60)': megabytes(false),
    'brotli and gzip beside it, MB': megabytes(true),
    'largest page': largest?.path.slice(join(site, 'build').length),
    'largest page, KB raw (goal 150)': await kilobytes(largest?.path),
    'largest page, KB gzip': await kilobytes(largest?.path, true),
    'it and its styles, KB gzip': await weigh(join(site, 'build'), largest?.path, 'css'),
    'and its scripts, KB gzip (goal 200)': await weigh(
      join(site, 'build'),
      largest?.path,
      'css|js',
    ),
    'main.js, KB raw': await kilobytes(main?.path),
    'main.js, KB gzip': await kilobytes(main?.path, true),
  };
}

async function listFiles(dir: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, size: (await stat(path)).size };
      }),
  );
}

async function kilobytes(path: string | undefined, gzip = false): Promise<string> {
  if (path === undefined) return 'none';
  const bytes = await readFile(path);
  return ((gzip ? gzipSync(bytes) : bytes).length / 1000).toFixed(1);
}

/** A page, and the files of some kinds that its HTML names. */
async function weigh(root: string, page: string | undefined, kinds: string): Promise<string> {
  if (page === undefined) return 'none';
  const html = await readFile(page, 'utf8');
  const assets = [...html.matchAll(new RegExp(`["= ](/assets/[^"\\s>]+\\.(?:${kinds}))\\b`, 'g'))];
  const paths = [page, ...new Set(assets.map(([, path]) => join(root, path ?? '')))];
  const sizes = await Promise.all(paths.map(async (path) => Number(await kilobytes(path, true))));
  return sizes.reduce((sum, size) => sum + size, 0).toFixed(1);
}

void runScript(main, {
  command: 'npm run bench',
  does: "Documents GitHub's public schema in a copy of the site, and prints what it took.",
  operands: '[json]',
  example: 'npm run bench -- json, to print a line of JSON with the day and the commit',
});
