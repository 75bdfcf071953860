import type { GraphQLDirective } from 'graphql';
import { DirectiveLocation, isSpecifiedDirective } from 'graphql';
import { printDirectiveDefinition } from '../../graphql/print-definition';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { describe } from '../description';
import { argumentRow } from '../input-rows';
import { belowHeading, countOf } from '../members';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, list, paragraph, text } from '../../document/tree';
import { coordinateList, section } from '../sections';

/** Page of a directive. */
export function directivePage(context: ReferenceContext, directive: GraphQLDirective): Block[] {
  const applied = context.applications.get(directive.name) ?? [];
  return [
    ...describe(directive.description, context.links, `@${directive.name}`),
    ...standardNote(directive),
    sdlFrame(context, printDirectiveDefinition(directive)),
    ...section(
      'all-locations',
      'Locations',
      list(
        directive.locations.map((location) => [
          inlineCode(location),
          text(`: ${locationInWords[location]}`),
        ]),
      ),
    ),
    ...section(
      'all-arguments',
      'Arguments',
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
      `Applied in ${countOf(applied.length, 'place')}`,
      ...coordinateList(context, applied),
    ),
  ];
}

function standardNote(directive: GraphQLDirective): Block[] {
  if (!isSpecifiedDirective(directive)) return [];
  const url = `https://spec.graphql.org/September2025/#sec--${directive.name}`;
  return [
    paragraph(
      text('It is part of GraphQL itself: '),
      link(url, text('the section of the specification')),
      text('.'),
    ),
  ];
}

const locationInWords: Readonly<Record<DirectiveLocation, string>> = {
  [DirectiveLocation.QUERY]: 'on a query in a request',
  [DirectiveLocation.MUTATION]: 'on a mutation in a request',
  [DirectiveLocation.SUBSCRIPTION]: 'on a subscription in a request',
  [DirectiveLocation.FIELD]: 'on a field in a request',
  [DirectiveLocation.FRAGMENT_DEFINITION]: 'on the definition of a fragment',
  [DirectiveLocation.FRAGMENT_SPREAD]: 'where a named fragment is used',
  [DirectiveLocation.INLINE_FRAGMENT]: 'on an inline fragment',
  [DirectiveLocation.VARIABLE_DEFINITION]: 'on the definition of a variable',
  [DirectiveLocation.SCHEMA]: 'on the schema as a whole',
  [DirectiveLocation.SCALAR]: 'on the definition of a scalar',
  [DirectiveLocation.OBJECT]: 'on the definition of an object',
  [DirectiveLocation.FIELD_DEFINITION]: 'on a field of an object or an interface',
  [DirectiveLocation.ARGUMENT_DEFINITION]: 'on an argument of a field or a directive',
  [DirectiveLocation.INTERFACE]: 'on the definition of an interface',
  [DirectiveLocation.UNION]: 'on the definition of a union',
  [DirectiveLocation.ENUM]: 'on the definition of an enum',
  [DirectiveLocation.ENUM_VALUE]: 'on a value of an enum',
  [DirectiveLocation.INPUT_OBJECT]: 'on the definition of an input type',
  [DirectiveLocation.DIRECTIVE_DEFINITION]: 'on the definition of a directive',
  [DirectiveLocation.INPUT_FIELD_DEFINITION]: 'on a field of an input type',
};
