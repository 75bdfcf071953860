import type { Problem } from '../../graphql/problem';
import type { CheckedFile } from './check-file';
import { isPartial } from './is-partial';

/** Two files with one address; the second is wrong. */
export function findDuplicateRoutes(files: readonly CheckedFile[]): Problem[] {
  const owners = new Map<string, string>();
  const pages = files.filter(({ file }) => !isPartial(file));
  return pages.flatMap((checked): Problem[] => {
    const route = routeOf(checked);
    const owner = owners.get(route);
    owners.set(route, owner ?? checked.file);
    if (owner === undefined) return [];
    const message = `Unexpected address ${route}, which ${owner} has too. Rename the file, or change its slug.`;
    return [{ file: checked.file, line: 1, column: 1, message }];
  });
}

/** Address of the page that a file of content makes. */
export function routeOf({ file, kind, slug }: Pick<CheckedFile, 'file' | 'kind' | 'slug'>): string {
  if (kind === 'blog') return `/blog/${slug?.replace(/^\//, '') ?? postPath(file)}`;
  const base = kind === 'docs' ? '/docs' : '';
  const path = file
    .replace(/^(?:docs|src\/pages)\//, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');
  const own =
    slug === undefined ? path : slug.startsWith('/') ? slug : path.replace(/[^/]*$/, slug);
  return `${base}${own}`.replace(/\/$/, '') || '/';
}

/** The day of a post, with which the name of its file begins, is the beginning of its address. */
function postPath(file: string): string {
  return file.replace(/^blog\/(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/').replace(/(?:\/index)?\.mdx?$/, '');
}
