/** Path of the Markdown of a page, from the root of the site; undefined for the page of no page. */
export function twinPath(path: string): string | undefined {
  const page = path.replace(/(?<=.)\/$/, '');
  if (page === '/404.html') return undefined;
  return page === '/' ? '/index.md' : `${page}.md`;
}
