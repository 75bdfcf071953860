import type { Change, Level, Release } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { changelogPath } from '../graphql/routes';
import { formatLocale, formatNumber, pluralForm } from '../i18n/format';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';

interface LevelWords {
  readonly level: Level;
  readonly label: string;
  /** What it asks of a client. */
  readonly meaning: string;
}

/** The levels of changes by what they ask of a client, the most urgent first. */
export const levels: readonly LevelWords[] = [
  {
    level: 'breaking',
    label: translate({ id: 'reference.levels.breaking', message: 'Breaking' }),
    meaning: translate({
      id: 'reference.levels.breaking.meaning',
      message: 'A request that worked can fail, or its response takes another form.',
    }),
  },
  {
    level: 'tolerate',
    label: translate({ id: 'reference.levels.tolerate', message: 'May need handling' }),
    meaning: translate({
      id: 'reference.levels.tolerate.meaning',
      message:
        'Requests stay valid, but a response can hold something new, for example another error code.',
    }),
  },
  {
    level: 'safe',
    label: translate({ id: 'reference.levels.safe', message: 'Safe' }),
    meaning: translate({
      id: 'reference.levels.safe.meaning',
      message: 'Your client needs no change.',
    }),
  },
];

/** The changes that are more than other words in a description, by level. */
export function byUrgency(changes: readonly Change[]): Change[] {
  return levels.flatMap(({ level }) =>
    changes.filter((change) => change.level === level && !isEditorial(change)),
  );
}

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

/** Anchor of a release on the page of the changelog: its day. */
export function releaseAnchor({ date }: Pick<Release, 'date'>): string {
  return date ?? 'not-released-yet';
}

/**
 * Anchor of a change: its release and its coordinate, `2026-11-22-Query.books.limit`. Where a
 * release changes one place in several ways, all but the most urgent have their kind at the end.
 */
export function changeAnchor(release: Release, change: Change): string {
  const name = change.coordinate.replace(/[:)]/g, '').replace('(', '.');
  const base = `${releaseAnchor(release)}-${name}`;
  return isFirstOf(release, change) ? base : `${base}-${change.kind}`;
}

/** Whether a change is the most urgent one of its place in a release. */
export function isFirstOf({ changes }: Release, change: Change): boolean {
  const { coordinate } = change;
  return byUrgency(changes).find((other) => other.coordinate === coordinate) === change;
}

/** Address of a change. */
export function changeHref({ changelog }: ReferenceContext, change: Change): string {
  const release = changelog.releases.find(({ changes }) => changes.includes(change));
  return release ? `${changelogPath}#${changeAnchor(release, change)}` : changelogPath;
}
