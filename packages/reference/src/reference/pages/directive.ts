import type { GraphQLDirective } from 'graphql';
import { DirectiveLocation, isSpecifiedDirective } from 'graphql';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, list, paragraph, phrases, text } from '../../document/tree';
import { pluralForm } from '../../i18n/format';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { describe } from '../description';
import { argumentRow } from '../input-rows';
import { coordinateList, section } from '../sections';
import { t } from '../../i18n/t';

export function directivePage(context: ReferenceContext, directive: GraphQLDirective): Block[] {
  const applied = context.applications.get(directive.name) ?? [];
  return [
    ...describe(directive.description, context, `@${directive.name}`),
    ...standardNote(directive),
    sdlFrame(context, directive),
    ...section(
      'all-locations',
      t('reference.directive.locations'),
      list(
        directive.locations.map((location) => [
          inlineCode(location),
          text(`: ${locationInWords[location]()}`),
        ]),
      ),
    ),
    ...section(
      'all-arguments',
      t('reference.directive.arguments'),
      ...directive.args.flatMap((argument) => {
        const coordinate = `@${directive.name}(${argument.name}:)`;
        return [
          heading(
            3,
            argument.name,
            [inlineCode(argument.name)],
            coordinate,
            Boolean(argument.deprecationReason),
          ),
          argumentRow(context, argument, { at: 'heading', coordinate }),
        ];
      }),
    ),
    ...section(
      'where-applied',
      pluralForm(applied.length, t('reference.directive.applied')),
      ...coordinateList(context, applied),
    ),
  ];
}

function standardNote(directive: GraphQLDirective): Block[] {
  if (!isSpecifiedDirective(directive)) return [];
  const url = `https://spec.graphql.org/September2025/#sec--${directive.name}`;
  return [
    paragraph(
      ...phrases(t('reference.directive.standard'), {
        section: [link(url, text(t('reference.directive.section')))],
      }),
    ),
  ];
}

const locationInWords: Readonly<Record<DirectiveLocation, () => string>> = {
  [DirectiveLocation.QUERY]: () => t('reference.directive.query'),
  [DirectiveLocation.MUTATION]: () => t('reference.directive.mutation'),
  [DirectiveLocation.SUBSCRIPTION]: () => t('reference.directive.subscription'),
  [DirectiveLocation.FIELD]: () => t('reference.directive.field'),
  [DirectiveLocation.FRAGMENT_DEFINITION]: () => t('reference.directive.fragmentDefinition'),
  [DirectiveLocation.FRAGMENT_SPREAD]: () => t('reference.directive.fragmentSpread'),
  [DirectiveLocation.INLINE_FRAGMENT]: () => t('reference.directive.inlineFragment'),
  [DirectiveLocation.VARIABLE_DEFINITION]: () => t('reference.directive.variable'),
  [DirectiveLocation.SCHEMA]: () => t('reference.directive.schema'),
  [DirectiveLocation.SCALAR]: () => t('reference.directive.scalar'),
  [DirectiveLocation.OBJECT]: () => t('reference.directive.object'),
  [DirectiveLocation.FIELD_DEFINITION]: () => t('reference.directive.fieldDefinition'),
  [DirectiveLocation.ARGUMENT_DEFINITION]: () => t('reference.directive.argument'),
  [DirectiveLocation.INTERFACE]: () => t('reference.directive.interface'),
  [DirectiveLocation.UNION]: () => t('reference.directive.union'),
  [DirectiveLocation.ENUM]: () => t('reference.directive.enum'),
  [DirectiveLocation.ENUM_VALUE]: () => t('reference.directive.enumValue'),
  [DirectiveLocation.INPUT_OBJECT]: () => t('reference.directive.input'),
  [DirectiveLocation.DIRECTIVE_DEFINITION]: () => t('reference.directive.directive'),
  [DirectiveLocation.INPUT_FIELD_DEFINITION]: () => t('reference.directive.inputField'),
};
