import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Library from 'beautiful-mermaid';

const name = 'beautiful-mermaid';

/**
 * The library that draws. It is found by its path, because its package has no entry for `require`,
 * and Docusaurus loads the configuration, and all that it imports, as if it were required.
 */
export async function loadLibrary(): Promise<typeof Library> {
  const folders = createRequire(__filename).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'dist/index.js')).find(existsSync);
  if (path === undefined) throw new Error(`${name} is not installed: run npm ci`);
  return import(pathToFileURL(path).href) as Promise<typeof Library>;
}
