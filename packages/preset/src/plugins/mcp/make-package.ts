import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { SiteData } from 'graphql-docs-mcp';
import { printNotices } from '../supply/print-notices';
import { readPackages } from '../supply/read-packages';
import type { Bundle } from './bundle';

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
    'site.json': JSON.stringify(data),
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

/** What the texts of the site are published under, if that is said. */
async function licenceOf(siteDir: string): Promise<{ readonly LICENSE?: string }> {
  const file = join(siteDir, 'LICENSE');
  return existsSync(file) ? { LICENSE: await readFile(file, 'utf8') } : {};
}

/**
 * What npx has once installed from an address it runs for ever, unless the name of the package at
 * that address is another. With its content in the name, a reader gets what the site has now.
 */
function manifestOf(
  { name, url, version, setUp }: SiteData,
  hash: string,
  isLicensed: boolean,
): object {
  const id = `${name.toLowerCase().replace(/\W+/g, '-')}-docs-mcp-${hash}`;
  return {
    name: id,
    version,
    description: `The documentation of the ${name} API for coding agents`,
    license: isLicensed ? 'SEE LICENSE IN LICENSE' : 'UNLICENSED',
    homepage: setUp ?? url,
    type: 'module',
    bin: { [id]: 'server.js' },
    engines: { node: '>=20' },
  };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}

function readmeOf({ name, url, setUp }: SiteData): string {
  return `# Documentation of the ${name} API for coding agents

A server of the Model Context Protocol over stdio. Start it with \`npx -y ${url}/mcp.tgz\`.
It answers from the files of this package, opens no connection, and keeps nothing.
${setUp === undefined ? '' : `\nHow to set it up: ${setUp}\n`}`;
}
