import { cleanPath } from './clean-path';
import type { PageDocument } from './page-document';
import { currentScripts, readDocument } from './page-document';

/** What has not come after this many milliseconds has failed. */
const patience = 15_000;

/**
 * Fetches a page: the file that a reload would get, so that the browser's cache serves both.
 *
 * @throws Error if it does not come, does not come whole, is not of this site, or is of another
 *   deploy than the scripts that run.
 */
export async function fetchPage(path: string, signal?: AbortSignal): Promise<PageDocument> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error(`No answer for ${path}: timeout.`)),
    patience,
  );
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  try {
    const response = await fetch(cleanPath(path), { signal: stop.signal });
    // The page that says "not found" is one of ours, too.
    if (!response.ok && response.status !== 404) {
      throw new Error(`The server answers ${response.status} for ${path}.`);
    }
    const html = await response.text();
    const page = readDocument(new DOMParser().parseFromString(html, 'text/html'));
    if (page.scripts !== currentScripts()) throw new Error('The site has changed meanwhile.');
    return page;
  } finally {
    clearTimeout(timer);
  }
}
