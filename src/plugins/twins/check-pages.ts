import type { Twin } from '../../content/twins';

/** Pages that say nothing that a program could need. */
const withoutTwin: Readonly<Record<string, string>> = {
  '/404.html': 'is shown where there is no page',
  '/docs': 'leads to the introduction',
};

/** @throws Error with every page that lacks a twin, and every twin that lacks a page. */
export function checkPages(pages: readonly string[], twins: readonly Pick<Twin, 'path'>[]): void {
  const paths = new Set(twins.map(({ path }) => path));
  const lacking = pages.filter((page) => !paths.has(page) && withoutTwin[page] === undefined);
  const lost = [...paths].filter((path) => !pages.includes(path));
  const faults = [
    ...lacking.map((page) => `Unexpected page ${page} without Markdown, expected a twin of it.`),
    ...lost.map((path) => `Unexpected Markdown of ${path}, which is no page.`),
  ];
  if (faults.length === 0) return;
  const fix =
    'Make the twin in src/content/twins/make-twins.ts, or say in src/plugins/twins/check-pages.ts why the page has none.';
  throw new Error([...faults, fix].join('\n'));
}
