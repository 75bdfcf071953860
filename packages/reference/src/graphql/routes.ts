import type { SymbolKind } from './categories';
import { categoryOf, referencePath } from './categories';
import { slugify } from './slug';

/** Route of a symbol's page. Needs no schema, so that a browser can make it from a name. */
export function symbolPath(kind: SymbolKind, name: string): string {
  return `${referencePath}/${categoryOf(kind).folder}/${slugify(name)}`;
}

/** Anchor of an argument of an object's field; GraphQL names hold no dot, so it cannot clash. */
export function argumentAnchor(field: string, argument: string): string {
  return `${field}.${argument}`;
}

/** The page of what each release of the schema changed. */
export const changelogPath = `${referencePath}/changelog`;

/** The page of all that is deprecated. */
export const deprecatedPath = `${referencePath}/deprecated`;

/** Files of the build that say the same as these pages. */
export const changelogFiles = {
  atom: `${changelogPath}.atom`,
  json: `${changelogPath}.json`,
  upcoming: `${referencePath}/upcoming.json`,
} as const;
