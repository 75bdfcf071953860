import type { GraphQLArgument, GraphQLInputField, GraphQLNamedType } from 'graphql';
import { getNamedType, isInputObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { Block } from '../document/tree';
import { paragraph, text } from '../document/tree';
import { printDefault } from '../graphql/print-definition';
import type { ReferenceContext } from './context';
import { describe } from './description';
import type { Facts, Place } from './members';
import { countOf, fold, row } from './members';

export function argumentRow(
  context: ReferenceContext,
  argument: GraphQLArgument,
  place: Place,
): Block {
  return row(context, argument, place, inputFacts(argument, isRequiredArgument(argument)), [
    ...describe(argument.description, context.links),
    ...inputFieldsInPlace(context, getNamedType(argument.type)),
  ]);
}

export function inputFieldRow(
  context: ReferenceContext,
  field: GraphQLInputField,
  place: Place,
): Block {
  const facts = inputFacts(field, isRequiredInputField(field));
  return row(context, field, place, facts, describe(field.description, context.links));
}

function inputFieldsInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  const rows = fields.map((field) =>
    inputFieldRow(context, field, { at: 'guest', coordinate: `${type.name}.${field.name}` }),
  );
  const note = type.isOneOf ? [paragraph(text(oneOfInWords))] : [];
  const label = countOf(fields.length, 'field', `of ${type.name}`);
  return [fold(label, [...note, ...rows])];
}

export const oneOfInWords = 'Give exactly one of these fields, and not null.';

function inputFacts(input: GraphQLArgument | GraphQLInputField, isRequired: boolean): Facts {
  return { isRequired, default: printDefault(input) };
}
