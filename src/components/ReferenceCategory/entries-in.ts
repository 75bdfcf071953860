import type { Entry } from './entry';

/** The symbols that the sidebar of a page lists, as the server has sent it. */
export function entriesIn(document: Document): readonly Entry[] {
  const links = document.querySelectorAll('aside [data-symbols] a');
  return [...links].map((link) => {
    const path = link.getAttribute('href') ?? '';
    return [link.textContent, path.slice(path.lastIndexOf('/') + 1)];
  });
}
