import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedReference } from '../../content/read-reference';
import { referenceTwin } from '../../content/read-reference';
import type { Twin } from '../../content/twin';
import { hashMakers } from '../../package-file';
import { openStore } from '../../store';
import { storedPage } from './page-data';

interface MadePage {
  /** A `StoredPage` as JSON. */
  readonly json: string;
  readonly twin: Twin;
}

/**
 * The pages of a reference by their addresses, as HTML and as Markdown. A page whose tree is the same
 * as in an earlier build is taken from there.
 *
 * @param localizationDir folder of what is translated, which pages say in other words.
 */
export async function makePages(
  { pages, mount, product: { siteUrl } }: LoadedReference,
  localizationDir: string,
): Promise<ReadonlyMap<string, MadePage>> {
  const translations = join(localizationDir, 'graphql-docs/messages.json');
  const store = openStore(
    'pages',
    JSON.stringify([
      hashMakers(),
      mount,
      siteUrl('/'),
      await readFile(translations, 'utf8').catch(() => ''),
    ]),
  );
  const make = async (path: string): Promise<[string, MadePage]> => {
    const page = pages.get(path);
    const kept = await store.keep([JSON.stringify(page)], () =>
      [storedPage(page, mount), referenceTwin(page, siteUrl)]
        .map((part) => JSON.stringify(part))
        .join('\n'),
    );
    const [json = '', twin = ''] = kept.toString().split('\n');
    return [path, { json, twin: JSON.parse(twin) as Twin }];
  };
  const made = new Map<string, MadePage>();
  // Not all at once: their trees take hundreds of megabytes.
  for (let start = 0; start < pages.paths.length; start += 50) {
    const some = await Promise.all(pages.paths.slice(start, start + 50).map(make));
    for (const [path, page] of some) made.set(path, page);
  }
  return made;
}
