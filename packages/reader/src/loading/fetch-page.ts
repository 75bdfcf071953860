import { translate } from '@docusaurus/Translate';
import { cleanPath } from './clean-path';
import type { PageDocument } from './page-document';
import { lastingParts, readDocument } from './page-document';
import { SiteChanged } from './site-changed';

/** Only for the pages of this site, which are fetched below. */
const trusted = globalThis.trustedTypes?.createPolicy('pages', { createHTML: (html) => html });

/** What has not come after this many milliseconds has failed. */
const patience = 15_000;

/**
 * Fetches a page: the file that a reload would get, so that the browser's cache serves both.
 *
 * @throws Error if it does not come, does not come whole, or is not of this site; `SiteChanged` if it
 *   needs a document of its own.
 */
export async function fetchPage(
  path: string,
  { signal, cache = 'default' }: Pick<RequestInit, 'signal' | 'cache'> = {},
): Promise<PageDocument> {
  const stop = new AbortController();
  const timer = setTimeout(
    () =>
      stop.abort(
        new Error(
          translate({ id: 'load.timeout', message: 'No answer for {path}: timeout.' }, { path }),
        ),
      ),
    patience,
  );
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  try {
    const response = await fetch(cleanPath(path), { signal: stop.signal, cache });
    // The page that says "not found" is one of ours, too.
    if (!response.ok && response.status !== 404) {
      throw new Error(
        translate(
          { id: 'load.status', message: 'The server answers {status} for {path}.' },
          { status: response.status, path },
        ),
      );
    }
    const html = await response.text();
    const markup = trusted?.createHTML(html) ?? html;
    const page = readDocument(new DOMParser().parseFromString(markup, 'text/html'));
    if (page.lasting !== lastingParts()) throw new SiteChanged();
    return page;
  } finally {
    clearTimeout(timer);
  }
}
