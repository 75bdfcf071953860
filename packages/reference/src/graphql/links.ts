import type { GraphQLSchema } from 'graphql';
import { membersOf } from './members';
import type { PageClaim } from './output-paths';
import { placeOf } from './problem';
import { argumentAnchor, categoryOf, referencePath } from './routes';
import type { ReferenceSymbol } from './symbols';
import { listSymbols, rootTypes } from './symbols';

/** Address of each schema coordinate: a page, or an anchor on one. */
export type LinkMap = ReadonlyMap<string, string>;

/**
 * The one map from schema coordinates to addresses. Keys are coordinates as the GraphQL
 * specification writes them (`Book`, `Book.authors`, `Book.authors(limit:)`, `@cost(weight:)`,
 * `Binding.CLOTH`); values are absolute paths, for example
 * `/docs/graphql/types/objects/book#authors.limit`. Root types lead to the index of their fields.
 */
export function createLinkMap(schema: GraphQLSchema): LinkMap {
  const entries = [
    ...rootEntries(schema),
    ...listSymbols(schema).flatMap((symbol): [string, string][] => [
      [symbol.coordinate, symbol.path],
      ...memberEntries(symbol),
    ]),
  ];
  return new Map(entries);
}

function rootEntries(schema: GraphQLSchema): [string, string][] {
  return rootTypes(schema).map(([kind, { name }]) => [
    name,
    `${referencePath}/${categoryOf(kind).folder}`,
  ]);
}

function memberEntries({ coordinate, path, definition }: ReferenceSymbol): [string, string][] {
  return membersOf(definition, coordinate).flatMap((member): [string, string][] => [
    [member.coordinate, `${path}#${member.definition.name}`],
    ...member.args.map((argument): [string, string] => [
      argument.coordinate,
      `${path}#${argumentAnchor(member.definition.name, argument.definition.name)}`,
    ]),
  ]);
}

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
