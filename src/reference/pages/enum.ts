import type { PhrasingContent, TableRow } from 'mdast';
import type { GraphQLEnumType, GraphQLEnumValue } from 'graphql';
import { printDefinition } from '../../graphql/print-definition';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe } from '../description';
import type { Block } from '../nodes';
import { referenceCode, tableRow, text, textElement } from '../nodes';
import { coordinateList, section } from '../sections';

/** Page of an enum: its values in a table, each with an anchor. */
export function enumPage(context: ReferenceContext, type: GraphQLEnumType): Block[] {
  const { takenBy, returnedBy, heldBy } = relationsOf(context, type.name);
  return [
    ...describe(type.description, context.links, type.name),
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

/** A table cell holds one line: the paragraphs of a description, one after the other. */
function phrasing(
  context: ReferenceContext,
  description: string | null | undefined,
): PhrasingContent[] {
  return describe(description, context.links).flatMap((node, index) => {
    if (node.type !== 'paragraph') return [];
    return index === 0 ? node.children : [text(' '), ...node.children];
  });
}
