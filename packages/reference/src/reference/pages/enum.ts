import type { GraphQLEnumType, GraphQLEnumValue } from 'graphql';
import type { Blockquote, List, ListItem, Nodes, PhrasingContent, Table, TableRow } from 'mdast';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, tableRow, text } from '../../document/tree';
import { sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { historyMarks, reasonBlocks } from '../history';
import { migrationBlocks, valueMigrationAnchor } from '../migrations';
import { neighboursSection } from '../neighbours';
import { coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

/** Page of an enum: its values in a table, each with an anchor. */
export function enumPage(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  const { takenBy, returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context, type.name),
    ...section('all-values', t('reference.enum.values'), {
      type: 'table',
      children: [
        tableRow([text(t('reference.enum.value'))], [text(t('reference.enum.meaning'))]),
        ...type.getValues().map((value) => valueRow(context, type, value)),
      ],
    }),
    ...section('how-to-migrate', t('reference.enum.migration'), ...migrations(context, type)),
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

/** Below a heading for each value, since a row holds one line. */
function migrations(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  return type.getValues().flatMap(({ name }) => {
    const blocks = migrationBlocks(context, `${type.name}.${name}`);
    if (blocks.length === 0) return [];
    return [heading(3, valueMigrationAnchor(name), [inlineCode(name)]), ...blocks];
  });
}

function valueRow(
  context: ReferenceContext,
  type: GraphQLEnumType,
  value: GraphQLEnumValue,
): TableRow {
  const coordinate = `${type.name}.${value.name}`;
  const migration = migrationBlocks(context, coordinate);
  const marks = historyMarks(context, coordinate);
  return tableRow(
    [
      {
        type: 'enumValue',
        coordinate,
        name: value.name,
        isDeprecated: Boolean(value.deprecationReason),
      },
    ],
    [
      ...inOneLine(describe(value.description, context)),
      ...(value.deprecationReason
        ? [
            text(t('reference.enum.deprecated')),
            ...inOneLine(reasonBlocks(context, coordinate, value.deprecationReason)),
          ]
        : []),
      ...(marks.length > 0 ? [text(' '), ...marks] : []),
      ...(migration.length > 0
        ? [
            text(' '),
            link(`#${valueMigrationAnchor(value.name)}`, text(t('reference.enum.howToMigrate'))),
          ]
        : []),
    ],
  );
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
