import { twinPath } from 'graphql-docs-reference/document';
import type { Twin } from '../../content/twins';

/** @throws Error with every page that lacks a twin, and every twin that lacks a page. */
export function checkPages(pages: readonly string[], twins: readonly Pick<Twin, 'path'>[]): void {
  const paths = new Set(twins.map(({ path }) => path));
  const lacking = pages.filter((page) => !paths.has(page) && twinPath(page) !== undefined);
  const lost = [...paths].filter((path) => !pages.includes(path));
  const faults = [
    ...lacking.map((page) => `Unexpected page ${page} without Markdown, expected a twin of it.`),
    ...lost.map((path) => `Unexpected Markdown of ${path}, which is no page.`),
  ];
  if (faults.length === 0) return;
  const fix =
    'Make the twin in packages/preset/src/content/twins/make-twins.ts, or say in packages/reference/src/document/twin-path.ts why the page has none.';
  throw new Error([...faults, fix].join('\n'));
}
