import type { GraphQLSchema } from 'graphql';
import { categoryOf, referencePath } from './categories';
import type { PageClaim } from './output-paths';
import { placeOf } from './place-of';
import { listSymbols } from './symbols';

/** The pages that a schema gives the reference: of its symbols, and those that list them. */
export function listReferencePages(schema: GraphQLSchema): PageClaim[] {
  const symbols = listSymbols(schema);
  const folders = new Set(symbols.map(({ kind }) => categoryOf(kind).folder));
  return [
    { route: referencePath, what: 'the first page of the reference' },
    ...Array.from(folders, (folder) => {
      const route = `${referencePath}/${folder}`;
      return { route, what: `the list at ${route}` };
    }),
    ...symbols.map(({ coordinate, path, definition: { astNode } }) => ({
      route: path,
      what: `the page of ${coordinate}`,
      place: astNode ? placeOf(astNode) : undefined,
    })),
  ];
}
