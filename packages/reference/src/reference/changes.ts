import type { Change, Level, Release } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { coordinateAnchor } from '../graphql/names';
import { changelogPath } from '../graphql/routes';
import { formatLocale, pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { t } from '../i18n/t';

interface LevelWords {
  readonly level: Level;
  readonly label: () => string;
  /** What it asks of a client. */
  readonly meaning: () => string;
}

/** The levels of changes by what they ask of a client, the most urgent first. */
export const levels: readonly LevelWords[] = [
  {
    level: 'breaking',
    label: () => t('reference.levels.breaking'),
    meaning: () => t('reference.levels.breaking.meaning'),
  },
  {
    level: 'tolerate',
    label: () => t('reference.levels.tolerate'),
    meaning: () => t('reference.levels.tolerate.meaning'),
  },
  {
    level: 'safe',
    label: () => t('reference.levels.safe'),
    meaning: () => t('reference.levels.safe.meaning'),
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
    return changes.length === 0 ? t('reference.changes.none') : t('reference.changes.descriptions');
  }
  const counts = levels
    .map(({ level }) => [level, urgent.filter((change) => change.level === level).length] as const)
    .filter(([, count]) => count > 0);
  const parts = counts.map(([level, count], index) => countOfLevel(level, count, index === 0));
  return new Intl.ListFormat(formatLocale()).format(parts);
}

/** The first of several counts says what is counted. */
function countOfLevel(level: Level, number: number, isFirst: boolean): string {
  const forms: Readonly<Record<Level, string>> = {
    breaking: t('reference.changes.breaking'),
    tolerate: isFirst ? t('reference.changes.tolerate') : t('reference.changes.alsoTolerate'),
    safe: isFirst ? t('reference.changes.safe') : t('reference.changes.alsoSafe'),
  };
  return pluralForm(number, forms[level]);
}

/** Anchor of a release on the page of the changelog: its day. */
export function releaseAnchor({ date }: Pick<Release, 'date'>): string {
  return date ?? 'not-released-yet';
}

/**
 * Anchor of a change: its release and its coordinate, `2026-11-22-Query.books.limit`. Where a
 * release changes one place in several ways, all but the most urgent have their kind at the end.
 */
export function changeAnchor(release: Release, change: Change): string {
  const base = `${releaseAnchor(release)}-${coordinateAnchor(change.coordinate)}`;
  return isFirstOf(release, change) ? base : `${base}-${change.kind}`;
}

/** Whether a change is the most urgent one of its place in a release. */
export function isFirstOf({ changes }: Release, change: Change): boolean {
  const { coordinate } = change;
  return byUrgency(changes).find((other) => other.coordinate === coordinate) === change;
}

export function changeHref({ changelog }: ReferenceContext, change: Change): string {
  const release = changelog.releases.find(({ changes }) => changes.includes(change));
  return release ? `${changelogPath}#${changeAnchor(release, change)}` : changelogPath;
}
