import { removalOf, replacementOf } from '../graphql/contract';
import { compareNames } from '../graphql/names';
import type { Contract } from '../options/contract';
import type { Change, Changelog, Level, Release, Upcoming } from './change';
import { isEditorial, levels } from './change';
import { compareSchemas } from './compare-schemas';
import { describeInMarkdown } from './describe-change';
import type { Elements, Side } from './elements';
import { listElements } from './elements';
import type { Snapshot } from './snapshots';

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

/** What is not released, in Markdown: the changes by level, with their notes. */
export function summarizeChanges({ releases }: Changelog): string {
  const [newest] = releases;
  const last = releases.find(({ date }) => date !== undefined)?.date;
  const title = `# Changes of the API${last ? ` since ${last}` : ''}`;
  const changes = newest && newest.date === undefined ? newest.changes : [];
  if (changes.length === 0) return `${title}\n\nNo changes.\n`;
  const listed = changes.filter((change) => !isEditorial(change));
  const sections = levels.flatMap((level) => {
    const ofLevel = listed.filter((change) => change.level === level);
    return ofLevel.length > 0 ? [`## ${headings[level]}`, ofLevel.map(listItem).join('\n')] : [];
  });
  const words = changes.length - listed.length;
  const rest =
    words === 1
      ? 'The words of one description changed.'
      : `The words of ${words} descriptions changed.`;
  return `${[title, ...sections, ...(words > 0 ? [rest] : [])].join('\n\n')}\n`;
}

const headings: Readonly<Record<Level, string>> = {
  breaking: 'Breaking',
  tolerate: 'May need handling',
  safe: 'Safe',
};

function listItem(change: Change): string {
  const sentence = `- ${describeInMarkdown(change)}`;
  if (change.note === undefined) return sentence;
  return `${sentence}\n\n${change.note.replace(/^(?=.)/gm, '  ')}\n`;
}
