import type { Change, Release } from '../changelog/change';
import { changelogPath } from '../graphql/routes';
import type { ReferenceContext } from './context';
import { byUrgency } from './levels';

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
