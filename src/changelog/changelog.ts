import type { GraphQLSchema } from 'graphql';
import type { Change, Changelog, Release } from './change';
import { compareSchemas } from './compare-schemas';
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
  const snapshots = [...released, present];
  const all = await Promise.all(
    snapshots.map((snapshot, index) => describeRelease(snapshots[index - 1], snapshot)),
  );
  const releases = all.filter(({ date, changes }) => date !== undefined || changes.length > 0);
  return { releases: releases.reverse(), upcoming: listUpcoming(present.schema) };
}

async function describeRelease(
  before: Snapshot | undefined,
  { date, schema, notes }: Snapshot,
): Promise<Release> {
  const drafts = before ? await compareSchemas(before.schema, schema) : [];
  // The first is the one that asks most of clients; the others need not say the same again.
  const pending = new Map(notes);
  const changes = drafts.map((draft): Change => {
    const note = pending.get(draft.coordinate)?.text;
    pending.delete(draft.coordinate);
    return { release: date, ...draft, note };
  });
  return { date, changes };
}
