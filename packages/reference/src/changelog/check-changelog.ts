import type { Problem } from '../graphql/problem';
import type { Contract } from '../options/contract';
import type { Changelog } from './change';
import type { Snapshot } from './changelog';
import type { Step } from './check-notes';
import { checkNotes } from './check-notes';
import { checkRemovals } from './check-removals';
import type { ReleasePaths } from './paths';
import { describePlainly } from './describe-change';
import { placeOfChange } from './place-of-change';

export interface ChangelogInput {
  readonly changelog: Changelog;
  /** The oldest first. */
  readonly released: readonly Snapshot[];
  readonly present: Snapshot;
  readonly paths: ReleasePaths;
  /** Today, `2026-11-22`. */
  readonly today: string;
  /** Without a notice of removals, clients were promised nothing. */
  readonly contract: Contract;
}

/**
 * Everything that is wrong with releases, notes and what is not released, with its place and fix.
 * The notice of removals is checked before they are released; later they are history.
 */
export function checkChangelog(input: ChangelogInput): Problem[] {
  const { changelog, released, present, today, contract } = input;
  const { deprecation } = contract;
  const notice = deprecation?.notice;
  const steps = [...released, present].map((after, index, all): Step => {
    const release = changelog.releases.find(({ date }) => date === after.date);
    return { release: release ?? { date: after.date, changes: [] }, before: all[index - 1], after };
  });
  const unreleased = steps.at(-1);
  const days = released.flatMap((snapshot) => checkDay(snapshot, input));
  // In another order, everything would seem to have changed.
  if (days.length > 0) return days;
  return [
    ...steps.flatMap(checkNotes),
    ...(notice !== undefined ? steps.flatMap((step) => findMissingNotes(step, input)) : []),
    ...(notice !== undefined && unreleased
      ? checkRemovals(unreleased, released, today, { ...deprecation, notice })
      : []),
  ];
}

function checkDay({ date = '' }: Snapshot, { paths, today }: ChangelogInput): Problem[] {
  if (date <= today) return [];
  const file = `${paths.releases}/${date}/schema.graphql`;
  const message = `Unexpected release of ${date}, expected no day after today, ${today}. Rename its folder.`;
  return [{ file, line: 1, column: 1, message }];
}

function findMissingNotes(
  { release: { date, changes }, before, after }: Step,
  { paths }: ChangelogInput,
): Problem[] {
  const file = date === undefined ? paths.unreleased : `${paths.releases}/${date}/notes.md`;
  const breaking = changes.filter(({ level }) => level === 'breaking');
  return breaking.flatMap((change) => {
    const { coordinate } = change;
    if (after.notes.has(coordinate)) return [];
    const message = `Unexpected breaking change without a note: ${describePlainly(change)} Add "## \`${coordinate}\`" to ${file} with what clients must do, or take the change back.`;
    return [{ ...placeOfChange(change, after.schema, before?.schema), message }];
  });
}
