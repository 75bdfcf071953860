import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GuideRecord } from '../../search/find-guides';

/** Of what Pagefind writes the rest is its own interface, which the site does not use. */
const neededFiles = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_\w+)$/;

/**
 * Writes the index of the text of guides and posts into the folder `pagefind` of the built site.
 * The reference is left out: its names are found without, and its many pages would outweigh the
 * guides.
 *
 * @throws Error where a page lacks an anchor that the search leads to, or where Pagefind fails.
 */
export async function writeFullText(outDir: string, guides: readonly GuideRecord[]): Promise<void> {
  const { close, createIndex } = await import('pagefind');
  try {
    const { index, errors } = await createIndex({
      rootSelector: 'article',
      excludeSelectors: ['pre', 'nav', 'footer', '.hash-link', '.theme-doc-toc-mobile'],
      forceLanguage: 'en',
    });
    if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
    for (const guide of guides) {
      const content = await readPage(outDir, guide);
      const added = await index.addHTMLFile({ url: guide.path, content });
      failOn(added.errors, guide.path);
    }
    const { files, errors: writing } = await index.getFiles();
    failOn(writing, 'the index');
    for (const { path, content } of files.filter(({ path }) => neededFiles.test(path))) {
      const target = join(outDir, 'pagefind', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  } finally {
    await close();
  }
}

async function readPage(outDir: string, { path, sections }: GuideRecord): Promise<string> {
  const html = await readFile(join(outDir, path, 'index.html'), 'utf8');
  const ids = new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, a, b]) => a ?? b));
  const missing = sections.filter(([, anchor]) => !ids.has(anchor));
  if (missing.length > 0) {
    const anchors = missing.map(([, anchor]) => `#${anchor}`).join(', ');
    throw new Error(
      `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-sections.ts with how Docusaurus makes anchors.`,
    );
  }
  return html;
}

function failOn(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind failed on ${what}: ${errors.join(', ')}`);
}
