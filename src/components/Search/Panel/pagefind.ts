import type { FullTextHit } from '../../../search/search';
import { findProse } from '../../../search/words';

/** What of Pagefind's interface is used: https://pagefind.app/docs/api/. */
interface Pagefind {
  readonly createInstance: (options: InstanceOptions) => Instance;
}

interface InstanceOptions {
  readonly basePath: string;
  readonly baseUrl: string;
  readonly noWorker: boolean;
}

interface Instance {
  readonly search: (query: string) => Promise<{ readonly results: readonly Page[] }>;
}

interface Page {
  readonly data: () => Promise<PageData>;
}

interface PageData {
  readonly url: string;
  readonly sub_results: readonly SubResult[];
}

interface SubResult {
  readonly title: string;
  readonly url: string;
  readonly plain_excerpt: string;
  readonly locations: readonly number[];
}

export type FindFullText = (query: string) => Promise<readonly FullTextHit[]>;

/** A page of results is a request each. */
const mostHits = 5;

/**
 * Loads Pagefind and its index from a folder of this site.
 *
 * @param attempt sets one attempt apart from the next, since a browser may remember a failed one.
 */
export async function loadFullText(folder: string, attempt: number): Promise<FindFullText> {
  const address = `${folder}pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  // The index is small: a worker would cost more bytes than it saves time.
  const instance = pagefind.createInstance({ basePath: folder, baseUrl: '/', noWorker: true });
  return async (query) => {
    const words = findProse(query).map(({ text }) => text);
    const { results } = await instance.search(words.join(' '));
    const pages = await Promise.all(results.slice(0, mostHits).map((page) => page.data()));
    return pages.map(toHit);
  };
}

/** The page at the section that holds the most of the query. */
function toHit({ url, sub_results: sections }: PageData): FullTextHit {
  const most = Math.max(...sections.map(({ locations }) => locations.length));
  const best = sections.find(({ locations }) => locations.length === most);
  return {
    path: best?.url ?? url,
    section: best?.title ?? '',
    excerpt: decode(best?.plain_excerpt ?? ''),
  };
}

/** Pagefind writes these two as entities, in its plain excerpts too. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
