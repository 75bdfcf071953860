import type { Change } from '../../changelog/change';
import { product } from '../../product';

/** A feed in no format yet. Addresses are absolute. */
export interface ChangelogFeed {
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

export const feedTitle = `${product.name} API changelog`;

export const feedDescription = `What changed in each release of the GraphQL API of ${product.name}.`;

/** A release begins its day; the time of the build would make each build another. */
export function timeOf({ day }: FeedItem): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
