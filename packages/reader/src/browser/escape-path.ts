/**
 * Has the router, which decodes paths, take one that is not UTF-8: the signs of `/%FF` then stand for
 * themselves.
 */
export function escapePath(): void {
  const { pathname, search, hash } = window.location;
  if (isDecodable(pathname)) return;
  const url = pathname.replaceAll('%', '%25') + search + hash;
  window.history.replaceState(window.history.state, '', url);
}

export function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
