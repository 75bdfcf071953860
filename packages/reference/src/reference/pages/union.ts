import type { GraphQLUnionType } from 'graphql';
import type { Block } from '../../document/tree';
import { list, text } from '../../document/tree';
import { printDefinition } from '../../graphql/print-definition';
import { translate } from '../../i18n/translate';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe, summarize } from '../description';
import { neighboursSection } from '../neighbours';
import { coordinateLink, coordinateList, early, section } from '../sections';

/** Page of a union. */
export function unionPage(context: ReferenceContext, type: GraphQLUnionType): Block[] {
  const { returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context, type.name),
    ...section(
      'all-members',
      translate({ id: 'reference.union.members', message: 'Members' }),
      list(
        type
          .getTypes()
          .map((member) => [
            coordinateLink(context, member.name),
            text(member.description ? `: ${summarize(member.description)}` : ''),
          ]),
      ),
    ),
    ...section(
      'returned-by',
      translate({ id: 'reference.union.returnedBy', message: 'Returned by' }),
      ...coordinateList(context, [...returnedBy, ...heldBy]),
    ),
    ...neighboursSection(context, type, { waysIn: 'returned-by', waysOut: 'all-members' }),
    ...early(
      section(
        'type-definition',
        translate({ id: 'reference.union.definition', message: 'Definition' }),
        sdlFrame(context, printDefinition(type)),
      ),
    ),
  ];
}
