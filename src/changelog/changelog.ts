import type { GraphQLSchema } from 'graphql';
import type { Change, Changelog, Release } from './change';
import { compareSchemas } from './compare-schemas';
import type { Side } from './comparison';
import { listElements } from './elements';
import type { Notes } from './parse-notes';
import { listUpcoming } from './upcoming';

/** A schema as it was on the day of a release, or as it is. */
export interface Snapshot {
  /** `2026-11-22`; undefined for what is not released. */
  readonly date: string | undefined;
  readonly schema: GraphQLSchema;
  /** On what changed since the snapshot before. */
  readonly notes: Notes;
}

/** What changed from each release, the oldest first, to the next, and since the last one. */
export async function computeChangelog(
  released: readonly Snapshot[],
  present: Snapshot,
): Promise<Changelog> {
  return addPresent(await describePast(released), present);
}

/** What released snapshots alone tell, for as long as they are the same. */
export interface Past {
  readonly last: Side | undefined;
  /** The newest first. */
  readonly releases: readonly Release[];
}

/** @param released The oldest first. */
export async function describePast(released: readonly Snapshot[]): Promise<Past> {
  const sides = released.map(sideOf);
  const releases = await Promise.all(
    released.map((snapshot, index) => describeRelease(snapshot, sides[index - 1], sides[index])),
  );
  return { last: sides.at(-1), releases: releases.reverse() };
}

/** The changelog of a schema with the releases before it. */
export async function addPresent(past: Past, present: Snapshot): Promise<Changelog> {
  const side = sideOf(present);
  const unreleased = await describeRelease(present, past.last, side);
  const isSame = unreleased.changes.length === 0;
  return {
    releases: isSame ? past.releases : [unreleased, ...past.releases],
    upcoming: listUpcoming(side.elements),
  };
}

function sideOf({ schema }: Snapshot): Side {
  return { schema, elements: listElements(schema) };
}

async function describeRelease(
  { date, notes }: Snapshot,
  before: Side | undefined,
  after: Side | undefined,
): Promise<Release> {
  const drafts = before && after ? await compareSchemas(before, after) : [];
  // The first is the one that asks most of clients; the others need not say the same again.
  const pending = new Map(notes);
  const changes = drafts.map((draft): Change => {
    const note = pending.get(draft.coordinate)?.text;
    pending.delete(draft.coordinate);
    return { release: date, ...draft, note };
  });
  return { date, changes };
}
