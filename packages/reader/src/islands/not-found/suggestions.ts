import { categoryOf, referencePath } from 'graphql-docs-reference/graphql';
import type { SymbolFile } from 'graphql-docs-reference/search';
import { createSearch, readSymbols } from 'graphql-docs-reference/search';
import { currentApi } from '../../api';
import { loadGuides } from '../../components/Search/parts';
import { nearestRoutes } from './nearest-routes';

const most = 5;

/** Addresses that a path may mean: those spelt like it, then those of pages that its words find. */
export async function suggestionsFor(path: string, words: string): Promise<string[]> {
  const [symbols, guides] = await Promise.all([currentApi().loadSymbols(), loadGuides()]);
  const routes = [
    ...linkedPaths(),
    ...guides.map((guide) => guide.path),
    ...referencePaths(symbols),
  ];
  const spelt = nearestRoutes(path, [...new Set(routes)]);
  const { results } = createSearch(symbols, guides).find(words, 'all');
  const found = results.map((result) => result.path.replace(/#.*/, ''));
  return [...new Set([...spelt, ...found])].slice(0, most);
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
