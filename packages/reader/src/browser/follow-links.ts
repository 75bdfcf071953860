import type { History } from 'history';
import { fetchAhead } from './load-page';

/**
 * Has links of the content lead on without loading the whole page: the address of a link is enough,
 * so that content needs no code of its own. What a browser treats otherwise is left to it: another
 * tab or window, a download, another site, a file, and a place on the same page.
 */
export function followLinks(history: Pick<History, 'push'>, root: Document): void {
  root.addEventListener('click', (event) => {
    const url = pageOf(event.target);
    if (!url || event.defaultPrevented || event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    history.push(url.pathname + url.search + url.hash);
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    root.addEventListener(
      sign,
      ({ target }) => {
        const url = pageOf(target);
        if (url) fetchAhead(url.pathname);
      },
      { passive: true },
    );
  }
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Address of another page of this site that the link at an element leads to. */
function pageOf(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || !isDecodable(url.pathname)) return undefined;
  if (url.pathname === pathname && url.search === search) return undefined;
  return /\.(?!html$)\w+$/.test(url.pathname) ? undefined : url;
}

/** Has the router, which decodes paths, take one that is not UTF-8, such as `/%FF`. */
export function escapePath(): void {
  const { pathname, search, hash } = window.location;
  if (isDecodable(pathname)) return;
  const url = pathname.replaceAll('%', '%25') + search + hash;
  window.history.replaceState(window.history.state, '', url);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
