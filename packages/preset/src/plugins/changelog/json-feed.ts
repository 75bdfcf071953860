import type { ChangelogFeed } from './feed';
import { feedDescription, feedTitle, timeOf } from './feed';

/**
 * A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), which the package `feed` writes
 * in version 1 alone. `_changes` of an item has what its HTML says for programs.
 */
export function jsonFeed({ product, site, page, json, items }: ChangelogFeed): string {
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
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
