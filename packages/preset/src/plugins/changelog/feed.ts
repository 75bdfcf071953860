import type { Change } from 'graphql-docs-reference/changelog';

/** A feed in no format yet. Addresses are absolute. */
export interface ChangelogFeed {
  /** Name of the product. */
  readonly product: string;
  readonly site: string;
  /** Address of the page. */
  readonly page: string;
  readonly atom: string;
  readonly json: string;
  /** One for each release, the newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
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

export const feedDescription = (product: string): string =>
  `What changed in each release of the GraphQL API of ${product}.`;

/** A release begins its day; the time of the build would make each build another. */
export function timeOf({ day }: FeedItem): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
