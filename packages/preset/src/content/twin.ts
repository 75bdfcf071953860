import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { once } from 'graphql-docs-reference/calls';
import type { Block, LinkTo, MarkdownPage } from 'graphql-docs-reference/document';
import { link, paragraph, text, toMarkdown, list } from 'graphql-docs-reference/document';
import { referencePath, twinPath } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';

/** A page as plain Markdown, which the site serves at its address and `.md`. */
export interface Twin {
  /** Address of the page, as `/guides/hello`. */
  readonly path: string;
  readonly kind: 'guide' | 'post' | 'reference' | 'page';
  readonly title: string;
  /** One sentence, as plain text. */
  readonly description: string;
  readonly markdown: string;
  /** Texts of headings that have an anchor of their own, by that anchor. */
  readonly anchors?: Readonly<Record<string, string>> | undefined;
}

/** A twin that is made when what it says is first read. */
export function twinOnDemand({ path, kind }: Pick<Twin, 'path' | 'kind'>, make: () => Twin): Twin {
  const twin = once(make);
  return {
    path,
    kind,
    get title() {
      return twin().title;
    },
    get description() {
      return twin().description;
    },
    get markdown() {
      return twin().markdown;
    },
    get anchors() {
      return twin().anchors;
    },
  };
}

/** The twin of a page of one tree. */
export function printTwin(
  page: MarkdownPage & Pick<Twin, 'path' | 'kind'>,
  siteUrl: Product['siteUrl'],
  linkTo = linkFromSite(siteUrl),
): Twin {
  const { path, kind, title, description } = page;
  return {
    path,
    kind,
    title,
    description,
    markdown: toMarkdown(page, { linkTo, note: noteOf(siteUrl) }),
    anchors: anchorsIn(page.tree),
  };
}

/** Members have an anchor of their name, which their headings say. */
function anchorsIn(tree: MarkdownPage['tree']): Twin['anchors'] {
  const anchors: Record<string, string> = {};
  visit(tree, 'heading', (node) => {
    const { id, coordinate } = node.data ?? {};
    if (id !== undefined && coordinate === undefined) anchors[id] = toString(node);
  });
  return anchors;
}

/** Links of a page that is made in code: places of the page itself need no address. */
export function linkFromSite(siteUrl: Product['siteUrl']): LinkTo {
  return ({ url }) => {
    if (url.startsWith('#')) return undefined;
    return url.startsWith('/') ? twinAddress(url, siteUrl) : url;
  };
}

function noteOf(siteUrl: Product['siteUrl']): Block[] {
  const index = link(siteUrl(llmsPath), text('llms.txt'));
  return [paragraph(text('All pages as Markdown: '), index, text('.'))];
}

/** The index of all twins. */
export const llmsPath = '/llms.txt';

/**
 * Where a link to a place of the site leads in a twin: to the twin of a page, or to a file. What a
 * page of the reference has below an anchor is named by its coordinate, in the link too.
 */
export function twinAddress(url: string, siteUrl: Product['siteUrl']): string {
  const { pathname, hash } = new URL(url, siteUrl('/'));
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (/\.\w+$/.test(path)) return siteUrl(path);
  return siteUrl(`${twinPath(path) ?? path}${isReference(path) ? '' : hash}`);
}

function isReference(path: string): boolean {
  return path === referencePath || path.startsWith(`${referencePath}/`);
}

/** Pages with what each says. */
export function linkList(pages: readonly Pick<Twin, 'path' | 'title' | 'description'>[]): Block {
  return list(
    pages.map(({ path, title, description }) => [
      link(path, text(title)),
      ...(description === '' ? [] : [text(`: ${description}`)]),
    ]),
  );
}
