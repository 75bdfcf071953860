import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { flattenMembers, membersOf } from './members';
import { capitalise, compareNames } from './names';
import type { OperationField } from './symbols';
import { isRootType } from './symbols';

/** What refers to one type, as sorted lists of coordinates. */
export interface TypeRelations {
  /** Operations that return it, also in a list. */
  readonly returnedBy: readonly string[];
  /** Fields of objects and interfaces that hold it. */
  readonly heldBy: readonly string[];
  /** Arguments of operations and fields, and input fields, that take it. */
  readonly takenBy: readonly string[];
  /** Unions of which it is a member. */
  readonly memberOf: readonly string[];
  /** Objects and interfaces that implement it. */
  readonly implementedBy: readonly string[];
  /** Shortest way from a query to it, as coordinates of fields; empty if there is none. */
  readonly pathFromQuery: readonly string[];
}

export type Relations = ReadonlyMap<string, TypeRelations>;

type Mutable = {
  -readonly [K in keyof TypeRelations]: string[];
};

/** The relations of every type of the schema, by its name, found in one walk. */
export function findRelations(schema: GraphQLSchema): Relations {
  const relations = new Map<string, Mutable>();
  const of = (name: string): Mutable => {
    const known = relations.get(name) ?? noRelations();
    relations.set(name, known);
    return known;
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    of(type.name);
    const isRoot = isRootType(schema, type);
    for (const member of flattenMembers(membersOf(type, type.name))) {
      if (member.kind === 'enumValue') continue;
      const target = of(getNamedType(member.definition.type).name);
      const list = member.kind !== 'field' ? 'takenBy' : isRoot ? 'returnedBy' : 'heldBy';
      target[list].push(member.coordinate);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const parent of type.getInterfaces()) of(parent.name).implementedBy.push(type.name);
    } else if (isUnionType(type)) {
      for (const member of type.getTypes()) of(member.name).memberOf.push(type.name);
    }
  }
  for (const directive of schema.getDirectives()) {
    for (const { name, type } of directive.args) {
      of(getNamedType(type).name).takenBy.push(`@${directive.name}(${name}:)`);
    }
  }
  for (const [name, path] of shortestPaths(schema, schema.getQueryType()))
    of(name).pathFromQuery = path;
  for (const found of relations.values()) {
    for (const key of ['returnedBy', 'heldBy', 'takenBy', 'memberOf', 'implementedBy'] as const) {
      found[key].sort(compareNames);
    }
  }
  return relations;
}

export function noRelations(): Mutable {
  return {
    returnedBy: [],
    heldBy: [],
    takenBy: [],
    memberOf: [],
    implementedBy: [],
    pathFromQuery: [],
  };
}

/**
 * Ways from a type to all that its fields lead to, as coordinates of fields. Breadth first; of ways
 * of one length the first in the order of the SDL, but `node(id:)` of the query type, which has the
 * type of any object, after those that have the type itself.
 *
 * @param isForRequest - Whether to count a fragment on what a union or an interface can be as a step,
 *   and to take fields first that need fewer arguments.
 */
export function shortestPaths(
  schema: GraphQLSchema,
  root: GraphQLNamedType | null | undefined,
  isForRequest = false,
): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>();
  if (!root) return paths;
  const queue: [GraphQLNamedType, string[]][] = [[root, []]];
  const reach = (type: GraphQLNamedType, path: string[]): void => {
    if (type.name === root.name || paths.has(type.name)) return;
    paths.set(type.name, path);
    queue.push([type, path]);
    if (!isForRequest) reachMembers(type, path);
  };
  const reachMembers = (type: GraphQLNamedType, path: string[]): void => {
    if (isUnionType(type) || isInterfaceType(type))
      for (const member of schema.getPossibleTypes(type)) reach(member, path);
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [type, path] = next;
    reachMembers(type, path);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const fields = Object.values(type.getFields()).filter((field) => !field.deprecationReason);
    if (isForRequest) fields.sort((a, b) => needs(a) - needs(b));
    const isNode = ({ type: named }: GraphQLField<unknown, unknown>): boolean =>
      type === schema.getQueryType() && getNamedType(named).name === 'Node';
    for (const field of [...fields.filter((each) => !isNode(each)), ...fields.filter(isNode)]) {
      reach(getNamedType(field.type), [...path, `${type.name}.${field.name}`]);
    }
  }
  return paths;
}

/** How many arguments have to be given. */
function needs({ args }: GraphQLField<unknown, unknown>): number {
  return args.filter(isRequiredArgument).length;
}

/**
 * The object type that an operation is about: what it returns, what the list it returns holds, or,
 * where it returns a scalar or a mere result, the type whose name the operation's name ends with.
 */
export function mainTypeOf(schema: GraphQLSchema, operation: OperationField): string | undefined {
  const type = itemType(getNamedType(operation.type));
  if (isObjectType(type) && Object.keys(type.getFields()).length > 2) return type.name;
  return nameWithin(schema, operation.name);
}

/** Type of the entries of a page of a list, as in `BookPage.data`; otherwise the type itself. */
function itemType(type: GraphQLNamedType): GraphQLNamedType {
  if (!isObjectType(type)) return type;
  const data = type.getFields()['data'];
  if (!data) return type;
  const inner = isNonNullType(data.type) ? data.type.ofType : data.type;
  return isListType(inner) ? getNamedType(inner) : type;
}

function nameWithin(schema: GraphQLSchema, operation: string): string | undefined {
  const name = capitalise(operation);
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map((type) => type.name)
    .filter((type) => name.endsWith(type))
    .sort((a, b) => b.length - a.length)[0];
}
