import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildClientSchema, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { copySources } from './copy-sources';
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
    copySources(site);
    await symlink(resolve('node_modules'), join(site, 'node_modules'));
    await writeFile(join(site, 'github.graphql'), sdl);
    const figures = await collectFigures(join(site, 'build'), build(site));
    if (process.argv[2] === 'json') console.log(JSON.stringify({ ...origin(), ...figures }));
    else console.table(figures);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

function build(site: string): string {
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: site,
    env: { ...process.env, SCHEMA: 'github.graphql' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}

function origin(): Record<string, string> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return { day: new Date().toISOString().slice(0, 10), commit };
}

async function collectFigures(
  folder: string,
  log: string,
): Promise<Record<string, string | undefined>> {
  const files = await listFiles(folder);
  const largest = files
    .filter(({ path }) => path.endsWith('.html'))
    .sort((a, b) => b.size - a.size)[0]?.path;
  const main = files.find(({ path }) => /main\.\w+\.js$/.test(path))?.path;
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
    'largest page': largest?.slice(folder.length),
    'largest page, KB raw (goal 150)': await kilobytes(largest),
    'largest page, KB gzip': await kilobytes(largest, true),
    'it and its styles, KB gzip': await weigh(folder, largest, 'css'),
    'and its scripts, KB gzip (goal 200)': await weigh(folder, largest, 'css|js'),
    'main.js, KB raw': await kilobytes(main),
    'main.js, KB gzip': await kilobytes(main, true),
  };
}

async function listFiles(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
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
