import type { GraphQLNamedType } from 'graphql';
import type { PhrasingContent } from 'mdast';
import { formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import type { Neighbour } from './neighbours';
import { findNeighbours } from './neighbours';
import type { Block } from '../document/tree';
import { link, text } from '../document/tree';
import { coordinateLink, section } from './sections';

/** Ids of the sections where all neighbours of a side are. */
interface Places {
  readonly waysIn: string;
  readonly waysOut?: string;
}

/**
 * The neighbours of a type as two lists with the type between them. At most six a side; a link leads
 * to the rest.
 */
export function neighboursSection(
  context: ReferenceContext,
  type: GraphQLNamedType,
  places: Places,
): Block[] {
  const found = findNeighbours(context, type);
  const waysIn = entries(context, found.waysIn, places.waysIn);
  const waysOut = entries(context, found.waysOut, places.waysOut, type.name);
  if (waysIn.length + waysOut.length === 0) return [];
  return section('near-types', translate({ id: 'reference.neighbours', message: 'Neighbours' }), {
    type: 'neighbours',
    of: type.name,
    waysIn,
    waysOut,
  });
}

const mostShown = 6;

function entries(
  context: ReferenceContext,
  neighbours: readonly Neighbour[],
  place: string | undefined,
  self?: string,
): PhrasingContent[][] {
  const isLong = place !== undefined && neighbours.length > mostShown;
  const shown = isLong ? neighbours.slice(0, mostShown - 1) : neighbours;
  const rest = neighbours.length - shown.length;
  return [
    ...shown.map(({ name, via }) => [
      coordinateLink(context, name),
      ...(via.length > 0 ? [text(' '), ...memberLinks(context, via, self)] : []),
    ]),
    ...(rest > 0
      ? [
          [
            link(
              `#${place}`,
              text(
                pluralForm(
                  rest,
                  translate(
                    {
                      id: 'reference.moreNeighbours',
                      message: 'and {count} more type|and {count} more types',
                    },
                    { count: formatNumber(rest) },
                  ),
                ),
              ),
            ),
          ],
        ]
      : []),
  ];
}

/** Characters of a line that does not break in the width of a box. */
const lineLength = 30;

function memberLinks(
  { links }: ReferenceContext,
  coordinates: readonly string[],
  self: string | undefined,
): PhrasingContent[] {
  const names = coordinates.map((coordinate) => coordinate.replace(/^\w+\./, ''));
  const fitting = names.filter(
    (_name, index) => names.slice(0, index + 1).join(', ').length <= lineLength,
  );
  const shown = coordinates.slice(0, Math.max(1, fitting.length));
  const rest = coordinates.length - shown.length;
  return [
    ...shown.flatMap((coordinate, index) => {
      const name = names[index] ?? '';
      const href = self === undefined ? links.get(coordinate) : `#${name}`;
      const label = text(name);
      return [text(index === 0 ? '' : ', '), href === undefined ? label : link(href, label)];
    }),
    ...(rest > 0
      ? [
          text(
            translate({ id: 'reference.moreMembers', message: ', {count} more' }, { count: rest }),
          ),
        ]
      : []),
  ];
}
