import type { ReferenceContext } from '../../reference/context';
import { migrationHref } from '../../reference/migrations';

/** What is deprecated as JSON, by the day of its removal, with the addresses of its pages. */
export function upcomingFile(context: ReferenceContext, site: string): string {
  const upcoming = context.changelog.upcoming.map(
    ({ coordinate, removal, replacement, reason }) => ({
      coordinate,
      removal: removal ?? null,
      replacement: replacement ?? null,
      reason,
      url: addressOf(context.links.get(coordinate), site),
      migration: addressOf(migrationHref(context, coordinate), site),
    }),
  );
  return `${JSON.stringify({ upcoming }, null, 2)}\n`;
}

function addressOf(path: string | undefined, site: string): string | null {
  return path === undefined ? null : site + path;
}
