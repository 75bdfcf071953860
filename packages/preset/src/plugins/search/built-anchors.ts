import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuideRecord, SectionEntry, TextFile } from 'graphql-docs-reference/search';
import type { Guides } from './find-guides';

type Ids = ReadonlySet<string>;

/** All ids of each built page that guides have, by path. */
async function readIds(
  outDir: string,
  guides: readonly GuideRecord[],
): Promise<ReadonlyMap<string, Ids>> {
  const found = guides.map(async ({ path }): Promise<[string, Ids][]> => {
    // As `trailingSlash` of the site says.
    const files = [`${path}.html`, `${path}/index.html`].map((name) => join(outDir, name));
    const file = files.find(existsSync);
    if (file === undefined) return [];
    const ids = (await readFile(file, 'utf8')).matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g);
    return [[path, new Set(Array.from(ids, ([, quoted, bare]) => quoted ?? bare ?? ''))]];
  });
  return new Map((await Promise.all(found)).flat());
}

/** @throws Error if a built page lacks an anchor that the search leads to. */
export async function checkAnchors(outDir: string, guides: readonly GuideRecord[]): Promise<void> {
  const ids = await readIds(outDir, guides);
  for (const { path, sections } of guides) {
    const missing = sections.filter(([, anchor]) => ids.get(path)?.has(anchor) !== true);
    if (missing.length === 0) continue;
    const anchors = missing.map(([, anchor]) => `#${anchor}`).join(', ');
    throw new Error(
      `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-guides.ts with how Docusaurus makes anchors.`,
    );
  }
}

/**
 * Guides without the sections whose anchors their built pages lack, as a plugin of the site may have
 * set others. What such a section says belongs to the one before it, or to the page.
 */
export async function leaveOutLost(
  outDir: string,
  { guides, pages }: Guides,
): Promise<Guides | undefined> {
  const ids = await readIds(outDir, guides);
  const isLost = (path: string, [, anchor]: SectionEntry): boolean =>
    ids.get(path)?.has(anchor) === false;
  const lost = guides.filter(({ path, sections }) => sections.some((one) => isLost(path, one)));
  if (lost.length === 0) return undefined;
  return {
    guides: guides.map((guide) => ({
      ...guide,
      sections: guide.sections.filter((section) => !isLost(guide.path, section)),
    })),
    pages: {
      ...pages,
      ...Object.fromEntries(
        lost.map(({ path, sections }) => {
          const isKept = sections.map((section) => !isLost(path, section));
          return [path, joinTexts(pages[path] ?? [], sections, isKept)];
        }),
      ),
    },
  };
}

function joinTexts(
  [intro = '', ...texts]: TextFile['pages'][string],
  sections: readonly SectionEntry[],
  isKept: readonly boolean[],
): string[] {
  return sections.reduce(
    (joined, [heading], index) => {
      const text = texts[index] ?? '';
      if (isKept[index] === true) return [...joined, text];
      const before = [joined.at(-1) ?? '', heading, text].filter((part) => part !== '');
      return [...joined.slice(0, -1), before.join('\n')];
    },
    [intro],
  );
}
