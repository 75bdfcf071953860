import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { createSymbolSearch } from 'graphql-docs-reference/search';
import type { Site, SiteSymbol } from './site';
import { ToolError } from './tool';

/**
 * What a coordinate names, also without the root type (`books` for `Query.books`) and with the
 * wrong case.
 *
 * @throws ToolError that names what is near.
 */
export function findSymbol(site: Site, coordinate: string): SiteSymbol {
  const symbols = [...site.symbols().values()];
  const ways: ((symbol: SiteSymbol) => boolean)[] = [
    (symbol) => symbol.coordinate === coordinate,
    (symbol) => symbol.label === coordinate,
    (symbol) => symbol.coordinate.toLowerCase() === coordinate.toLowerCase(),
  ];
  const alike = ways.map((fits) => symbols.filter(fits)).find((found) => found.length > 0) ?? [];
  const [only, another] = alike;
  if (only && !another) return only;
  throw new ToolError(unknownSymbol(site, coordinate, alike));
}

function unknownSymbol(site: Site, coordinate: string, alike: readonly SiteSymbol[]): string {
  const removed = removalOf(site, coordinate);
  if (removed) return removed;
  const near =
    alike.length > 0 ? alike.map((symbol) => symbol.coordinate) : nearest(site, coordinate);
  const hint =
    near.length > 0
      ? `Did you mean ${near.map((name) => `"${name}"`).join(', ')}?`
      : 'Call search to find its name.';
  return `Unknown coordinate "${coordinate}". ${hint}`;
}

/** What was removed is remembered. */
function removalOf({ data }: Site, coordinate: string): string | undefined {
  const change = data.changelog.releases
    .flatMap(({ changes }) => changes)
    .find((one) => one.coordinate === coordinate && one.kind.endsWith('-removed'));
  if (!change) return undefined;
  const release = change.release ? ` in the release of ${change.release}` : '';
  return `"${coordinate}" was removed${release}. ${change.note ?? ''}`.trim();
}

const mostSuggestions = 5;

/** By typing errors, and by words of the name. */
function nearest(site: Site, coordinate: string): string[] {
  const symbols = [...site.symbols().values()];
  const find = createSymbolSearch(symbols);
  const [field = ''] = coordinate.split('(', 1);
  const own = field.slice(field.lastIndexOf('.') + 1);
  const found = [coordinate, own].flatMap((name) => find(name).slice(0, mostSuggestions));
  const alike = suggestionList(
    coordinate,
    symbols.map((symbol) => symbol.coordinate),
  );
  const names = [...alike.slice(0, 2), ...found.map((symbol) => symbol.coordinate)];
  return [...new Set(names)].slice(0, mostSuggestions);
}
