import { cleanPath } from '../../loading/clean-path';

/**
 * Leads from `/guides/hello.html` to `/guides/hello`, where that is a page. Some hosts serve a page at
 * its clean address alone, and answer the name of its file with the page of unknown addresses.
 *
 * @returns whether the reader is on the way there.
 */
export async function leadToCleanAddress(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const path = cleanPath(pathname);
  if (path === pathname || !(await isPage(path))) return false;
  window.location.replace(`${path}${search}${hash}`);
  return true;
}

async function isPage(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
