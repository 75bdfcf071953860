import type { Problem } from '../graphql/problem';
import type { CheckedFile } from './check-file';
import { isPartial, routeOf } from './route-of';

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
