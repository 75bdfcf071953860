import type { AllContent } from '@docusaurus/types';
import type { Change } from 'graphql-docs-reference/changelog';
import { describeChange } from 'graphql-docs-reference/changelog';
import type { Reference } from '../../content/read-reference';
import { changelogPath } from 'graphql-docs-reference/graphql';
import {
  byUrgency,
  changeHref,
  countInWords,
  levels,
  releaseAnchor,
} from 'graphql-docs-reference/reference';

export interface ReleaseSummary {
  /** Day of the release, `2026-11-22`. */
  readonly date: string;
  readonly href: string;
  /** How many changes of which level. */
  readonly summary: string;
  /** The most urgent ones. */
  readonly changes: readonly ChangeSummary[];
  /** How much of the schema is deprecated. */
  readonly deprecated: number;
}

export interface ChangeSummary {
  /** Of the change in the changelog. */
  readonly href: string;
  /** Its sentence, in runs of text and code. */
  readonly runs: readonly { readonly value: string; readonly isCode: boolean }[];
}

const most = 3;

/** The newest release; null for a schema without releases, and before there are two to compare. */
export function lastRelease(allContent: AllContent): ReleaseSummary | null {
  const { context } = allContent['graphql-reference']?.['default'] as Reference;
  const { releases } = context.changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  if (newest?.date === undefined || newest === releases.at(-1)) return null;
  return {
    date: newest.date,
    href: `${changelogPath}#${releaseAnchor(newest)}`,
    summary: countInWords(newest.changes),
    changes: mostTelling(newest.changes).map((change) => ({
      href: changeHref(context, change),
      runs: describeChange(change).flatMap((node) =>
        'value' in node ? [{ value: node.value, isCode: node.type === 'inlineCode' }] : [],
      ),
    })),
    deprecated: context.changelog.upcoming.length,
  };
}

/** By level, and within it first one of each kind in each type: three new values of an enum are alike. */
function mostTelling(changes: readonly Change[]): Change[] {
  const urgent = byUrgency(changes);
  return levels
    .flatMap(({ level }) => {
      const own = urgent.filter((change) => change.level === level);
      const isFirst = (change: Change): boolean =>
        own.find((other) => looksLike(other, change)) === change;
      return [...own.filter(isFirst), ...own.filter((change) => !isFirst(change))];
    })
    .slice(0, most);
}

function looksLike(one: Change, other: Change): boolean {
  return one.kind === other.kind && typeOf(one) === typeOf(other);
}

function typeOf({ coordinate }: Change): string {
  return coordinate.replace(/[.(].*/, '');
}
