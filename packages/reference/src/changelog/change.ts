import { groupBy } from '../graphql/group-by';

/** What a change can ask of clients: work, code that allows for it, or nothing. */
export const levels = ['breaking', 'tolerate', 'safe'] as const;

export type Level = (typeof levels)[number];

/** What can come, and what can go. */
type Part =
  | 'argument'
  | 'default'
  | 'directive'
  | 'enum-value'
  | 'error-code'
  | 'field'
  | 'input-field'
  | 'interface'
  | 'location'
  | 'repeatable'
  | 'scope'
  | 'type'
  | 'union-member';

export type ChangeKind =
  | `${Part}-${'added' | 'removed'}`
  | `access-${'narrowed' | 'widened'}`
  | `directive-${'applied' | 'unapplied' | 'argument-changed'}`
  | `role-${'raised' | 'lowered'}`
  | `${'default' | 'description' | 'input-type' | 'limit' | 'reason' | 'replacement' | 'root-type' | 'type' | 'type-kind'}-changed`
  | 'deprecated'
  | 'removal-moved'
  | 'undeprecated';

/** One change of the schema, as JSON can carry it. */
export interface Change {
  /** Day of the release that has it, `2026-11-22`; undefined before it is released. */
  readonly release: string | undefined;
  /** Of what changed; after a removal, what it was. */
  readonly coordinate: string;
  readonly kind: ChangeKind;
  readonly level: Level;
  /** As the SDL writes it, where that says more than the kind. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Coordinate of what replaces something deprecated. */
  readonly replacement?: string | undefined;
  /** Day on which something deprecated may be removed. */
  readonly removal?: string | undefined;
  /** For clients, in CommonMark. */
  readonly note?: string | undefined;
}

/** A change whose release is not known yet. */
export type ChangeDraft = Omit<Change, 'release' | 'note'>;

/** A change of the one coordinate at hand. */
export type ElementChange = Omit<ChangeDraft, 'coordinate'>;

export interface Release {
  /** Undefined for what is not released. */
  readonly date: string | undefined;
  readonly changes: readonly Change[];
}

/** Something deprecated, as its reason announces it. */
export interface Upcoming {
  readonly coordinate: string;
  readonly reason: string;
  readonly removal: string | undefined;
  readonly replacement: string | undefined;
}

/** Whether each of them says when it goes, and what replaces it, so that pages may promise so. */
export function areAllDated(upcoming: readonly Upcoming[]): boolean {
  return upcoming.every(
    ({ removal, replacement }) => removal !== undefined && replacement !== undefined,
  );
}

export interface Changelog {
  /** The newest first; what is unreleased, if anything, before them. The first has no changes. */
  readonly releases: readonly Release[];
  /** All that is deprecated, by the day of its removal. */
  readonly upcoming: readonly Upcoming[];
}

/** Whether only words of the documentation changed; lists leave these changes out at first. */
export function isEditorial({ kind }: Change): boolean {
  return kind === 'description-changed' || kind === 'reason-changed';
}

/** What the changelog knows of one coordinate. */
export interface History {
  /** Day of the release that added it; undefined if the first one had it, or none has it yet. */
  readonly since: string | undefined;
  /** Besides that, the newest first, and without changes of words only. */
  readonly changed: readonly Change[];
  /** Day on which it may be removed. */
  readonly removal: string | undefined;
}

/** What was added with its type, or with its field, is as old as that. */
export function historyOf({ releases, upcoming }: Changelog, coordinate: string): History {
  const known = placesByCoordinate.get(releases) ?? listPlaces(releases);
  placesByCoordinate.set(releases, known);
  const changes = [coordinate, ...ownersOf(coordinate)]
    .flatMap((name) => known.get(name) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(({ change }) => change);
  const addition = changes.find((change) => addsElement(change) && change.release !== undefined);
  return {
    since: addition?.release,
    changed: changes.filter((change) => change.coordinate === coordinate && change !== addition),
    removal: upcoming.find((item) => item.coordinate === coordinate)?.removal,
  };
}

/** A change, and which in a changelog it is. */
interface Placed {
  readonly change: Change;
  readonly place: number;
}

/** Every page asks for many histories. */
const placesByCoordinate = new WeakMap<readonly Release[], ReadonlyMap<string, Placed[]>>();

function listPlaces(releases: readonly Release[]): ReadonlyMap<string, Placed[]> {
  const placed = releases
    .flatMap(({ changes }) => changes)
    .map((change, place) => ({ change, place }))
    .filter(({ change }) => !isEditorial(change));
  return groupBy(placed, ({ change }) => change.coordinate);
}

/** `Query.books` and `Query` of `Query.books(limit:)`. */
export function ownersOf(coordinate: string): string[] {
  const field = coordinate.replace(/\(.*/, '');
  const type = field.replace(/\..*/, '');
  return [...new Set([field, type])].filter((owner) => owner !== coordinate);
}

/** Whether it made what it is about. */
export function addsElement({ kind }: Change): boolean {
  return /^(?:type|field|argument|input-field|enum-value|directive)-added$/.test(kind);
}
