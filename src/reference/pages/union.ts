import type { GraphQLUnionType } from 'graphql';
import { printDefinition } from '../../graphql/print-definition';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe, summarize } from '../description';
import { neighboursSection } from '../neighbours-section';
import type { Block } from '../nodes';
import { paragraph, referenceCode, text } from '../nodes';
import { coordinateLink, coordinateList, section } from '../sections';

/** Page of a union. */
export function unionPage(context: ReferenceContext, type: GraphQLUnionType): Block[] {
  const { returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context.links, type.name),
    ...neighboursSection(context, type, { waysIn: 'returned-by', waysOut: 'all-members' }),
    ...section('all-members', 'Members', {
      type: 'list',
      spread: false,
      children: type.getTypes().map((member) => ({
        type: 'listItem',
        children: [
          paragraph(
            coordinateLink(context, member.name),
            text(member.description ? `: ${summarize(member.description, context.links)}` : ''),
          ),
        ],
      })),
    }),
    ...section('type-definition', 'Definition', referenceCode(printDefinition(type))),
    ...section(
      'returned-by',
      'Returned by',
      ...coordinateList(context, [...returnedBy, ...heldBy]),
    ),
  ];
}
