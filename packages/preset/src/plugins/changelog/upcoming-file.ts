import type { Product } from 'graphql-docs-reference/options';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { migrationHref } from 'graphql-docs-reference/reference';

/** What is deprecated as JSON, by the day of its removal, with the addresses of its pages. */
export function upcomingFile(context: ReferenceContext, siteUrl: Product['siteUrl']): string {
  const addressOf = (path: string | undefined): string | null =>
    path === undefined ? null : siteUrl(path);
  const upcoming = context.changelog.upcoming.map(
    ({ coordinate, removal, replacement, reason }) => ({
      coordinate,
      removal: removal ?? null,
      replacement: replacement ?? null,
      reason,
      url: addressOf(context.links.get(coordinate)),
      migration: addressOf(migrationHref(context, coordinate)),
    }),
  );
  return `${JSON.stringify({ upcoming }, null, 2)}\n`;
}
