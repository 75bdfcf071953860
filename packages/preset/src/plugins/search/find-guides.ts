import { readFile } from 'node:fs/promises';
import {
  aliasedSitePathToRelativePath,
  createSlugger,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { once } from 'graphql-docs-reference/calls';
import type { Problem } from 'graphql-docs-reference/graphql';
import type { GuideRecord, TextFile, SectionEntry } from 'graphql-docs-reference/search';
import type { Metadata, Written } from '../../content/twins/make-twins';
import { pathOf } from '../../content/content-file';
import { hashMakers } from '../../package-file';
import type { Placeholders } from '../../remark/placeholders';
import { remarkPlaceholders } from '../../remark/placeholders';
import type { MarkdownSettings, Syntax } from '../../remark/read-markdown';
import { createMarkdownProcessor, prepareMarkdown, strictMdx } from '../../remark/read-markdown';
import { openStore } from '../../store';

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  readonly placeholders: Placeholders;
  readonly markdown?: MarkdownSettings;
}

export interface Guides {
  readonly guides: readonly GuideRecord[];
  readonly pages: TextFile['pages'];
}

export interface FoundGuides extends Guides {
  /** What can't be read. Docusaurus stops at it if it can't read it either. */
  readonly problems: readonly Problem[];
}

/** What the search knows of each guide and each post of the blog, by address. */
export async function readGuides({ guides, posts }: Written, site: Site): Promise<FoundGuides> {
  const found = await Promise.all([
    ...guides.map((metadata) => readGuide('guide', metadata, site)),
    ...posts.map((metadata) => readGuide('post', metadata, site)),
  ]);
  found.sort((a, b) => (a.guide.path < b.guide.path ? -1 : 1));
  return {
    guides: found.map(({ guide }) => guide),
    pages: Object.fromEntries(found.map(({ guide, texts }) => [guide.path, texts])),
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

interface FoundGuide {
  readonly guide: GuideRecord;
  readonly texts: PageText['texts'];
  readonly problem: Problem | undefined;
}

async function readGuide(
  kind: GuideRecord['kind'],
  { title, description, permalink, source }: Metadata,
  { dir, baseUrl, placeholders, markdown = strictMdx }: Site,
): Promise<FoundGuide> {
  const file = aliasedSitePathToRelativePath(source);
  const path = pathOf(permalink, baseUrl);
  const found = ({ sections, texts }: PageText, problem?: Problem): FoundGuide => ({
    guide: { kind, title, description: description ?? '', path, sections },
    texts,
    problem,
  });
  try {
    return found(await readText(`${dir}/${file}`, placeholders, markdown));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line = 1, column = 1, reason } = error;
    const message = `Unexpected Markdown: ${reason}. The search has no headings of this page.`;
    return found({ sections: [], texts: [''] }, { file, line, column, message });
  }
}

const keptTexts = once(() => openStore('texts', hashMakers()));

async function readText(
  file: string,
  placeholders: Placeholders,
  markdown: MarkdownSettings,
): Promise<PageText> {
  const { text, syntax } = await prepareMarkdown(file, await readFile(file, 'utf8'), markdown);
  const maintainCase = markdown.anchors?.maintainCase === true;
  const settings = { placeholders, ...syntax, maintainCase };
  return keptTexts().keepJson([text, JSON.stringify(settings)], () =>
    findSections(file, text, settings),
  );
}

interface PageText {
  readonly sections: readonly SectionEntry[];
  /** What stands before the first of them, then the text of each; a sentence, row or command a line. */
  readonly texts: readonly string[];
}

interface Settings extends Syntax {
  readonly placeholders: Placeholders;
  readonly maintainCase: boolean;
}

/**
 * Headings of levels 2 and 3 with the anchors that Docusaurus gives them: from a comment such as
 * `{/* #anchor *\/}`, or else from the text. Headings of every level count for unique anchors.
 */
export async function findSections(
  path: string,
  text: string,
  settings: Settings,
): Promise<PageText> {
  const slugger = createSlugger();
  const sections: SectionEntry[] = [];
  const lines: string[][] = [[]];
  for (const block of blocksOf(await parse(path, text, settings))) {
    if (block.type !== 'heading') {
      lines.at(-1)?.push(...linesOf(block));
      continue;
    }
    const { text: title, id = slugger.slug(sourceOf(block), settings) } = titleOf(block);
    if (block.depth !== 2 && block.depth !== 3) continue;
    sections.push([title, id]);
    lines.push([]);
  }
  return { sections, texts: lines.map((section) => section.join('\n')) };
}

async function parse(path: string, text: string, settings: Settings): Promise<Root> {
  const file = new VFile({ path, value: text });
  const processor = createMarkdownProcessor(settings).use(
    remarkPlaceholders,
    settings.placeholders,
  );
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
      return split(toString(block, { includeHtml: false }));
    case 'tableRow':
      return [
        block.children.map((cell) => toString(cell, { includeHtml: false }).trim()).join(' · '),
      ];
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

/** What it says, and the anchor that its author has given it. */
function titleOf(heading: Heading): ReturnType<typeof parseMarkdownHeadingId> {
  const said = heading.children.filter(({ type }) => type !== 'mdxTextExpression');
  const { text, id } = parseMarkdownHeadingId(toString(said, { includeHtml: false }).trim());
  return { text, id: commentedAnchor(heading) ?? id };
}

/** What Docusaurus makes an anchor of: an expression counts as it is written. */
function sourceOf({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'html'));
}

function commentedAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression' && last?.type !== 'html') return undefined;
  return /^(?:<!--|\s*\/\*)\s*#([^\s*]+)(?:\s[^*]*)?(?:-->|\*\/\s*)$/.exec(last.value)?.[1];
}
