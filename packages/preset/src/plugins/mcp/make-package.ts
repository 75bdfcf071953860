import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OutputFile } from 'esbuild';
import { build } from 'esbuild';
import { packTar } from 'modern-tar';
import type { SiteData, SitePage } from 'graphql-docs-mcp';
import { atRoot, place } from 'graphql-docs-reference/graphql';
import { packageFile } from '../../package-file';
import { printNotices, readPackages } from '../supply/packages';

/** The day that npm gives all files of a package, so that two builds have the same bytes. */
const mtime = new Date('1985-10-26T08:15:00.000Z');

/** The server of a site as a package that `npx` runs: it needs no other and installs nothing. */
export async function makePackage(
  siteDir: string,
  data: SiteData,
  { files, inputs }: Bundle,
): Promise<Buffer> {
  const contents = {
    'README.md': readmeOf(data),
    ...(await licenceOf(siteDir)),
    'third-party-notices.txt': printNotices('This package', await readPackages(inputs)),
    'site.json': JSON.stringify({ ...data, pages: data.pages.map(toSitePage) }),
    ...Object.fromEntries(files),
  };
  const hash = hashOf(Object.values(contents));
  const manifest = manifestOf(data, hash, 'LICENSE' in contents);
  const all = { 'package.json': JSON.stringify(manifest, null, 2), ...contents };
  const entries = Object.entries(all).map(([name, body]) => ({
    header: { name: `package/${name}`, size: Buffer.byteLength(body), mtime, mode: 0o644 },
    body,
  }));
  return gzipSync(await packTar(entries), { level: 9 });
}

/** Whoever makes the pages may know more of each. */
function toSitePage({ path, title, markdown, anchors }: SitePage): SitePage {
  return { path, title, markdown, anchors };
}

/** What the texts of the site are published under, if that is said. */
async function licenceOf(siteDir: string): Promise<{ readonly LICENSE?: string }> {
  const file = join(siteDir, 'LICENSE');
  return existsSync(file) ? { LICENSE: await readFile(file, 'utf8') } : {};
}

/**
 * What npx has once installed from an address it runs for ever, unless the name of the package at
 * that address is another. With its content in the name, a reader gets what the site has now.
 */
function manifestOf(data: SiteData, hash: string, isLicensed: boolean): object {
  const { name, version, setUp } = data;
  const id = `${name.toLowerCase().replace(/\W+/g, '-')}-docs-mcp-${hash}`;
  return {
    name: id,
    version,
    description: `The documentation of the ${name} API for coding agents`,
    license: isLicensed ? 'SEE LICENSE IN LICENSE' : 'UNLICENSED',
    homepage: setUp ?? addressOf(data, '/'),
    type: 'module',
    bin: { [id]: 'server.js' },
    engines: { node: '>=20' },
  };
}

function addressOf({ url, mount = atRoot }: SiteData, path: string): string {
  return `${url}${place(mount, path)}`;
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}

function readmeOf(data: SiteData): string {
  const { name, setUp } = data;
  return `# Documentation of the ${name} API for coding agents

A server of the Model Context Protocol over stdio. Start it with \`npx -y ${addressOf(data, '/mcp.tgz')}\`.
It answers from the files of this package, opens no connection, and keeps nothing.
${setUp === undefined ? '' : `\nHow to set it up: ${setUp}\n`}`;
}

export interface Bundle {
  /** Texts of the modules by name: the server, the thread that runs documents, and its model. */
  readonly files: ReadonlyMap<string, string>;
  /** What the modules import that is not in them: parts of Node. */
  readonly imports: readonly string[];
  /** Paths of the files that are in the modules, and of esbuild, which has put helpers of its own in. */
  readonly inputs: readonly string[];
}

/**
 * The server with all that it needs, in modules that share what they have in common: a schema of one
 * copy of `graphql` is none to another.
 *
 * @param model path of the module that answers documents.
 */
export async function bundleServer(siteDir: string, model: string): Promise<Bundle> {
  const root = resolve(siteDir);
  const folder = packageFile('graphql-docs-mcp', 'src');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(folder, 'main'), out: 'server' },
      { in: join(folder, 'run/worker'), out: 'worker' },
      { in: model, out: 'model' },
    ],
    outdir: 'mcp',
    bundle: true,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    target: 'node20',
    // What a tool needs of a package and no more.
    mainFields: ['module', 'main'],
    // Packages of ours that are installed have modules for it.
    conditions: ['webpack'],
    alias: modulesOfGraphql(root),
    minify: true,
    legalComments: 'eof',
    metafile: true,
    write: false,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const inputs = Object.values(metafile.outputs).flatMap((output) => used(output.inputs));
  return {
    inputs: [...inputs.map((path) => join(root, path)), require.resolve('esbuild')],
    files: new Map(outputFiles.map((file: OutputFile) => [basename(file.path), file.text])),
    imports: [...new Set(imports)].sort(),
  };
}

function used(inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>): string[] {
  return Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
}

/**
 * Paths within the package name its CommonJS modules, which don't know schemas of the others. A plugin of
 * esbuild would wait for this process, which is busy with the schema then.
 */
function modulesOfGraphql(siteDir: string): Record<string, string> {
  const folder = join(siteDir, 'node_modules/graphql');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
  return Object.fromEntries(
    modules.flatMap((name) =>
      ['', '.js'].map((end) => [`graphql/${name}${end}`, join(folder, `${name}.mjs`)]),
    ),
  );
}
