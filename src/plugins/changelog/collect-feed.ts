import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Release } from '../../changelog/change';
import { isEditorial } from '../../changelog/change';
import { dayInWords } from '../../changelog/days';
import { toElements } from '../../document/html';
import { paragraph, text } from '../../document/tree';
import { changelogFiles, changelogPath } from '../../graphql/routes';
import type { ReferenceContext } from '../../reference/context';
import { countInWords } from '../../reference/count-changes';
import { releaseBlocks } from '../../reference/release-blocks';
import type { ChangelogFeed, FeedItem } from './feed';

/** The releases as items of a feed; what is not released is not among them. */
export function collectFeed(context: ReferenceContext, site: string): ChangelogFeed {
  const page = site + changelogPath;
  return {
    site,
    page,
    atom: site + changelogFiles.atom,
    json: site + changelogFiles.json,
    items: context.changelog.releases.flatMap((release): FeedItem[] => {
      const { date: day, changes } = release;
      if (day === undefined) return [];
      const id = `${page}#${day}`;
      const isFirst = release === context.changelog.releases.at(-1);
      const title = `${dayInWords(day)}: ${isFirst ? 'first release on record' : countInWords(changes)}`;
      const telling = changes.filter((change) => !isEditorial(change));
      return [{ id, title, html: htmlOf(context, release, page), day, changes: telling }];
    }),
  };
}

function htmlOf(context: ReferenceContext, release: Release, page: string): string {
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
    element.properties = typeof href === 'string' ? { href: new URL(href, page).href } : {};
    return undefined;
  });
  return asXmlText(toHtml(elements));
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
