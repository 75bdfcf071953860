import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql';
import { mostFieldsWithArguments, printDefinition } from '../../graphql/print-definition';
import type { TypeRelations } from '../../graphql/relations';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { fieldRow } from '../field-rows';
import { neighboursSection } from '../neighbours-section';
import type { Block } from '../../document/tree';
import { heading, inlineCode, paragraph, text } from '../../document/tree';
import { coordinateLink, coordinateList, section } from '../sections';

/** Page of an object or an interface. */
export function fieldsPage(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
): Block[] {
  const relations = relationsOf(context, type.name);
  const { returnedBy, heldBy, memberOf, implementedBy } = relations;
  const interfaces = type.getInterfaces().map(({ name }) => name);
  return [
    ...describe(type.description, context.links, type.name),
    ...neighboursSection(context, type, {
      waysIn: firstListOf(relations),
      waysOut: 'all-fields',
    }),
    ...section('how-reached', 'Shortest path from a query', ...shortestPath(context, type.name)),
    ...section(
      'all-fields',
      'Fields',
      { type: 'typeWordsSwitch' },
      ...Object.values(type.getFields()).flatMap((field) => [
        heading(3, field.name, [inlineCode(field.name)], `${type.name}.${field.name}`),
        fieldRow(context, type.name, field),
      ]),
    ),
    ...section('type-definition', 'Definition', ...definition(context, type)),
    ...section('returned-by', 'Returned by', ...coordinateList(context, returnedBy)),
    ...section('field-of', 'Field of', ...coordinateList(context, heldBy)),
    ...section('member-of', 'Member of', ...coordinateList(context, memberOf)),
    ...section('what-implements', 'Implements', ...coordinateList(context, interfaces)),
    ...section('implemented-by', 'Implemented by', ...coordinateList(context, implementedBy)),
  ];
}

/** The lists of what leads to a type follow each other; this is the section of the first of them. */
function firstListOf({ returnedBy, heldBy }: TypeRelations): string {
  if (returnedBy.length > 0) return 'returned-by';
  return heldBy.length > 0 ? 'field-of' : 'member-of';
}

function definition(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
): Block[] {
  const isLong = Object.keys(type.getFields()).length > mostFieldsWithArguments;
  const note = paragraph(text('Without the arguments, which each field above has.'));
  return [...(isLong ? [note] : []), sdlFrame(context, printDefinition(type))];
}

function shortestPath(context: ReferenceContext, type: string): Block[] {
  const { pathFromQuery } = relationsOf(context, type);
  if (pathFromQuery.length === 0) return [];
  const steps = pathFromQuery.flatMap((coordinate, index) => [
    ...(index === 0 ? [] : [text(' → ')]),
    coordinateLink(context, coordinate),
  ]);
  return [paragraph(...steps)];
}
