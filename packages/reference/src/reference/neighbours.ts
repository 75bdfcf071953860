import type { GraphQLNamedType, GraphQLType } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { compareNames, rootNames } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { relationsOf } from './context';

/** A type beside another, or the root type of an operation, and the members between the two. */
export interface Neighbour {
  readonly name: string;
  /** Coordinates of the members that lead on; empty if a union or an interface does by itself. */
  readonly via: readonly string[];
}

/**
 * The types one step away from a type, the most telling first: root types, then by the number of
 * members between the two, then enums last, then by name on the way in and as in the SDL on the way
 * out.
 */
export interface Neighbours {
  readonly waysIn: readonly Neighbour[];
  readonly waysOut: readonly Neighbour[];
}

/** Scalars lead nowhere and are left out, and so is what is deprecated: nobody should go that way. */
export function findNeighbours(context: ReferenceContext, type: GraphQLNamedType): Neighbours {
  const { returnedBy, heldBy, takenBy, memberOf, implementedBy } = relationsOf(context, type.name);
  const interfaces =
    isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(({ name }) => name) : [];
  const members = isUnionType(type) ? type.getTypes().map(({ name }) => name) : implementedBy;
  const fields = [...returnedBy, ...heldBy, ...takenBy].filter((name) => !name.startsWith('@'));
  return {
    waysIn: gather(context, [
      ...fields.sort(compareNames).map((coordinate): Way => [ownerOf(coordinate), coordinate]),
      ...[...memberOf, ...interfaces].map((name): Way => [name]),
    ]),
    waysOut: gather(context, [...fieldsOut(type), ...members.map((name): Way => [name])]),
  };
}

type Way = readonly [neighbour: string, coordinate?: string];

/** `Book` of `Book.authors(limit:)`. */
export function ownerOf(coordinate: string): string {
  return coordinate.replace(/[.(].*$/, '');
}

function fieldsOut(type: GraphQLNamedType): Way[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: Readonly<Record<string, { readonly type: GraphQLType }>> = type.getFields();
  return Object.entries(fields).flatMap(([name, field]): Way[] => {
    const target = getNamedType(field.type);
    return isScalarType(target) ? [] : [[target.name, `${type.name}.${name}`]];
  });
}

function gather({ schema, applications }: ReferenceContext, ways: readonly Way[]): Neighbour[] {
  const deprecated = applications.get('deprecated') ?? [];
  const found = new Map<string, string[]>();
  for (const [name, coordinate] of ways) {
    // An argument goes with its field.
    if (deprecated.some((gone) => coordinate === gone || coordinate?.startsWith(`${gone}(`)))
      continue;
    const via = found.get(name) ?? [];
    found.set(name, coordinate === undefined ? via : [...via, coordinate]);
  }
  const roots = rootNames(schema);
  const rank = (name: string): number => {
    const position = roots.indexOf(name);
    return position === -1 ? roots.length : position;
  };
  const isEnd = (name: string): number => Number(isEnumType(schema.getType(name)));
  return [...found]
    .map(([name, via]) => ({ name, via }))
    .sort(
      (a, b) =>
        rank(a.name) - rank(b.name) || b.via.length - a.via.length || isEnd(a.name) - isEnd(b.name),
    );
}
