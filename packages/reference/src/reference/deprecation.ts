import type { PhrasingContent } from 'mdast';
import { dayInWords } from '../changelog/days';
import { historyOf } from '../changelog/history';
import type { Block } from '../document/tree';
import { paragraph, text } from '../document/tree';
import { withoutRemoval } from '../graphql/contract';
import { deprecatedPath } from '../graphql/routes';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { mark } from './history';

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
    translate(
      { id: 'reference.deprecated.removal', message: 'Removal on {day}' },
      { day: dayInWords(removal) },
    ),
    `${deprecatedPath}#${deprecatedAnchor(coordinate)}`,
  );
}

/** Anchor of something deprecated on the page of all that is. */
export function deprecatedAnchor(coordinate: string): string {
  return coordinate.replace(/[:)]/g, '').replace('(', '.');
}
