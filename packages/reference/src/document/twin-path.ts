/** Pages that say nothing that a program could need, and why. */
const withoutTwin: Readonly<Record<string, string>> = {
  '/404.html': 'is shown where there is no page',
  '/docs': 'leads to the introduction',
};

/** Path of the Markdown of a page, from the root of the site; undefined if it has none. */
export function twinPath(path: string): string | undefined {
  const page = path.replace(/(?<=.)\/$/, '');
  if (withoutTwin[page] !== undefined) return undefined;
  return page === '/' ? '/index.md' : `${page}.md`;
}
