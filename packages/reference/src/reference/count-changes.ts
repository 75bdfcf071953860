import { formatLocale, formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import type { Change, Level } from '../changelog/change';
import { translate } from '../i18n/translate';
import { byUrgency, levels } from './levels';

/** `2 breaking changes and 17 safe ones`, without the end of a sentence. */
export function countInWords(changes: readonly Change[]): string {
  const urgent = byUrgency(changes);
  if (urgent.length === 0) {
    return changes.length === 0
      ? translate({ id: 'reference.changes.none', message: 'Nothing changed' })
      : translate({ id: 'reference.changes.descriptions', message: 'Only descriptions changed' });
  }
  const counts = levels
    .map(({ level }) => [level, urgent.filter((change) => change.level === level).length] as const)
    .filter(([, count]) => count > 0);
  const parts = counts.map(([level, count], index) => words[level](count, index === 0));
  return new Intl.ListFormat(formatLocale()).format(parts);
}

/** The first of several counts says what is counted. */
const words: Readonly<Record<Level, (count: number, isFirst: boolean) => string>> = {
  breaking: (count) =>
    pluralForm(
      count,
      translate(
        {
          id: 'reference.changes.breaking',
          message: '{count} breaking change|{count} breaking changes',
        },
        { count: formatNumber(count) },
      ),
    ),
  tolerate: (count, isFirst) =>
    isFirst
      ? pluralForm(
          count,
          translate(
            {
              id: 'reference.changes.tolerate',
              message:
                '{count} change that may need handling|{count} changes that may need handling',
            },
            { count: formatNumber(count) },
          ),
        )
      : translate(
          { id: 'reference.changes.alsoTolerate', message: '{count} that may need handling' },
          { count },
        ),
  safe: (count, isFirst) =>
    pluralForm(
      count,
      isFirst
        ? translate(
            { id: 'reference.changes.safe', message: '{count} safe change|{count} safe changes' },
            { count: formatNumber(count) },
          )
        : translate(
            { id: 'reference.changes.alsoSafe', message: '{count} safe one|{count} safe ones' },
            { count: formatNumber(count) },
          ),
    ),
};
