import { readFile } from 'node:fs/promises';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Placeholders } from '../../remark/placeholders';
import { isReferencePage } from '../../remark/placeholders';
import type { GuideRecord } from '../../search/guide-record';
import type { TextFile } from '../../search/text-file';
import type { PageText } from './find-sections';
import { findSections } from './find-sections';

export interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  readonly placeholders: Placeholders;
}

export interface Metadata {
  readonly title: string;
  readonly description?: string;
  readonly permalink: string;
  /** For example `@site/docs/intro.mdx`. */
  readonly source: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

export interface Guides {
  readonly guides: readonly GuideRecord[];
  readonly pages: TextFile['pages'];
}

/** What the search knows of each guide and each post of the blog, by address. */
export async function listGuides(content: AllContent, site: Site): Promise<Guides> {
  const docs = content['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const guides = docs?.loadedVersions.flatMap((version): Metadata[] => version.docs) ?? [];
  const posts = blog?.blogPosts.map(({ metadata }): Metadata => metadata) ?? [];
  return readGuides(guides, posts, site);
}

/** The same from what Docusaurus says about the files. */
export async function readGuides(
  guides: readonly Metadata[],
  posts: readonly Metadata[],
  site: Site,
): Promise<Guides> {
  const found = await Promise.all([
    ...guides.filter(isShown).map((metadata) => readGuide('guide', metadata, site)),
    ...posts.filter(isShown).map((metadata) => readGuide('post', metadata, site)),
  ]);
  found.sort((a, b) => (a.guide.path < b.guide.path ? -1 : 1));
  return {
    guides: found.map(({ guide }) => guide),
    pages: Object.fromEntries(found.map(({ guide, texts }) => [guide.path, texts])),
  };
}

function isShown({ source, draft, unlisted }: Metadata): boolean {
  return !isReferencePage(source) && draft !== true && unlisted !== true;
}

async function readGuide(
  kind: GuideRecord['kind'],
  { title, description, permalink, source }: Metadata,
  { dir, baseUrl, placeholders }: Site,
): Promise<{ readonly guide: GuideRecord; readonly texts: PageText['texts'] }> {
  const file = `${dir}/${aliasedSitePathToRelativePath(source)}`;
  const { sections, texts } = await readText(file, placeholders);
  const path = `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
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
