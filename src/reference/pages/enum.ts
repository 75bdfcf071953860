import type { Nodes, PhrasingContent, TableRow } from 'mdast';
import type { GraphQLEnumType, GraphQLEnumValue } from 'graphql';
import { printDefinition } from '../../graphql/print-definition';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import { neighboursSection } from '../neighbours-section';
import type { Block } from '../nodes';
import { inlineCode, referenceCode, tableRow, text, textElement } from '../nodes';
import { coordinateList, section } from '../sections';

/** Page of an enum: its values in a table, each with an anchor. */
export function enumPage(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  const { takenBy, returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context.links, type.name),
    ...neighboursSection(context, type, {
      waysIn: takenBy.length > 0 ? 'used-by' : 'returned-by',
    }),
    ...section('all-values', 'Values', {
      type: 'table',
      children: [
        tableRow([text('Value')], [text('Meaning')]),
        ...type.getValues().map((value) => valueRow(context, value)),
      ],
    }),
    ...section('type-definition', 'Definition', referenceCode(printDefinition(type))),
    ...section('used-by', 'Taken by', ...coordinateList(context, takenBy)),
    ...section(
      'returned-by',
      'Returned by',
      ...coordinateList(context, [...returnedBy, ...heldBy]),
    ),
  ];
}

function valueRow(context: ReferenceContext, value: GraphQLEnumValue): TableRow {
  const deprecated = value.deprecationReason ? true : undefined;
  return tableRow(
    [textElement('EnumValue', { name: value.name, deprecated })],
    [
      ...phrasing(context, value.description),
      ...(value.deprecationReason
        ? [text(' Deprecated: '), ...phrasing(context, value.deprecationReason)]
        : []),
    ],
  );
}

/** A table cell holds one line: the blocks of a description, one after the other. */
function phrasing(
  context: ReferenceContext,
  description: string | null | undefined,
): PhrasingContent[] {
  return inOneLine(describe(description, context.links));
}

function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' ')]),
    ...(node.type === 'paragraph' ? node.children : []),
    ...(node.type === 'code' ? [inlineCode(node.value)] : []),
    ...(node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem'
      ? inOneLine(node.children)
      : []),
  ]);
}
