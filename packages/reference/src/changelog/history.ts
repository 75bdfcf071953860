import type { Change, Changelog } from './change';
import { isEditorial } from './change';

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
  const names = [coordinate, ...ownersOf(coordinate)];
  // Words first: nearly all changes are of words, and every page asks for several histories.
  const changes = releases.flatMap((release) =>
    release.changes.filter((change) => !isEditorial(change) && names.includes(change.coordinate)),
  );
  const addition = changes.find((change) => addsElement(change) && isReleased(change));
  return {
    since: addition?.release,
    changed: changes.filter((change) => change.coordinate === coordinate && change !== addition),
    removal: upcoming.find((item) => item.coordinate === coordinate)?.removal,
  };
}

/** `Query.books` and `Query` of `Query.books(limit:)`. */
export function ownersOf(coordinate: string): string[] {
  const field = coordinate.replace(/\(.*/, '');
  const type = field.replace(/\..*/, '');
  return [...new Set([field, type])].filter((owner) => owner !== coordinate);
}

const additions = new Set<Change['kind']>([
  'type-added',
  'field-added',
  'argument-added',
  'input-field-added',
  'enum-value-added',
  'directive-added',
]);

/** Whether it made what it is about. */
export function addsElement({ kind }: Change): boolean {
  return additions.has(kind);
}

function isReleased({ release }: Change): boolean {
  return release !== undefined;
}
