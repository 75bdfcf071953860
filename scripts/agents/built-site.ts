import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from 'graphql-docs-mcp';

/** What programs read of a built site. */
export interface BuiltSite {
  /** Twins and indexes by their address, as `/docs/errors.md` and `/llms.txt`. */
  readonly texts: ReadonlyMap<string, string>;
  /** HTML of the page that a twin is of. */
  readonly readHtml: (twin: string) => Promise<string>;
}

/** @throws Error if there is no build. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  if (!existsSync(folder)) {
    throw new Error(`Unexpected missing folder "${folder}". Run "npm run build" first.`);
  }
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:\.md|(?:^|\/)llms\.txt)$/.test(file))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const),
  );
  return {
    texts: new Map(texts),
    readHtml: (twin) => readFile(join(folder, twin.replace(/\.md$/, '.html')), 'utf8'),
  };
}

/** The twins as the tools read them. */
export function pagesOf({ texts }: BuiltSite): SitePage[] {
  return [...texts]
    .filter(([path]) => path.endsWith('.md'))
    .map(([path, markdown]) => ({
      path: path.replace(/\.md$/, '').replace(/^\/index$/, '/'),
      title: /^# (.+)$/m.exec(markdown)?.[1] ?? path,
      markdown,
    }));
}
