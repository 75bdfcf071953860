import type { Problem } from '../graphql/problem';
import type { Change } from './change';
import type { Snapshot } from './changelog';
import type { Step } from './check-notes';
import { removalOf } from '../graphql/contract';
import type { DeprecationContract } from '../options/contract';
import { addDays, isDay } from './days';
import { definitionAt } from '../graphql/definition-at';
import { placeOfChange } from './place-of-change';

/** What clients were promised of removals. */
type RemovalPromise = DeprecationContract & { readonly notice: number };

/**
 * What the notice of a removal lacks, among changes that are not released: something is removed
 * that was not deprecated, or not for long enough, or before its day; or a new day leaves clients too
 * little time. What only ends with its last use, such as a type, cannot be deprecated.
 */
export function checkRemovals(
  { release, before, after }: Step,
  released: readonly Snapshot[],
  today: string,
  promise: RemovalPromise,
): Problem[] {
  return release.changes.flatMap((change) => {
    const { coordinate } = change;
    const message = removable.has(change.kind)
      ? faultOfRemoval(coordinate, released, today, promise)
      : announcing.has(change.kind)
        ? faultOfDay(change, released, today, promise)
        : undefined;
    if (message === undefined) return [];
    return [{ ...placeOfChange(change, after.schema, before?.schema), message }];
  });
}

const removable = new Set<Change['kind']>([
  'field-removed',
  'argument-removed',
  'input-field-removed',
  'enum-value-removed',
]);

const announcing = new Set<Change['kind']>(['deprecated', 'removal-moved']);

function faultOfRemoval(
  coordinate: string,
  released: readonly Snapshot[],
  today: string,
  promise: RemovalPromise,
): string | undefined {
  if (coordinate.startsWith('@')) return undefined;
  const { notice } = promise;
  const what = `Unexpected removal of "${coordinate}"`;
  const since = deprecatedSince(coordinate, released);
  const reason = reasonIn(released.at(-1), coordinate);
  if (since === undefined || reason === undefined) {
    return `${what}, which no release deprecates. Bring it back with @deprecated, and remove it ${notice} days after the release of that.`;
  }
  const earliest = addDays(since, notice);
  const announced = removalOf(reason, { deprecation: promise }) ?? earliest;
  const day = announced > earliest ? announced : earliest;
  if (day <= today) return undefined;
  return day === announced
    ? `${what} before the day that its reason announces. Bring it back until ${day}.`
    : `${what}, which is deprecated since ${since}, less than ${notice} days ago. Bring it back until ${day}.`;
}

function faultOfDay(
  { coordinate, removal }: Change,
  released: readonly Snapshot[],
  today: string,
  { notice }: RemovalPromise,
): string | undefined {
  if (removal === undefined) return undefined;
  if (!isDay(removal)) {
    return `Unexpected day "${removal}" for the removal of "${coordinate}", which the calendar does not have. Correct it.`;
  }
  const earliest = addDays(deprecatedSince(coordinate, released) ?? today, notice);
  if (removal >= earliest) return undefined;
  return `Unexpected removal of "${coordinate}" on ${removal}, less than ${notice} days after its deprecation. Announce ${earliest} or later.`;
}

/** Day of the first of the last releases in a row that deprecate something. */
function deprecatedSince(coordinate: string, released: readonly Snapshot[]): string | undefined {
  const last = released.findLastIndex((release) => reasonIn(release, coordinate) === undefined);
  return released[last + 1]?.date;
}

function reasonIn(release: Snapshot | undefined, coordinate: string): string | undefined {
  const definition = release && definitionAt(release.schema, coordinate);
  if (!definition || !('deprecationReason' in definition)) return undefined;
  return typeof definition.deprecationReason === 'string'
    ? definition.deprecationReason
    : undefined;
}
