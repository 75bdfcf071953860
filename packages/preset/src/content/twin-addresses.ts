import { twinPath } from 'graphql-docs-reference/document';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';

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
