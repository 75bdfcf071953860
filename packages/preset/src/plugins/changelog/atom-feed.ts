import { Feed } from 'feed';
import type { ChangelogFeed } from './feed';
import { feedDescription, feedTitle, timeOf } from './feed';

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
