import type { Pages } from './client/pages';

type ChunkNames = Record<string, Record<string, unknown>>;

/**
 * Takes the pages out of Docusaurus' two tables of routes, where each repeats its address four times.
 * A page here is a route that needs a component and a content, as those of the docs do.
 */
export function takePages(
  /** The module `routes.js`. */
  routes: string,
  /** Of each route, by its address and a hash. */
  chunkNames: ChunkNames,
): {
  /** The pages of one component and sidebar together. */
  pages: Pages[];
  /** What is left of the tables. */
  routes: string;
  chunkNames: ChunkNames;
};
