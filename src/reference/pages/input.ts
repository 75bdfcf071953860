import type { GraphQLInputObjectType } from 'graphql';
import { isRequiredInputField } from 'graphql';
import { phrases } from '../../document/phrases';
import { printDefinition } from '../../graphql/print-definition';
import { translate } from '../../i18n/translate';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { inputFieldRow, oneOfInWords, requiredFirst } from '../input-rows';
import { belowHeading } from '../members';
import { neighboursSection } from '../neighbours-section';
import type { Block } from '../../document/tree';
import { heading, inlineCode, paragraph, text } from '../../document/tree';
import { coordinateLink, coordinateList, early, section } from '../sections';

/** Page of an input type. */
export function inputPage(context: ReferenceContext, type: GraphQLInputObjectType): Block[] {
  const oneOf = type.isOneOf
    ? [
        paragraph(
          text(`${oneOfInWords} `),
          ...phrases(
            translate({ id: 'reference.input.oneOf', message: 'The type carries {directive}.' }),
            { directive: [coordinateLink(context, '@oneOf')] },
          ),
        ),
      ]
    : [];
  return [
    ...describe(type.description, context.links, type.name),
    ...oneOf,
    ...neighboursSection(context, type, { waysIn: 'used-by', waysOut: 'all-fields' }),
    ...section(
      'all-fields',
      translate({ id: 'reference.input.fields', message: 'Fields' }),
      { type: 'typeWordsSwitch' },
      ...requiredFirst(Object.values(type.getFields()), isRequiredInputField).flatMap((field) => [
        heading(
          3,
          field.name,
          [inlineCode(field.name)],
          `${type.name}.${field.name}`,
          Boolean(field.deprecationReason),
        ),
        inputFieldRow(context, field, belowHeading(`${type.name}.${field.name}`)),
      ]),
    ),
    ...early(
      section(
        'type-definition',
        translate({ id: 'reference.input.definition', message: 'Definition' }),
        sdlFrame(context, printDefinition(type)),
      ),
    ),
    ...section(
      'used-by',
      translate({ id: 'reference.input.usedBy', message: 'Used by' }),
      ...coordinateList(context, relationsOf(context, type.name).takenBy),
    ),
  ];
}
