import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuideRecord } from '../../search/guide-record';

/** @throws Error if a built page lacks an anchor that the search leads to. */
export async function checkAnchors(outDir: string, guides: readonly GuideRecord[]): Promise<void> {
  await Promise.all(guides.map((guide) => checkPage(outDir, guide)));
}

async function checkPage(outDir: string, { path, sections }: GuideRecord): Promise<void> {
  const html = await readFile(join(outDir, `${path}.html`), 'utf8');
  const ids = new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
  );
  const missing = sections.filter(([, anchor]) => !ids.has(anchor));
  if (missing.length === 0) return;
  const anchors = missing.map(([, anchor]) => `#${anchor}`).join(', ');
  throw new Error(
    `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-sections.ts with how Docusaurus makes anchors.`,
  );
}
