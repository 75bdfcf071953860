import type { PhrasingContent } from 'mdast';
import type { ReferenceContext } from './context';
import { describe } from './description';
import type { Block } from '../document/tree';
import { ownerOf } from './neighbours';
import { heading, inlineCode, link, list, paragraph, text } from '../document/tree';

/**
 * Sections that pages of several kinds share. The id of a section holds a hyphen, which no GraphQL
 * name can, so it never clashes with the anchor of a member.
 */
export function section(id: `${string}-${string}`, title: string, ...content: Block[]): Block[] {
  return content.length === 0 ? [] : [heading(2, id, [text(title)]), ...content];
}

/** Inline code of a coordinate, or of another label for it, linked to its page where it has one. */
export function coordinateLink(
  { links }: ReferenceContext,
  coordinate: string,
  label = coordinate,
): PhrasingContent {
  const href = links.get(coordinate);
  return href === undefined ? inlineCode(label) : link(href, inlineCode(label));
}

export function coordinateList(context: ReferenceContext, coordinates: readonly string[]): Block[] {
  if (coordinates.length === 0) return [];
  if (coordinates.length > mostListed) return byOwner(context, coordinates);
  return [list(coordinates.map((coordinate) => [coordinateLink(context, coordinate)]))];
}

/** Beyond this many, each owner is named once with its number of members, and links to its page. */
const mostListed = 100;

function byOwner(context: ReferenceContext, coordinates: readonly string[]): Block[] {
  const counts = new Map<string, number>();
  for (const coordinate of coordinates) {
    const owner = ownerOf(coordinate);
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const parts = [...counts].flatMap(([owner, count], index): PhrasingContent[] => [
    text(index === 0 ? '' : ', '),
    coordinateLink(context, owner),
    text(count === 1 ? '' : ` (${count})`),
  ]);
  return [paragraph(text('By type, with the number of places: '), ...parts, text('.'))];
}

/** Coordinates in a sentence: `a`, `b` and `c`. */
export function enumerate(
  items: readonly PhrasingContent[],
  word: 'and' | 'or',
): PhrasingContent[] {
  return items.flatMap((item, index): PhrasingContent[] => {
    if (index === 0) return [item];
    return [text(index === items.length - 1 ? ` ${word} ` : ', '), item];
  });
}

/** @param more what is said after the reason. */
export function deprecation(
  context: ReferenceContext,
  reason: string | null | undefined,
  more: readonly Block[] = [],
): Block[] {
  if (!reason) return [];
  return [{ type: 'deprecation', children: [...describe(reason, context.links), ...more] }];
}
