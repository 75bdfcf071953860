import type { GraphQLSchema } from 'graphql';
import { removalOf, replacementOf } from '../graphql/contract';
import { compareNames } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { Change, Changelog, Release, Upcoming } from './change';
import { compareSchemas } from './compare-schemas';
import type { Elements, Side } from './elements';
import { listElements } from './elements';
import type { Notes } from './read-snapshots';

/** A schema as it was on the day of a release, or as it is. */
export interface Snapshot {
  /** `2026-11-22`; undefined for what is not released. */
  readonly date: string | undefined;
  readonly schema: GraphQLSchema;
  /** On what changed since the snapshot before. */
  readonly notes: Notes;
}

/** What changed from each release, the oldest first, to the next, and since the last one. */
export function computeChangelog(
  released: readonly Snapshot[],
  present: Snapshot,
  contract: Contract = {},
): Changelog {
  return addPresent(describePast(released, contract), present, contract);
}

/** What released snapshots alone tell, for as long as they are the same. */
export interface Past {
  readonly last: Side | undefined;
  /** The newest first. */
  readonly releases: readonly Release[];
}

/** @param released The oldest first. */
export function describePast(released: readonly Snapshot[], contract: Contract = {}): Past {
  const sides = released.map(sideOf);
  const releases = released.map((snapshot, index) =>
    describeRelease(snapshot, sides[index - 1], sides[index], contract),
  );
  return { last: sides.at(-1), releases: releases.reverse() };
}

/** The changelog of a schema with the releases before it. */
export function addPresent(past: Past, present: Snapshot, contract: Contract = {}): Changelog {
  const side = sideOf(present);
  const unreleased = describeRelease(present, past.last, side, contract);
  const isSame = unreleased.changes.length === 0;
  return {
    releases: isSame ? past.releases : [unreleased, ...past.releases],
    upcoming: listUpcoming(side.elements, contract),
  };
}

function sideOf({ schema }: Snapshot): Side {
  return { schema, elements: listElements(schema) };
}

function describeRelease(
  { date, notes }: Snapshot,
  before: Side | undefined,
  after: Side | undefined,
  contract: Contract,
): Release {
  const drafts = before && after ? compareSchemas(before, after, contract) : [];
  // The first is the one that asks most of clients; the others need not say the same again.
  const pending = new Map(notes);
  const changes = drafts.map((draft): Change => {
    const note = pending.get(draft.coordinate)?.text;
    pending.delete(draft.coordinate);
    return { release: date, ...draft, note };
  });
  return { date, changes };
}

/** All that is deprecated, by the day of its removal; without one, at the end. */
function listUpcoming(elements: Elements, contract: Contract): Upcoming[] {
  const upcoming = [...elements].flatMap(
    ([coordinate, { deprecationReason: reason }]): Upcoming[] => {
      if (reason === undefined) return [];
      const [removal, replacement] = [removalOf(reason, contract), replacementOf(reason, contract)];
      return [{ coordinate, reason, removal, replacement }];
    },
  );
  return upcoming.sort(
    (a, b) =>
      compareNames(a.removal ?? 'none', b.removal ?? 'none') ||
      compareNames(a.coordinate, b.coordinate),
  );
}
