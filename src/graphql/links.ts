import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { ReferenceSymbol } from './symbols';
import { categories, referencePath } from './categories';
import { argumentAnchor } from './routes';
import { listSymbols } from './symbols';

/** Address of each schema coordinate: a page, or an anchor on one. */
export type LinkMap = ReadonlyMap<string, string>;

/**
 * The one map from schema coordinates to addresses. Keys are coordinates as the GraphQL
 * specification writes them (`Space`, `Space.members`, `Space.members(limit:)`, `@access(role:)`,
 * `VisibilityLevel.PUBLIC`); values are absolute paths, for example
 * `/docs/graphql/types/objects/space#members.limit`. Root types lead to the index of their fields.
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
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots).flatMap(([kind, root]): [string, string][] => {
    const category = categories.find((candidate) => candidate.kind === kind);
    return root && category ? [[root.name, `${referencePath}/${category.folder}`]] : [];
  });
}

function memberEntries({ coordinate, path, definition }: ReferenceSymbol): [string, string][] {
  if ('args' in definition) return argumentEntries(definition.args, coordinate, `${path}#`);
  if (isEnumType(definition)) {
    return definition.getValues().map(({ name }) => [`${coordinate}.${name}`, `${path}#${name}`]);
  }
  if (isInputObjectType(definition)) {
    return Object.keys(definition.getFields()).map((name) => [
      `${coordinate}.${name}`,
      `${path}#${name}`,
    ]);
  }
  if (!isObjectType(definition) && !isInterfaceType(definition)) return [];
  return Object.values(definition.getFields()).flatMap((field): [string, string][] => [
    [`${coordinate}.${field.name}`, `${path}#${field.name}`],
    ...argumentEntries(
      field.args,
      `${coordinate}.${field.name}`,
      `${path}#${argumentAnchor(field.name, '')}`,
    ),
  ]);
}

function argumentEntries(
  args: readonly GraphQLArgument[],
  coordinate: string,
  anchorPrefix: string,
): [string, string][] {
  return args.map(({ name }) => [`${coordinate}(${name}:)`, `${anchorPrefix}${name}`]);
}
