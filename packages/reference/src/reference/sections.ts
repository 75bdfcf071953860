import type { ListItem, PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import {
  fold,
  heading,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  phrases,
  text,
} from '../document/tree';
import { groupBy } from '../graphql/group-by';
import { ownerOf } from '../graphql/names';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { t } from '../i18n/t';

/**
 * Sections that pages of several kinds share. The id of a section holds a hyphen, which no GraphQL
 * name can, so it never clashes with the anchor of a member.
 */
export function section(id: `${string}-${string}`, title: string, ...content: Block[]): Block[] {
  return content.length === 0 ? [] : [heading(2, id, [text(title)]), ...content];
}

/** The same, which Markdown shows before the others. */
export function early([first, ...rest]: readonly Block[]): Block[] {
  if (first?.type !== 'heading') return [];
  return [{ ...first, data: { ...first.data, isEarly: true } }, ...rest];
}

/** The SDL of a type, below the title of its section. */
export function definitionSection(title: string, ...content: Block[]): Block[] {
  return early(section('type-definition', title, ...content));
}

/** Inline code of a coordinate, or of another label for it, linked to its page where it has one. */
export function coordinateLink(
  { links }: Pick<ReferenceContext, 'links'>,
  coordinate: string,
  label = coordinate,
): PhrasingContent {
  const href = links.get(coordinate);
  return href === undefined ? inlineCode(label) : link(href, inlineCode(label));
}

/** Places in the schema, a line for each type that has some; the lines beyond a screen are folded. */
export function coordinateList(context: ReferenceContext, coordinates: readonly string[]): Block[] {
  if (coordinates.length > mostListed) return byOwner(context, coordinates);
  const lines = linesByOwner(context, coordinates);
  const most = lines.length > mostLines + 2 ? mostLines : lines.length;
  const [shown, rest] = [lines.slice(0, most), lines.slice(most)];
  if (rest.length === 0) return placeList(shown);
  const label = pluralForm(rest.length, t('reference.moreTypes'));
  return [...placeList(shown), fold(label, placeList(rest))];
}

/** Lines with links to places in the schema. */
export function placeList(lines: readonly PhrasingContent[][]): Block[] {
  if (lines.length === 0) return [];
  return [{ ...list(lines), data: { hProperties: { className: ['places'] } } }];
}

/** Places of the schema, with what is said of each. */
export function rowList(children: ListItem[], className?: string): Block {
  return {
    type: 'list',
    spread: true,
    children,
    data: { hProperties: { className: ['rows', ...(className === undefined ? [] : [className])] } },
  };
}

const mostLines = 10;

/** `Loan.book` where a type has one place, and `Book: createdAt, updatedAt` where it has several. */
function linesByOwner(
  context: ReferenceContext,
  coordinates: readonly string[],
): PhrasingContent[][] {
  return [...groupBy(coordinates, ownerOf)].flatMap(([owner, own]): PhrasingContent[][] => {
    const members = own.filter((coordinate) => coordinate !== owner);
    const itself = members.length < own.length ? [[coordinateLink(context, owner)]] : [];
    const [first, ...others] = members;
    if (first === undefined) return itself;
    if (others.length === 0) return [...itself, [coordinateLink(context, first)]];
    const links = members.map((member) => [
      coordinateLink(context, member, member.slice(owner.length).replace(/^\./, '')),
    ]);
    return [...itself, [coordinateLink(context, owner), text(': '), ...joined(links)]];
  });
}

/** Beyond this many, each owner is named once with its number of members, and links to its page. */
const mostListed = 100;

function byOwner(context: ReferenceContext, coordinates: readonly string[]): Block[] {
  const types = countByOwner(coordinates, (owner) => coordinateLink(context, owner));
  const isCounted = coordinates.some((coordinate) => coordinate !== ownerOf(coordinate));
  if (!isCounted) return [paragraph(...types, text('.'))];
  return [paragraph(...phrases(t('reference.byType'), { types }))];
}

/** The owners of coordinates, each with its number of members if it has several. */
export function countByOwner(
  coordinates: readonly string[],
  show: (owner: string) => PhrasingContent,
): PhrasingContent[] {
  return joined(
    Array.from(groupBy(coordinates, ownerOf), ([owner, own]) => [
      show(owner),
      text(own.length === 1 ? '' : ` (${own.length})`),
    ]),
  );
}

/** Coordinates in a sentence: `a`, `b` and `c`. */
export function enumerate(
  items: readonly PhrasingContent[],
  word: 'and' | 'or',
): PhrasingContent[] {
  const last = word === 'and' ? t('reference.and') : t('reference.or');
  return items.flatMap((item, index): PhrasingContent[] => {
    if (index === 0) return [item];
    return [text(index === items.length - 1 ? last : ', '), item];
  });
}
