import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { IndexFile } from 'pagefind';
import type { GuideRecord } from '../../search/find-guides';

/** Of what Pagefind writes the rest is its own interface, which the site does not use. */
const neededFiles = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_\w+)$/;

/**
 * Writes the index of the text of guides and posts into the folder `pagefind` of the built site.
 * The reference is left out: its names are found without, and its many pages would outweigh the
 * guides.
 *
 * @throws Error if a page lacks an anchor that the search leads to, or if Pagefind fails.
 */
export async function writeFullText(outDir: string, guides: readonly GuideRecord[]): Promise<void> {
  const pages = await Promise.all(
    guides.map(async (guide) => ({ url: guide.path, content: await readPage(outDir, guide) })),
  );
  const worker = new Worker(join(__dirname, 'pagefind.worker.mjs'), { workerData: { pages } });
  const [files] = (await once(worker, 'message')) as [readonly IndexFile[]];
  const needed = files.filter(({ path }) => neededFiles.test(path));
  await Promise.all(
    needed.map(async ({ path, content }) => {
      const target = join(outDir, 'pagefind', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
}

async function readPage(outDir: string, { path, sections }: GuideRecord): Promise<string> {
  const html = await readFile(join(outDir, `${path}.html`), 'utf8');
  const ids = new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
  );
  const missing = sections.filter(([, anchor]) => !ids.has(anchor));
  if (missing.length > 0) {
    const anchors = missing.map(([, anchor]) => `#${anchor}`).join(', ');
    throw new Error(
      `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-sections.ts with how Docusaurus makes anchors.`,
    );
  }
  return html;
}
