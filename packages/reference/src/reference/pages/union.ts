import type { GraphQLUnionType } from 'graphql';
import type { Block } from '../../document/tree';
import { list, text } from '../../document/tree';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe, summarize } from '../description';
import { neighboursSection } from '../neighbours';
import { coordinateLink, coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

export function unionPage(context: ReferenceContext, type: GraphQLUnionType): Block[] {
  const { returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context, type.name),
    ...section(
      'all-members',
      t('reference.union.members'),
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
      t('reference.union.returnedBy'),
      ...coordinateList(context, [...returnedBy, ...heldBy]),
    ),
    ...neighboursSection(context, type, { waysIn: 'returned-by', waysOut: 'all-members' }),
    ...definitionSection(t('reference.union.definition'), sdlFrame(context, type)),
  ];
}
