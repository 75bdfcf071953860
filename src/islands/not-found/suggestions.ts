import { loadGuides, loadSymbols } from '../../components/Search/load-names';
import { categoryOf, referencePath } from '../../graphql/categories';
import type { SymbolFile } from '../../search/symbol-file';
import { readSymbols } from '../../search/symbol-records';
import { nearestRoutes } from './nearest-routes';

/** Addresses near a path, of pages that the search knows or that this page leads to. */
export async function suggestionsFor(path: string): Promise<string[]> {
  const [symbols, guides] = await Promise.all([loadSymbols(), loadGuides()]);
  const routes = [
    ...linkedPaths(),
    ...guides.map((guide) => guide.path),
    ...referencePaths(symbols),
  ];
  return nearestRoutes(path, [...new Set(routes)]);
}

/** Not the links to places on this page. */
function linkedPaths(): string[] {
  const { origin, pathname } = window.location;
  return [...document.links]
    .filter((link) => link.origin === origin && link.pathname !== pathname)
    .map((link) => link.pathname);
}

function referencePaths(symbols: SymbolFile): string[] {
  const pages = readSymbols(symbols).filter(({ depth }) => depth === 0);
  return [
    referencePath,
    ...symbols.map(({ kind }) => `${referencePath}/${categoryOf(kind).folder}`),
    ...pages.map((page) => page.path),
  ];
}
