import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReferencePage } from 'graphql-docs-reference/reference';
import type { LoadedReference } from '../../content/read-reference';
import { referenceTwin } from '../../content/read-reference';
import type { Twin } from '../../content/twin';
import { hashMakers } from '../../package-file';
import { openStore } from '../../store';
import type { Thread } from '../../thread';
import { openThread } from '../../thread';
import { storedPage } from './page-data';

interface MadePage {
  /** A `StoredPage` as JSON. */
  readonly json: string;
  readonly twin: Twin;
}

/** So many pages are made before a thread would have started. */
const few = 20;

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
  let missing = 0;
  let thread: Thread<string, string> | undefined;
  const render = (page: ReferencePage, asJson: string): string | Promise<string> => {
    missing += 1;
    if (missing <= few) return JSON.stringify(storedPage(page, mount));
    thread ??= openThread(new URL('./render-thread.ts', import.meta.url), mount);
    return thread.call(asJson);
  };
  const make = async (path: string): Promise<[string, MadePage]> => {
    const page = pages.get(path);
    const asJson = JSON.stringify(page);
    const kept = await store.keep([asJson], async () => {
      const stored = render(page, asJson);
      const twin = JSON.stringify(referenceTwin(page, siteUrl));
      return `${await stored}\n${twin}`;
    });
    const [json = '', twin = ''] = kept.toString().split('\n');
    return [path, { json, twin: JSON.parse(twin) as Twin }];
  };
  const made = new Map<string, MadePage>();
  try {
    // Not all at once: their trees take hundreds of megabytes.
    for (let start = 0; start < pages.paths.length; start += 50) {
      const some = await Promise.all(pages.paths.slice(start, start + 50).map(make));
      for (const [path, page] of some) made.set(path, page);
    }
  } finally {
    await thread?.end();
  }
  return made;
}
