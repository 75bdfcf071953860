import { posix } from 'node:path';

/** What a request is answered with: a file of the build, another address, or neither. */
export type HttpAnswer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 };

/** Addresses of the page that says "not found": it is no page of its own. */
const notFoundFile = '/404.html';

/**
 * Finds the answer as the nginx configuration does.
 *
 * @param target path and query of the request, as it came.
 * @param accept header of the request: `text/markdown` asks for the twin of a page.
 * @param has whether the build has a file.
 */
export function findAnswer(
  target: string,
  accept: string,
  has: (file: string) => boolean,
): HttpAnswer {
  const path = readPath(target);
  if (path === undefined) return { status: 400 };
  const own = withoutOrigin(target);
  // To a browser, two slashes begin the name of a host.
  if (own.startsWith('//')) return { status: 301, location: own.replace(/^[/\\]+/, '/') };
  const page = path.replace(/(?:(?:\/index)?\.html|\/)$/, '');
  if (isPage(page, has) && page !== path && path !== '/') {
    return { status: 301, location: encodeURI(page || '/') + queryOf(target) };
  }
  const twin = /text\/markdown/i.test(accept) ? '.md' : '';
  const named = path === '/' ? '/index' : path;
  const file = [named + twin, named, `${named}.html`].find((one) => isServed(one) && has(one));
  return file === undefined ? { status: 404, file: notFoundFile } : { status: 200, file };
}

/** The path that a request asks for, decoded and without detours; undefined if it is none. */
export function readPath(target: string): string | undefined {
  try {
    const path = decodeURIComponent(withoutOrigin(target).split(/[?#]/, 1)[0] ?? '');
    if (!path.startsWith('/') || path.includes('\0')) return undefined;
    // Nor where it leads above its root on the way.
    if (/^\.\.(?:\/|$)/.test(posix.normalize(`.${path}`))) return undefined;
    return posix.normalize(path);
  } catch {
    return undefined;
  }
}

function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? '';
}

function isPage(page: string, has: (file: string) => boolean): boolean {
  const file = `${page || '/index'}.html`;
  return isServed(file) && has(file);
}

/** What is for the host, begins with an underscore. */
function isServed(file: string): boolean {
  return file !== notFoundFile && !file.startsWith('/_');
}
