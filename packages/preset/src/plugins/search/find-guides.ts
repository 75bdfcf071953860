import { readFile } from 'node:fs/promises';
import { aliasedSitePathToRelativePath, createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { once } from 'graphql-docs-reference/calls';
import type { GuideRecord, TextFile, SectionEntry } from 'graphql-docs-reference/search';
import type { Metadata, Written } from '../../content/twins/make-twins';
import { pathOf } from '../../content/twins/make-twins';
import { hashMakers } from '../../package-file';
import { createMdxProcessor } from '../../remark/content-plugins';
import type { Placeholders } from '../../remark/placeholders';
import { remarkPlaceholders } from '../../remark/placeholders';
import { openStore } from '../../store';

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  readonly placeholders: Placeholders;
}

export interface Guides {
  readonly guides: readonly GuideRecord[];
  readonly pages: TextFile['pages'];
}

/** What the search knows of each guide and each post of the blog, by address. */
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

const keptTexts = once(() => openStore('texts', hashMakers()));

async function readText(file: string, placeholders: Placeholders): Promise<PageText> {
  const mdx = await readFile(file, 'utf8');
  const kept = await keptTexts().keep([mdx, JSON.stringify(placeholders)], async () =>
    JSON.stringify(await findSections(file, mdx, placeholders)),
  );
  return JSON.parse(kept.toString()) as PageText;
}

interface PageText {
  readonly sections: readonly SectionEntry[];
  /** What stands before the first of them, then the text of each; a sentence, row or command a line. */
  readonly texts: readonly string[];
}

/**
 * Headings of levels 2 and 3 with the anchors that Docusaurus gives them: from a comment such as
 * `{/* #anchor *\/}`, or else from the text. Headings of every level count for unique anchors.
 */
export async function findSections(
  path: string,
  mdx: string,
  placeholders: Placeholders,
): Promise<PageText> {
  const slugger = createSlugger();
  const sections: SectionEntry[] = [];
  const lines: string[][] = [[]];
  for (const block of blocksOf(await parse(path, mdx, placeholders))) {
    if (block.type !== 'heading') {
      lines.at(-1)?.push(...linesOf(block));
      continue;
    }
    const text = textOf(block);
    const anchor = givenAnchor(block) ?? slugger.slug(text);
    if (block.depth !== 2 && block.depth !== 3) continue;
    sections.push([text, anchor]);
    lines.push([]);
  }
  return { sections, texts: lines.map((section) => section.join('\n')) };
}

async function parse(path: string, mdx: string, placeholders: Placeholders): Promise<Root> {
  const file = new VFile({ path, value: mdx });
  const processor = createMdxProcessor().use(remarkPlaceholders, placeholders);
  const tree = processor.parse(file);
  await processor.run(tree, file);
  return tree;
}

/** What holds text, without what only holds such blocks. */
function blocksOf(node: Nodes): RootContent[] {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
    case 'tableRow':
    case 'code':
      return [node];
    default:
      return 'children' in node ? node.children.flatMap(blocksOf) : [];
  }
}

const shells = new Set(['sh', 'bash', 'console']);

/** Of code only commands and messages: readers look for them as they stand. */
function linesOf(block: RootContent): string[] {
  switch (block.type) {
    case 'paragraph':
      return split(toString(block));
    case 'tableRow':
      return [block.children.map((cell) => toString(cell).trim()).join(' · ')];
    case 'code':
      if (block.lang === 'json') return messagesOf(block.value);
      return shells.has(block.lang ?? '') ? split(block.value) : [];
    default:
      return [];
  }
}

/** What errors say in a response. */
function messagesOf(json: string): string[] {
  const strings = json.matchAll(/"message": ("(?:[^"\\]|\\.)*")/g);
  return [...strings].map(([, string = '""']) => String(JSON.parse(string)));
}

function split(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOf({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'mdxTextExpression')).trim();
}

function givenAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)(?:\s[^*]*)?\*\/\s*$/.exec(last.value)?.[1];
}
