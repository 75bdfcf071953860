import { compareNames, isExecutable, rootNames } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { ChangeDraft, Level } from './change';
import { compareElements } from './compare-elements';
import type { Comparison, Side } from './comparison';
import { ownersOf } from './history';
import { findStructuralChanges } from './structural-changes';

/** All that changed from one schema to the next: what asks most of clients first, then by name. */
export async function compareSchemas(
  before: Side,
  after: Side,
  contract: Contract = {},
): Promise<ChangeDraft[]> {
  const comparison = { before, after, contract };
  const changes = [...(await findStructuralChanges(comparison)), ...compareElements(comparison)];
  const roots = [...rootNames(before.schema), ...rootNames(after.schema)];
  return changes
    .filter((change) => !isTold(change, comparison, roots))
    .map((change) => ({ ...change, level: levelOf(change, comparison) }))
    .sort(
      (a, b) =>
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        compareNames(a.coordinate, b.coordinate),
    );
}

const levels: readonly Level[] = ['breaking', 'tolerate', 'safe'];

/** The members of what is new, and of what is gone, need no line each; those of a root type do. */
function isTold(
  { kind, coordinate }: ChangeDraft,
  { before, after }: Comparison,
  roots: readonly string[],
): boolean {
  const exists = (name: string): boolean => before.elements.has(name) && after.elements.has(name);
  const isOwn = /^(?:type|field|argument|input-field|enum-value|directive)-(?:added|removed)$/;
  if (!exists(coordinate) && !isOwn.test(kind) && kind !== 'root-type-changed') return true;
  return ownersOf(coordinate).some((owner) => !exists(owner) && !roots.includes(owner));
}

/** Only the schema applies a directive of the schema: no document breaks if it changes. */
function levelOf({ coordinate, level }: ChangeDraft, { before, after }: Comparison): Level {
  if (!coordinate.startsWith('@')) return level;
  const name = coordinate.slice(1).replace(/\(.*/, '');
  const locations = [before, after].flatMap(
    ({ schema }) => schema.getDirective(name)?.locations ?? [],
  );
  return isExecutable(locations) ? level : 'safe';
}
