import type { GraphQLEnumType, GraphQLEnumValue } from 'graphql';
import type { Blockquote, List, ListItem, Nodes, PhrasingContent, Table, TableRow } from 'mdast';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, tableRow, text } from '../../document/tree';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { historyMarks, reasonBlocks } from '../history';
import { migrationAnchor, migrationBlocks, valueMigrationAnchor } from '../migrations';
import { neighboursSection } from '../neighbours';
import { coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

/** Page of an enum: its values in a table, each with an anchor. */
export function enumPage(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  const { takenBy, returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context, type.name),
    ...section('all-values', t('reference.enum.values'), valueTable(context, type)),
    ...section(migrationAnchor, t('reference.enum.migration'), ...migrations(context, type)),
    ...section('used-by', t('reference.enum.takenBy'), ...coordinateList(context, takenBy)),
    ...section(
      'returned-by',
      t('reference.enum.returnedBy'),
      ...coordinateList(context, [...returnedBy, ...heldBy]),
    ),
    ...neighboursSection(context, type, {
      waysIn: takenBy.length > 0 ? 'used-by' : 'returned-by',
    }),
    ...definitionSection(t('reference.enum.definition'), sdlFrame(context, type)),
  ];
}

/** With what the values mean, unless the schema says it of none. */
function valueTable(context: ReferenceContext, type: GraphQLEnumType): Table {
  const values = type.getValues();
  const meanings = values.map((value) => meaningOf(context, type, value));
  const isSaid = meanings.some((meaning) => meaning.length > 0);
  const row = (name: PhrasingContent, meaning: PhrasingContent[]): TableRow =>
    tableRow([name], ...(isSaid ? [meaning] : []));
  return {
    type: 'table',
    children: [
      row(text(t('reference.enum.value')), [text(t('reference.enum.meaning'))]),
      ...values.map(({ name, deprecationReason }, index) =>
        row(
          {
            type: 'enumValue',
            coordinate: `${type.name}.${name}`,
            name,
            isDeprecated: Boolean(deprecationReason),
          },
          meanings[index] ?? [],
        ),
      ),
    ],
  };
}

/** Below a heading for each value, since a row holds one line. */
function migrations(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  return type.getValues().flatMap(({ name }) => {
    const blocks = migrationBlocks(context, `${type.name}.${name}`);
    if (blocks.length === 0) return [];
    return [heading(3, valueMigrationAnchor(name), [inlineCode(name)]), ...blocks];
  });
}

function meaningOf(
  context: ReferenceContext,
  type: GraphQLEnumType,
  { name, description, deprecationReason }: GraphQLEnumValue,
): PhrasingContent[] {
  const coordinate = `${type.name}.${name}`;
  const marks = historyMarks(context, coordinate);
  return [
    ...inOneLine(describe(description, context)),
    ...(deprecationReason
      ? [
          text(t('reference.enum.deprecated')),
          ...inOneLine(reasonBlocks(context, coordinate, deprecationReason)),
        ]
      : []),
    ...(marks.length > 0 ? [text(' '), ...marks] : []),
    ...(migrationBlocks(context, coordinate).length > 0
      ? [text(' '), link(`#${valueMigrationAnchor(name)}`, text(t('reference.enum.howToMigrate')))]
      : []),
  ];
}

/** A table cell holds one line: the blocks of a description, one after the other. */
function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' ')]),
    ...(node.type === 'paragraph' || node.type === 'tableCell' ? node.children : []),
    ...(node.type === 'codeFrame' ? [inlineCode(node.value)] : []),
    ...(holdsBlocks(node) ? inOneLine(node.children) : []),
  ]);
}

function holdsBlocks(node: Nodes): node is Blockquote | List | ListItem | Table | TableRow {
  return ['blockquote', 'list', 'listItem', 'table', 'tableRow'].includes(node.type);
}
