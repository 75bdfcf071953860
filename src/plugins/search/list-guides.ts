import { readFile } from 'node:fs/promises';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Placeholders } from '../../remark/placeholders';
import { isReferencePage } from '../../remark/placeholders';
import type { GuideRecord } from '../../search/find-guides';
import { findSections } from './find-sections';

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  readonly placeholders: Placeholders;
}

interface Metadata {
  readonly title: string;
  readonly description?: string;
  readonly permalink: string;
  /** For example `@site/docs/intro.mdx`. */
  readonly source: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

/** What the search knows of each guide and each post of the blog, by address. */
export async function listGuides(content: AllContent, site: Site): Promise<GuideRecord[]> {
  const docs = content['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const guides = docs?.loadedVersions.flatMap((version): Metadata[] => version.docs) ?? [];
  const posts = blog?.blogPosts.map(({ metadata }): Metadata => metadata) ?? [];
  const records = await Promise.all([
    ...guides.filter(isShown).map((metadata) => toRecord('guide', metadata, site)),
    ...posts.filter(isShown).map((metadata) => toRecord('post', metadata, site)),
  ]);
  return records.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isShown({ source, draft, unlisted }: Metadata): boolean {
  return !isReferencePage(source) && draft !== true && unlisted !== true;
}

async function toRecord(
  kind: GuideRecord['kind'],
  { title, description, permalink, source }: Metadata,
  { dir, baseUrl, placeholders }: Site,
): Promise<GuideRecord> {
  const file = `${dir}/${aliasedSitePathToRelativePath(source)}`;
  return {
    kind,
    title,
    description: description ?? '',
    path: `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, ''),
    sections: await sectionsOf(file, placeholders),
  };
}

/** By file; in the dev server most are as they were. */
const known = new Map<
  string,
  { readonly mdx: string; readonly sections: GuideRecord['sections'] }
>();

async function sectionsOf(
  file: string,
  placeholders: Placeholders,
): Promise<GuideRecord['sections']> {
  const mdx = await readFile(file, 'utf8');
  const former = known.get(file);
  if (former?.mdx === mdx) return former.sections;
  const sections = await findSections(file, mdx, placeholders);
  known.set(file, { mdx, sections });
  return sections;
}
