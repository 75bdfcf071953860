import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Release, Change } from 'graphql-docs-reference/changelog';
import { dayInWords, isEditorial } from 'graphql-docs-reference/changelog';
import { paragraph, text, toElements } from 'graphql-docs-reference/document';
import { changelogFiles, changelogPath } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { countInWords, releaseBlocks } from 'graphql-docs-reference/reference';

/** The releases as items of a feed; what is not released is not among them. */
export function collectFeed(
  context: ReferenceContext,
  { name, siteUrl }: Pick<Product, 'name' | 'siteUrl'>,
): ChangelogFeed {
  const page = siteUrl(changelogPath);
  return {
    product: name,
    site: siteUrl('/').replace(/\/$/, ''),
    page,
    atom: siteUrl(changelogFiles.atom),
    json: siteUrl(changelogFiles.json),
    unreleased: context.changelog.releases.flatMap(({ date, changes }) =>
      date === undefined ? withoutEditorial(changes) : [],
    ),
    items: context.changelog.releases.flatMap((release): FeedItem[] => {
      const { date: day, changes } = release;
      if (day === undefined) return [];
      const id = `${page}#${day}`;
      const isFirst = release === context.changelog.releases.at(-1);
      const title = `${dayInWords(day)}: ${isFirst ? 'first release on record' : countInWords(changes)}`;
      const html = htmlOf(context, release, siteUrl);
      return [{ id, title, html, day, changes: withoutEditorial(changes) }];
    }),
  };
}

function withoutEditorial(changes: readonly Change[]): Change[] {
  return changes.filter((change) => !isEditorial(change));
}

function htmlOf(context: ReferenceContext, release: Release, siteUrl: Product['siteUrl']): string {
  // A count is enough of what a reader has to ask for.
  const children = releaseBlocks(context, release).map((block) =>
    block.type === 'fold' ? paragraph(text(`${block.label}.`)) : block,
  );
  const elements = toElements({ type: 'root', children });
  visit(elements, 'element', (element, index, parent) => {
    // A place where a name may break.
    if (element.tagName === 'wbr' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    const { href } = element.properties;
    element.properties = typeof href === 'string' ? { href: addressOf(href, siteUrl) } : {};
    return undefined;
  });
  return asXmlText(toHtml(elements));
}

function addressOf(href: string, siteUrl: Product['siteUrl']): string {
  if (href.startsWith('/')) return siteUrl(href);
  return new URL(href, siteUrl(changelogPath)).href;
}

/** Without what ends a CDATA section, and without characters that XML cannot hold. */
function asXmlText(html: string): string {
  // eslint-disable-next-line no-control-regex -- it is about them
  return html.replaceAll(']]>', ']]&gt;').replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '');
}

/** A feed in no format yet. Addresses are absolute. */
interface ChangelogFeed {
  readonly product: string;
  readonly site: string;
  readonly page: string;
  readonly atom: string;
  readonly json: string;
  /** What no release has yet, which only programs are told. */
  readonly unreleased: readonly Change[];
  /** One for each release, the newest first. */
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  /** Address of the release on the page, by which readers know it again. */
  readonly id: string;
  readonly title: string;
  /** What changed as HTML, without what needs this site's styles. */
  readonly html: string;
  /** `2026-11-22` */
  readonly day: string;
  /** Without those of words alone. */
  readonly changes: readonly Change[];
}

export const feedTitle = (product: string): string => `${product} API changelog`;

const feedDescription = (product: string): string =>
  `What changed in each release of the GraphQL API of ${product}.`;

/** A release begins its day; the time of the build would make each build another. */
function timeOf({ day }: FeedItem): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** A feed as Atom (RFC 4287). */
export function atomFeed({ product, site, page, atom, items }: ChangelogFeed): string {
  const [newest] = items;
  const feed = new Feed({
    id: page,
    link: page,
    title: feedTitle(product),
    description: feedDescription(product),
    author: { name: product, link: site },
    copyright: `The contributors of ${product}, under the MIT licence`,
    feedLinks: { atom },
    ...(newest && { updated: timeOf(newest) }),
  });
  for (const item of items) {
    const { id, title, html } = item;
    feed.addItem({
      id,
      link: id,
      title,
      content: html,
      date: timeOf(item),
      published: timeOf(item),
    });
  }
  return `${feed.atom1()}\n`;
}

/**
 * A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), which the package `feed` writes
 * in version 1 alone. `_changes` of an item has what its HTML says for programs, and `_unreleased` what
 * is in the schema and in no release.
 */
export function jsonFeed({ product, site, page, json, unreleased, items }: ChangelogFeed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(product),
    home_page_url: page,
    feed_url: json,
    description: feedDescription(product),
    authors: [{ name: product, url: site }],
    language: 'en',
    items: items.map((item) => ({
      id: item.id,
      url: item.id,
      title: item.title,
      content_html: item.html,
      date_published: timeOf(item).toISOString(),
      _changes: item.changes,
    })),
    ...(unreleased.length > 0 && { _unreleased: unreleased }),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
