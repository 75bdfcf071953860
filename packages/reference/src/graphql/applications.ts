import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import { isIntrospectionType, print } from 'graphql';
import type { Directives } from '../options/schema';
import { flattenMembers, membersOf } from './members';
import { compareNames } from './symbols';

/** Sorted coordinates on which the SDL applies each directive, by the directive's name. */
export function findApplications(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [coordinate, { name }] of listApplications(schema)) {
    const coordinates = found.get(name.value) ?? new Set();
    found.set(name.value, coordinates.add(coordinate));
  }
  return new Map([...found].map(([name, set]) => [name, [...set].sort(compareNames)]));
}

/** The applications that pages show, as the SDL writes them, by the coordinate that they stand on. */
export function printApplications(
  schema: GraphQLSchema,
  directives: Directives,
): ReadonlyMap<string, readonly string[]> {
  const printed = new Map<string, string[]>();
  for (const [coordinate, node] of listApplications(schema)) {
    if (directives[node.name.value] !== 'show') continue;
    printed.set(coordinate, [...(printed.get(coordinate) ?? []), print(node)]);
  }
  return printed;
}

interface Applicable {
  readonly astNode?: Applied | null | undefined;
  readonly extensionASTNodes?: readonly Applied[] | undefined;
}

interface Applied {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function listApplications(schema: GraphQLSchema): [string, ConstDirectiveNode][] {
  const at = (coordinate: string, definition: Applicable): [string, ConstDirectiveNode][] =>
    [definition.astNode, ...(definition.extensionASTNodes ?? [])].flatMap((node) =>
      (node?.directives ?? []).map((directive): [string, ConstDirectiveNode] => [
        coordinate,
        directive,
      ]),
    );
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => [
      ...at(type.name, type),
      ...flattenMembers(membersOf(type, type.name)).flatMap(({ coordinate, definition }) =>
        at(coordinate, definition),
      ),
    ]);
}
