import type { Change, Level } from '../changelog/change';
import { byUrgency, levels } from './levels';
import { countOf } from './members';

/** `2 breaking changes and 17 safe ones`, without the end of a sentence. */
export function countInWords(changes: readonly Change[]): string {
  const urgent = byUrgency(changes);
  if (urgent.length === 0) {
    return changes.length === 0 ? 'Nothing changed' : 'Only descriptions changed';
  }
  const counts = levels
    .map(({ level }) => [level, urgent.filter((change) => change.level === level).length] as const)
    .filter(([, count]) => count > 0);
  const parts = counts.map(([level, count], index) => words[level](count, index === 0));
  return new Intl.ListFormat('en-GB').format(parts);
}

/** The first of several counts says what is counted. */
const words: Readonly<Record<Level, (count: number, isFirst: boolean) => string>> = {
  breaking: (count) => countOf(count, 'breaking change'),
  tolerate: (count, isFirst) =>
    `${isFirst ? countOf(count, 'change') : count} that may need handling`,
  safe: (count, isFirst) => countOf(count, isFirst ? 'safe change' : 'safe one'),
};
