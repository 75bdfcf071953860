import type { GraphQLNamedType, GraphQLType } from 'graphql';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { joined, link, text } from '../document/tree';
import { compareNames, ownerOf } from '../graphql/names';
import { rootNames } from '../graphql/symbols';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { relationsOf } from './context';
import { coordinateLink, section } from './sections';
import { t } from '../i18n/t';

/** Ids of the sections where all neighbours of a side are. */
interface Places {
  readonly waysIn: string;
  readonly waysOut?: string;
}

/**
 * The neighbours of a type as two lists with the type between them. At most six a side; a link leads
 * to the rest.
 */
export function neighboursSection(
  context: ReferenceContext,
  type: GraphQLNamedType,
  places: Places,
): Block[] {
  const found = findNeighbours(context, type);
  const waysIn = entries(context, found.waysIn, places.waysIn);
  const waysOut = entries(context, found.waysOut, places.waysOut, type.name);
  if (waysIn.length + waysOut.length === 0) return [];
  const isReached =
    isCompositeType(type) && relationsOf(context, type.name).pathFromQuery.length > 0;
  return section(
    'near-types',
    t('reference.neighbours'),
    { type: 'neighbours', of: type.name, waysIn, waysOut },
    ...(isReached ? [{ type: 'wayTo', from: type.name } as const] : []),
  );
}

const mostShown = 6;

function entries(
  context: ReferenceContext,
  neighbours: readonly Neighbour[],
  place: string | undefined,
  self?: string,
): PhrasingContent[][] {
  const isLong = place !== undefined && neighbours.length > mostShown;
  const shown = isLong ? neighbours.slice(0, mostShown - 1) : neighbours;
  const rest = neighbours.length - shown.length;
  const more = pluralForm(rest, t('reference.moreNeighbours'));
  return [
    ...shown.map(({ name, via }) => [
      coordinateLink(context, name),
      ...(via.length > 0 ? [text(' '), ...memberLinks(context, via, self)] : []),
    ]),
    ...(rest > 0 ? [[link(`#${place}`, text(more))]] : []),
  ];
}

/** Characters of a line that does not break in the width of a box. */
const lineLength = 30;

function memberLinks(
  { links }: ReferenceContext,
  coordinates: readonly string[],
  self: string | undefined,
): PhrasingContent[] {
  const names = coordinates.map((coordinate) => coordinate.replace(/^\w+\./, ''));
  const fitting = names.filter(
    (_name, index) => names.slice(0, index + 1).join(', ').length <= lineLength,
  );
  const shown = coordinates.slice(0, Math.max(1, fitting.length));
  const rest = coordinates.length - shown.length;
  return [
    ...joined(
      shown.map((coordinate, index) => {
        const name = names[index] ?? '';
        const href = self === undefined ? links.get(coordinate) : `#${name}`;
        return [href === undefined ? text(name) : link(href, text(name))];
      }),
    ),
    ...(rest > 0 ? [text(t('reference.moreMembers', { count: rest }))] : []),
  ];
}

/** A type beside another, or the root type of an operation, and the members between the two. */
interface Neighbour {
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
