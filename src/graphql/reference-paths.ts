import type { GraphQLSchema } from 'graphql';
import { categories, referencePath } from './categories';
import { listSymbols } from './symbols';

/** Addresses of the pages of the reference: the first one, one for each category, one a symbol. */
export function listReferencePaths(schema: GraphQLSchema): string[] {
  const symbols = listSymbols(schema);
  const kinds = new Set(symbols.map(({ kind }) => kind));
  return [
    referencePath,
    ...categories
      .filter(({ kind }) => kinds.has(kind))
      .map(({ folder }) => `${referencePath}/${folder}`),
    ...symbols.map(({ path }) => path),
  ];
}
