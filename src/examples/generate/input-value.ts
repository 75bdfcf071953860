import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInputType,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import { isLeaf, mostTelling } from './rank-fields';

export type InputMember = GraphQLArgument | GraphQLInputField;

/** A value, as JSON has it, for an argument or input field whose type is at its heart a scalar. */
export type MakeScalar = (member: InputMember, owner: string) => unknown;

/** What a name has to say of an object for it to be set without need. */
const telling = 6;
const mostOptional = 3;

/**
 * A value for an argument or an input field: of an input what is required, and what says most.
 *
 * @param owner coordinate of the field or type that it belongs to.
 */
export function inputValue(member: InputMember, owner: string, makeScalar: MakeScalar): unknown {
  return valueOf(member.type, []);

  function valueOf(type: GraphQLInputType, within: readonly GraphQLInputObjectType[]): unknown {
    const nullable = getNullableType(type);
    const named = getNamedType(nullable);
    if (isListType(nullable)) {
      // An input that holds a list of its own kind ends here.
      const isCircle = isInputObjectType(named) && within.includes(named);
      return isCircle ? [] : [valueOf(nullable.ofType, within)];
    }
    if (isEnumType(named)) {
      const values = named.getValues();
      return (values.find(({ deprecationReason }) => deprecationReason == null) ?? values[0])?.name;
    }
    if (!isInputObjectType(named)) return makeScalar(member, owner);
    return objectOf(named, [...within, named]);
  }

  function objectOf(
    type: GraphQLInputObjectType,
    within: readonly GraphQLInputObjectType[],
  ): Readonly<Record<string, unknown>> {
    const entries = fieldsToSet(type).map((field): [string, unknown] => {
      const named = getNamedType(field.type);
      const value = isInputObjectType(named)
        ? valueOf(field.type, within)
        : inputValue(field, type.name, makeScalar);
      return [field.name, value];
    });
    return Object.fromEntries(entries);
  }
}

function fieldsToSet(type: GraphQLInputObjectType): GraphQLInputField[] {
  const fields = Object.values(type.getFields());
  if (type.isOneOf) return [fields.find(isLeaf) ?? fields[0]].flatMap((field) => field ?? []);
  const extra = optionalToSet(fields.filter((field) => !isRequiredInputField(field)));
  return fields.filter((field) => isRequiredInputField(field) || extra.includes(field));
}

/** What is not required and says most. */
export function optionalToSet<Member extends InputMember>(members: readonly Member[]): Member[] {
  const settable = members.filter(
    (member) =>
      isLeaf(member) && member.deprecationReason == null && member.defaultValue === undefined,
  );
  return mostTelling(settable, mostOptional, telling);
}
