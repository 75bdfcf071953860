import { readFile } from 'node:fs/promises';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Metadata, Written } from '../../content/list-written';
import { listWritten, pathOf } from '../../content/list-written';
import type { Placeholders } from '../../remark/placeholders';
import type { GuideRecord, TextFile } from 'graphql-docs-reference/search';
import type { PageText } from './find-sections';
import { findSections } from './find-sections';

export interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  readonly placeholders: Placeholders;
}

export interface Guides {
  readonly guides: readonly GuideRecord[];
  readonly pages: TextFile['pages'];
}

/** What the search knows of each guide and each post of the blog, by address. */
export async function listGuides(content: AllContent, site: Site): Promise<Guides> {
  return readGuides(listWritten(content), site);
}

/** The same from what Docusaurus says about the files. */
export async function readGuides({ guides, posts }: Written, site: Site): Promise<Guides> {
  const found = await Promise.all([
    ...guides.map((metadata) => readGuide('guide', metadata, site)),
    ...posts.map((metadata) => readGuide('post', metadata, site)),
  ]);
  found.sort((a, b) => (a.guide.path < b.guide.path ? -1 : 1));
  return {
    guides: found.map(({ guide }) => guide),
    pages: Object.fromEntries(found.map(({ guide, texts }) => [guide.path, texts])),
  };
}

async function readGuide(
  kind: GuideRecord['kind'],
  { title, description, permalink, source }: Metadata,
  { dir, baseUrl, placeholders }: Site,
): Promise<{ readonly guide: GuideRecord; readonly texts: PageText['texts'] }> {
  const file = `${dir}/${aliasedSitePathToRelativePath(source)}`;
  const { sections, texts } = await readText(file, placeholders);
  const path = pathOf(permalink, baseUrl);
  return { guide: { kind, title, description: description ?? '', path, sections }, texts };
}

/** By file; in the dev server most are as they were. */
const known = new Map<string, { readonly mdx: string; readonly text: PageText }>();

async function readText(file: string, placeholders: Placeholders): Promise<PageText> {
  const mdx = await readFile(file, 'utf8');
  const former = known.get(file);
  if (former?.mdx === mdx) return former.text;
  const text = await findSections(file, mdx, placeholders);
  known.set(file, { mdx, text });
  return text;
}
