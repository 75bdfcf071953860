import type { History } from 'history';

interface Lead {
  readonly history: Pick<History, 'push'>;
  readonly fetchAhead: (path: string) => unknown;
  /** Whether a page of the site is at the address that a link has; without, at any but a file's. */
  readonly isPage?: (href: string | null) => boolean;
}

/**
 * Has links of the content lead on without loading the whole page: the address of a link is enough,
 * so that content needs no code of its own. What a browser treats otherwise is left to it: another
 * tab or window, a download, another site, a file, and a place on the same page.
 */
export function followLinks(
  root: Document | Element,
  { history, fetchAhead, isPage = () => true }: Lead,
): () => void {
  const end = new AbortController();
  const toPage = ({ target }: Event): URL | undefined => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && isPage(link.getAttribute('href')) ? pageOf(link) : undefined;
  };
  const follow = (event: Event): void => {
    const url = toPage(event);
    if (!url || event.defaultPrevented || !(event instanceof MouseEvent)) return;
    if (event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    history.push(url.pathname + url.search + url.hash);
  };
  root.addEventListener('click', follow, { signal: end.signal });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    const point = (event: Event): void => {
      const url = toPage(event);
      if (url) fetchAhead(url.pathname);
    };
    root.addEventListener(sign, point, { passive: true, signal: end.signal });
  }
  return () => end.abort();
}

/** Has the space bar press links that are buttons, as the folds of the sidebar are. */
export function pressBySpace(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]'))
      return;
    event.preventDefault();
    target.click();
  });
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Address of another page of this site that a link leads to. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.hasAttribute('download')) return undefined;
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

/** A server may read two slashes as one. React then expects the address of the page that it has sent. */
export function mergeSlashes(): void {
  const { pathname, search, hash } = window.location;
  const merged = pathname.replace(/\/{2,}/g, '/');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (merged === pathname || !canonical || new URL(canonical.href).pathname !== merged) return;
  window.history.replaceState(window.history.state, '', merged + search + hash);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
