import type { GraphQLInputObjectType } from 'graphql';
import { isRequiredInputField } from 'graphql';
import type { Block } from '../../document/tree';
import { paragraph, phrases, text } from '../../document/tree';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { fieldList, inputFieldRow } from '../field-rows';
import { oneOfInWords, requiredFirst } from '../input-rows';
import { neighboursSection } from '../neighbours';
import { coordinateLink, coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

export function inputPage(context: ReferenceContext, type: GraphQLInputObjectType): Block[] {
  const oneOf = type.isOneOf
    ? [
        paragraph(
          text(`${oneOfInWords()} `),
          ...phrases(t('reference.input.oneOf'), {
            directive: [coordinateLink(context, '@oneOf')],
          }),
        ),
      ]
    : [];
  return [
    ...describe(type.description, context, type.name),
    ...oneOf,
    ...section(
      'all-fields',
      t('reference.input.fields'),
      ...fieldList(
        requiredFirst(Object.values(type.getFields()), isRequiredInputField).map((field) =>
          inputFieldRow(context, type.name, field),
        ),
      ),
    ),
    ...section(
      'used-by',
      t('reference.input.usedBy'),
      ...coordinateList(context, relationsOf(context, type.name).takenBy),
    ),
    ...neighboursSection(context, type, { waysIn: 'used-by', waysOut: 'all-fields' }),
    ...definitionSection(t('reference.input.definition'), sdlFrame(context, type)),
  ];
}
