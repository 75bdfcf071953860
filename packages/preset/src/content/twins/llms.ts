import type { Block } from 'graphql-docs-reference/document';
import { heading, inlineCode, list, text, toMarkdown } from 'graphql-docs-reference/document';
import type { ReferenceSymbol } from 'graphql-docs-reference/graphql';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';
import type { Reference } from '../read-reference';
import { llmsPath } from '../twin-addresses';
import { siteFiles } from './files';
import type { GuideSection } from './guide-sections';
import { instructions } from './instructions';
import { linkList } from './link-list';
import { linkFromSite } from '../print-twin';
import { symbolIndex } from './symbol-index';
import type { Twin } from '../twin';

/** A file of the site by its address. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

interface Listed {
  readonly reference: Reference;
  readonly guides: readonly GuideSection[];
  readonly posts: readonly Twin[];
}

const folders = ['operations', 'types'] as const;

/** The index of all pages for programs (https://llmstxt.org), and below it those of the symbols. */
export function makeIndexes(listed: Listed): IndexFile[] {
  return [
    { path: llmsPath, text: rootIndex(listed) },
    ...folders.map((folder) => ({
      path: folderPath(folder),
      text: symbolIndex(listed.reference, folder),
    })),
  ];
}

function folderPath(folder: (typeof folders)[number]): string {
  return `${referencePath}/${folder}${llmsPath}`;
}

function rootIndex({ reference, guides, posts }: Listed): string {
  const { title, description, siteUrl } = reference.product;
  const children = [
    ...instructions(reference),
    ...section('Reference', [...referencePages(reference), ...folders.map(folderEntry)]),
    ...guides.flatMap(({ label, guides: pages }) => section(label, pages)),
    ...fileSection(siteFiles(reference), siteUrl),
    ...section('Optional', posts),
  ];
  return toMarkdown(
    { title, description, tree: { type: 'root', children } },
    { linkTo: linkFromSite(siteUrl) },
  );
}

/** Not as links: what follows the links of an index expects Markdown. */
function fileSection(files: ReturnType<typeof siteFiles>, siteUrl: Product['siteUrl']): Block[] {
  const lines = files.map(({ path, title, description }) => [
    text(`${title}: `),
    inlineCode(siteUrl(path)),
    text(`, ${description}`),
  ]);
  return [heading(2, 'Files', [text('Files')]), list(lines)];
}

type Entry = Pick<Twin, 'path' | 'title' | 'description'>;

function section(title: string, entries: readonly Entry[]): Block[] {
  if (entries.length === 0) return [];
  return [heading(2, title, [text(title)]), linkList(entries)];
}

/** Pages that are about the whole schema; those of symbols are in the indexes below. */
function referencePages({ context, pages }: Reference): Entry[] {
  const symbols = new Set(context.symbols.map(({ path }: ReferenceSymbol) => path));
  const isOfFolder = (path: string): boolean =>
    folders.some((folder) => path.startsWith(`${referencePath}/${folder}/`));
  return pages.paths
    .filter((path) => !symbols.has(path) && !isOfFolder(path))
    .map((path) => pages.get(path));
}

function folderEntry(folder: (typeof folders)[number]): Entry {
  return {
    path: folderPath(folder),
    title: folder === 'operations' ? 'All operations' : 'All types',
    description: `every page of the reference below ${referencePath}/${folder}, with a sentence each.`,
  };
}
