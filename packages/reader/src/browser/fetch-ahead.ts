import { fetchPage } from '../loading/fetch-page';
import type { PageDocument } from '../loading/page-document';

const pages = new Map<string, Promise<PageDocument | undefined>>();

/** Fetches a page that the reader is about to open; it is kept until it is opened. */
export function fetchAhead(path: string): void {
  if (pages.has(path) || path === window.location.pathname || isConstrained()) return;
  // A courtesy: what fails is left for the click to try.
  const page = fetchPage(path).catch(() => undefined);
  pages.set(path, page);
  void page.then((found) => found ?? pages.delete(path));
}

/** What was fetched ahead, once; undefined if nothing was, or nothing came of it. */
export async function takeFetchedAhead(path: string): Promise<PageDocument | undefined> {
  const page = pages.get(path);
  pages.delete(path);
  return page;
}

/** On such a line the reader alone decides what is fetched. */
function isConstrained(): boolean {
  const { effectiveType, saveData } = navigator.connection ?? {};
  return saveData === true || effectiveType?.includes('2g') === true;
}
