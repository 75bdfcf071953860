import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import { isIntrospectionType } from 'graphql';
import { flattenMembers, membersOf } from './members';
import { compareNames } from './symbols';

interface Applicable {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined;
}

/** Sorted coordinates on which the SDL applies each directive, by the directive's name. */
export function findApplications(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const note = (coordinate: string, { astNode }: Applicable): void => {
    for (const { name } of astNode?.directives ?? []) {
      const coordinates = found.get(name.value) ?? new Set();
      found.set(name.value, coordinates.add(coordinate));
    }
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    note(type.name, type);
    for (const { coordinate, definition } of flattenMembers(membersOf(type, type.name))) {
      note(coordinate, definition);
    }
  }
  return new Map([...found].map(([name, set]) => [name, [...set].sort(compareNames)]));
}
