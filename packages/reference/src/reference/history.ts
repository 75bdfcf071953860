import type { PhrasingContent } from 'mdast';
import type { Change } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import { addsElement, historyOf } from '../changelog/change';
import type { Block } from '../document/tree';
import { joined, link, paragraph, text } from '../document/tree';
import { withoutRemoval } from '../graphql/contract';
import { coordinateAnchor } from '../graphql/names';
import { deprecatedPath } from '../graphql/routes';
import { changeHref } from './changes';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { coordinateLink } from './sections';
import { t } from '../i18n/t';

/**
 * The directives that are shown, then since when something is there and when it changed, each
 * leading to the changelog.
 */
export function historyMarks(context: ReferenceContext, coordinate: string): PhrasingContent[] {
  const directives = (context.applied.get(coordinate) ?? []).map((printed) =>
    coordinateLink(context, /^@\w+/.exec(printed)?.[0] ?? '', printed),
  );
  const changes = changeMarks(context, coordinate);
  return joined(
    [...directives.map((each) => [each]), ...(changes.length > 0 ? [changes] : [])],
    ' ',
  );
}

function changeMarks(context: ReferenceContext, coordinate: string): PhrasingContent[] {
  const { since, changed } = historyOf(context.changelog, coordinate);
  const told = [...additionsOn(context, coordinate, since), ...newestOfEachDay(changed)];
  return joined(
    told.map((change) => [mark(inWords(change), changeHref(context, change))]),
    ' ',
  );
}

/** None for what came with its type or its field, which says so itself. */
function additionsOn(
  { changelog }: ReferenceContext,
  coordinate: string,
  day: string | undefined,
): readonly Change[] {
  if (day === undefined) return [];
  const changes = changelog.releases.find(({ date }) => date === day)?.changes ?? [];
  return changes.filter((change) => change.coordinate === coordinate && addsElement(change));
}

/** The same below what it is about; nothing where there is nothing to say. */
export function historyLine(context: ReferenceContext, coordinate: string): Block[] {
  const marks = historyMarks(context, coordinate);
  if (marks.length === 0) return [];
  return [{ ...paragraph(...marks), data: { hProperties: { className: ['history'] } } }];
}

function newestOfEachDay(changes: readonly Change[]): Change[] {
  return changes.filter(
    ({ release }, index) => changes.findIndex((other) => other.release === release) === index,
  );
}

function inWords(change: Change): string {
  const { kind, release } = change;
  if (release === undefined) {
    return addsElement(change)
      ? t('reference.history.notReleased')
      : t('reference.history.changeNotReleased');
  }
  const day = dayInWords(release);
  if (addsElement(change)) return t('reference.history.since', { day });
  return kind === 'deprecated'
    ? t('reference.history.deprecated', { day })
    : t('reference.history.changed', { day });
}

/** Small words that lead to the place that says more. */
function mark(label: string, href: string): PhrasingContent {
  return { ...link(href, text(label)), data: { hProperties: { className: ['historyMark'] } } };
}

/** @param more what is said after the reason. */
export function deprecation(
  context: ReferenceContext,
  coordinate: string,
  reason: string | null | undefined,
  more: readonly Block[] = [],
): Block[] {
  if (!reason) return [];
  return [
    { type: 'deprecation', children: [...reasonBlocks(context, coordinate, reason), ...more] },
  ];
}

/** Why something is deprecated; the day with which its reason ends leads to all that is. */
export function reasonBlocks(
  context: ReferenceContext,
  coordinate: string,
  reason: string | null | undefined,
): Block[] {
  if (!reason) return [];
  const { removal } = historyOf(context.changelog, coordinate);
  if (removal === undefined) return describe(reason, context);
  const blocks = describe(withoutRemoval(reason, context.contract), context);
  const day = removalMark(coordinate, removal);
  const last = blocks.at(-1);
  if (last?.type !== 'paragraph') return [...blocks, paragraph(day)];
  return [...blocks.slice(0, -1), paragraph(...last.children, text(' '), day)];
}

/** The day on which something will be removed, which leads to all that is. */
export function removalMark(coordinate: string, removal: string): PhrasingContent {
  return mark(
    t('reference.deprecated.removal', { day: dayInWords(removal) }),
    `${deprecatedPath}#${coordinateAnchor(coordinate)}`,
  );
}
