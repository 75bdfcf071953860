import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block } from '../../document/tree';
import { beside, fold, heading, joined, paragraph, phrases, text } from '../../document/tree';
import { mostFieldsWithArguments } from '../../graphql/print-definition';
import type { TypeRelations } from '../../graphql/relations';
import { pluralForm } from '../../i18n/format';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { readingSection } from '../examples';
import { fewestToFilter, fieldList, fieldRow } from '../field-rows';
import { historyLine } from '../history';
import { canUnfold } from '../input-rows';
import { neighboursSection } from '../neighbours';
import { coordinateLink, coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

/** Page of an object or an interface, in the order in which its readers ask. */
export function fieldsPage(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
): Block[] {
  const relations = relationsOf(context, type.name);
  const fields = Object.values(type.getFields());
  const unfolds = canUnfold(fields);
  const usedBy = usedBySection(context, type, relations);
  // Few fields leave room beside the sample.
  const isShort = fields.length < fewestToFilter;
  return [
    ...beside(
      [
        ...historyLine(context, type.name),
        ...describe(type.description, context, type.name),
        ...implementsLine(context, type),
        ...shortestPath(context, type.name),
        ...section(
          'all-fields',
          t('reference.fields.title'),
          ...fieldList(fields.map((field) => fieldRow(context, type.name, field, unfolds))),
        ),
      ],
      readingSection(context, type.name),
      isShort ? usedBy : [],
    ),
    ...(isShort ? [] : usedBy),
    ...neighboursSection(context, type, {
      waysIn: firstListOf(relations),
      waysOut: 'all-fields',
    }),
    ...definitionSection(t('reference.fields.definition'), ...definition(context, type)),
  ];
}

function shortestPath(context: ReferenceContext, type: string): Block[] {
  const { pathFromQuery } = relationsOf(context, type);
  if (pathFromQuery.length === 0) return [];
  const steps = pathFromQuery.flatMap((coordinate, index) => [
    ...(index === 0 ? [] : [text(' → ')]),
    coordinateLink(context, coordinate),
  ]);
  return [lineWithId('how-reached', ...phrases(t('reference.fields.path'), { path: steps }))];
}

function implementsLine(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
): Block[] {
  const links = type.getInterfaces().map(({ name }) => [coordinateLink(context, name)]);
  if (links.length === 0) return [];
  const line = phrases(t('reference.fields.implements'), { interfaces: joined(links) });
  return [lineWithId('what-implements', ...line)];
}

function lineWithId(id: string, ...content: PhrasingContent[]): Block {
  return { ...paragraph(...content), data: { hProperties: { id } } };
}

function usedBySection(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
  { returnedBy, heldBy, memberOf, implementedBy }: TypeRelations,
): Block[] {
  return section(
    'used-by',
    t('reference.fields.usedBy'),
    ...places(context, 'returned-by', t('reference.fields.returnedBy'), returnedBy),
    ...places(context, 'field-of', t('reference.fields.fieldOf'), heldBy),
    ...places(context, 'member-of', t('reference.fields.memberOf'), memberOf),
    ...places(context, 'implemented-by', t('reference.fields.implementedBy'), implementedBy),
  );
}

function places(
  context: ReferenceContext,
  id: string,
  title: string,
  coordinates: readonly string[],
): Block[] {
  if (coordinates.length === 0) return [];
  return [heading(3, id, [text(title)]), ...coordinateList(context, coordinates)];
}

/** The lists of what leads to a type follow each other; this is the section of the first of them. */
function firstListOf({ returnedBy, heldBy }: TypeRelations): string {
  if (returnedBy.length > 0) return 'returned-by';
  return heldBy.length > 0 ? 'field-of' : 'member-of';
}

/** It says again what the rows say, so that of many fields is folded. */
function definition(
  context: ReferenceContext,
  type: GraphQLObjectType | GraphQLInterfaceType,
): Block[] {
  const count = Object.keys(type.getFields()).length;
  const isBare = count > mostFieldsWithArguments;
  const note = paragraph(text(t('reference.fields.bare')));
  const blocks = [...(isBare ? [note] : []), sdlFrame(context, type)];
  if (count < fewestToFilter) return blocks;
  return [fold(pluralForm(count, t('reference.fields.inGraphql')), blocks)];
}
