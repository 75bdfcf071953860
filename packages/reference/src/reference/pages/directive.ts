import type { GraphQLDirective } from 'graphql';
import { DirectiveLocation, isSpecifiedDirective } from 'graphql';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, list, paragraph, phrases, text } from '../../document/tree';
import { printDirectiveDefinition } from '../../graphql/print-definition';
import { formatNumber, pluralForm } from '../../i18n/format';
import { translate } from '../../i18n/translate';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { describe } from '../description';
import { argumentRow } from '../input-rows';
import { belowHeading } from '../members';
import { coordinateList, section } from '../sections';

/** Page of a directive. */
export function directivePage(context: ReferenceContext, directive: GraphQLDirective): Block[] {
  const applied = context.applications.get(directive.name) ?? [];
  return [
    ...describe(directive.description, context, `@${directive.name}`),
    ...standardNote(directive),
    sdlFrame(context, printDirectiveDefinition(directive)),
    ...section(
      'all-locations',
      translate({ id: 'reference.directive.locations', message: 'Locations' }),
      list(
        directive.locations.map((location) => [
          inlineCode(location),
          text(`: ${locationInWords[location]}`),
        ]),
      ),
    ),
    ...section(
      'all-arguments',
      translate({ id: 'reference.directive.arguments', message: 'Arguments' }),
      ...directive.args.flatMap((argument) => [
        heading(
          3,
          argument.name,
          [inlineCode(argument.name)],
          `@${directive.name}(${argument.name}:)`,
        ),
        argumentRow(context, argument, belowHeading(`@${directive.name}(${argument.name}:)`)),
      ]),
    ),
    ...section(
      'where-applied',
      pluralForm(
        applied.length,
        translate(
          {
            id: 'reference.directive.applied',
            message: 'Applied in {count} place|Applied in {count} places',
          },
          { count: formatNumber(applied.length) },
        ),
      ),
      ...coordinateList(context, applied),
    ),
  ];
}

function standardNote(directive: GraphQLDirective): Block[] {
  if (!isSpecifiedDirective(directive)) return [];
  const url = `https://spec.graphql.org/September2025/#sec--${directive.name}`;
  return [
    paragraph(
      ...phrases(
        translate({
          id: 'reference.directive.standard',
          message: 'It is part of GraphQL itself: {section}.',
        }),
        {
          section: [
            link(
              url,
              text(
                translate({
                  id: 'reference.directive.section',
                  message: 'the section of the specification',
                }),
              ),
            ),
          ],
        },
      ),
    ),
  ];
}

const locationInWords: Readonly<Record<DirectiveLocation, string>> = {
  [DirectiveLocation.QUERY]: translate({
    id: 'reference.directive.query',
    message: 'on a query in a request',
  }),
  [DirectiveLocation.MUTATION]: translate({
    id: 'reference.directive.mutation',
    message: 'on a mutation in a request',
  }),
  [DirectiveLocation.SUBSCRIPTION]: translate({
    id: 'reference.directive.subscription',
    message: 'on a subscription in a request',
  }),
  [DirectiveLocation.FIELD]: translate({
    id: 'reference.directive.field',
    message: 'on a field in a request',
  }),
  [DirectiveLocation.FRAGMENT_DEFINITION]: translate({
    id: 'reference.directive.fragmentDefinition',
    message: 'on the definition of a fragment',
  }),
  [DirectiveLocation.FRAGMENT_SPREAD]: translate({
    id: 'reference.directive.fragmentSpread',
    message: 'where a named fragment is used',
  }),
  [DirectiveLocation.INLINE_FRAGMENT]: translate({
    id: 'reference.directive.inlineFragment',
    message: 'on an inline fragment',
  }),
  [DirectiveLocation.VARIABLE_DEFINITION]: translate({
    id: 'reference.directive.variable',
    message: 'on the definition of a variable',
  }),
  [DirectiveLocation.SCHEMA]: translate({
    id: 'reference.directive.schema',
    message: 'on the schema as a whole',
  }),
  [DirectiveLocation.SCALAR]: translate({
    id: 'reference.directive.scalar',
    message: 'on the definition of a scalar',
  }),
  [DirectiveLocation.OBJECT]: translate({
    id: 'reference.directive.object',
    message: 'on the definition of an object',
  }),
  [DirectiveLocation.FIELD_DEFINITION]: translate({
    id: 'reference.directive.fieldDefinition',
    message: 'on a field of an object or an interface',
  }),
  [DirectiveLocation.ARGUMENT_DEFINITION]: translate({
    id: 'reference.directive.argument',
    message: 'on an argument of a field or a directive',
  }),
  [DirectiveLocation.INTERFACE]: translate({
    id: 'reference.directive.interface',
    message: 'on the definition of an interface',
  }),
  [DirectiveLocation.UNION]: translate({
    id: 'reference.directive.union',
    message: 'on the definition of a union',
  }),
  [DirectiveLocation.ENUM]: translate({
    id: 'reference.directive.enum',
    message: 'on the definition of an enum',
  }),
  [DirectiveLocation.ENUM_VALUE]: translate({
    id: 'reference.directive.enumValue',
    message: 'on a value of an enum',
  }),
  [DirectiveLocation.INPUT_OBJECT]: translate({
    id: 'reference.directive.input',
    message: 'on the definition of an input type',
  }),
  [DirectiveLocation.DIRECTIVE_DEFINITION]: translate({
    id: 'reference.directive.directive',
    message: 'on the definition of a directive',
  }),
  [DirectiveLocation.INPUT_FIELD_DEFINITION]: translate({
    id: 'reference.directive.inputField',
    message: 'on a field of an input type',
  }),
};
