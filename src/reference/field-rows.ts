import type { GraphQLField, GraphQLNamedType } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import type { Block } from '../document/tree';
import { paragraph, text } from '../document/tree';
import { accessOf } from '../graphql/contract';
import { printDefinition } from '../graphql/print-definition';
import { argumentAnchor } from '../graphql/routes';
import { accessInWords } from './access';
import { sdlFrame } from './code';
import type { ReferenceContext } from './context';
import { describe, describeBriefly } from './description';
import { argumentRow } from './input-rows';
import { belowHeading, countOf, fold, row } from './members';
import { coordinateLink } from './sections';

/** A field below its heading, with its arguments in an expandable list. */
export function fieldRow(
  context: ReferenceContext,
  owner: string,
  field: GraphQLField<unknown, unknown>,
): Block {
  const access = accessOf(context.schema, field);
  const rows = field.args.map((argument) =>
    argumentRow(context, argument, {
      at: 'home',
      coordinate: `${owner}.${field.name}(${argument.name}:)`,
      anchor: argumentAnchor(field.name, argument.name),
    }),
  );
  const label = countOf(rows.length, 'argument');
  return row(context, field, belowHeading(`${owner}.${field.name}`), {}, [
    ...describe(field.description, context.links, owner),
    ...(access ? [paragraph(text('For: '), ...accessInWords(context, access))] : []),
    ...(rows.length > 0 ? [fold(label, rows)] : []),
  ]);
}

/** With more fields than this, a returned type is shown by its definition. */
const mostFieldsInWords = 20;

/** Fields of a returned type below the page that returns it: one sentence each, or its definition. */
export function fieldsInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const content =
    fields.length > mostFieldsInWords
      ? definitionInPlace(context, type)
      : fields.map((field) => {
          const brief = describeBriefly(field.description, context.links);
          const place = { at: 'guest', coordinate: `${type.name}.${field.name}` } as const;
          return row(context, field, place, {}, brief.length > 0 ? [paragraph(...brief)] : []);
        });
  const label = countOf(fields.length, 'field', `of ${type.name}`);
  return [fold(label, content)];
}

function definitionInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  return [
    paragraph(text('The page of '), coordinateLink(context, type.name), text(' explains each.')),
    sdlFrame(context, printDefinition(type)),
  ];
}
