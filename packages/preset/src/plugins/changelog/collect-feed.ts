import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Release } from 'graphql-docs-reference/changelog';
import { dayInWords, isEditorial } from 'graphql-docs-reference/changelog';
import { paragraph, text, toElements } from 'graphql-docs-reference/document';
import { changelogFiles, changelogPath } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { countInWords, releaseBlocks } from 'graphql-docs-reference/reference';
import type { ChangelogFeed, FeedItem } from './feed';

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
    items: context.changelog.releases.flatMap((release): FeedItem[] => {
      const { date: day, changes } = release;
      if (day === undefined) return [];
      const id = `${page}#${day}`;
      const isFirst = release === context.changelog.releases.at(-1);
      const title = `${dayInWords(day)}: ${isFirst ? 'first release on record' : countInWords(changes)}`;
      const telling = changes.filter((change) => !isEditorial(change));
      return [{ id, title, html: htmlOf(context, release, siteUrl), day, changes: telling }];
    }),
  };
}

function htmlOf(context: ReferenceContext, release: Release, siteUrl: Product['siteUrl']): string {
  // A count is enough of what a reader has to ask for.
  const children = releaseBlocks(context, release).map((block) =>
    block.type === 'fold' ? paragraph(text(`${block.label}.`)) : block,
  );
  const elements = toElements({ type: 'root', children });
  visit(elements, 'element', (element, index, parent) => {
    if (isOfSite(element) && parent && index !== undefined) {
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

/** Links of headings to themselves, and places where names may break. */
function isOfSite({ tagName, properties }: Element): boolean {
  const { className } = properties;
  return tagName === 'wbr' || (Array.isArray(className) && className.includes('hash-link'));
}

/** Without what ends a CDATA section, and without characters that XML cannot hold. */
function asXmlText(html: string): string {
  // eslint-disable-next-line no-control-regex -- it is about them
  return html.replaceAll(']]>', ']]&gt;').replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '');
}
