import type {
  GraphQLArgument,
  GraphQLDirective,
  GraphQLEnumValue,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
} from 'graphql';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** A part of a type, of a directive or of an operation that has a coordinate of its own. */
export type Member = FieldMember | InputMember | ValueMember;

interface FieldMember {
  readonly kind: 'field';
  readonly coordinate: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly args: readonly InputMember[];
}

interface InputMember {
  readonly kind: 'argument' | 'inputField';
  readonly coordinate: string;
  readonly definition: GraphQLArgument | GraphQLInputField;
  readonly args: readonly [];
}

interface ValueMember {
  readonly kind: 'enumValue';
  readonly coordinate: string;
  readonly definition: GraphQLEnumValue;
  readonly args: readonly [];
}

/**
 * Members in the order of the SDL: fields, of which each has its arguments, input fields, values, or
 * the arguments of an operation or a directive.
 *
 * @param coordinate that of the definition.
 */
export function membersOf(
  definition: GraphQLNamedType | GraphQLDirective | GraphQLField<unknown, unknown>,
  coordinate: string,
): readonly Member[] {
  if ('args' in definition) return argumentsOf(definition.args, coordinate);
  const below = ({ name }: { readonly name: string }): string => `${coordinate}.${name}`;
  if (isEnumType(definition)) {
    return definition.getValues().map((value) => ({
      kind: 'enumValue',
      coordinate: below(value),
      definition: value,
      args: [],
    }));
  }
  if (isInputObjectType(definition)) {
    return Object.values(definition.getFields()).map((field) => ({
      kind: 'inputField',
      coordinate: below(field),
      definition: field,
      args: [],
    }));
  }
  if (!isObjectType(definition) && !isInterfaceType(definition)) return [];
  return Object.values(definition.getFields()).map((field) => ({
    kind: 'field',
    coordinate: below(field),
    definition: field,
    args: argumentsOf(field.args, below(field)),
  }));
}

function argumentsOf(args: readonly GraphQLArgument[], coordinate: string): InputMember[] {
  return args.map((definition) => ({
    kind: 'argument',
    coordinate: `${coordinate}(${definition.name}:)`,
    definition,
    args: [],
  }));
}

/** Members with their arguments behind them, in one list. */
export function flattenMembers(members: readonly Member[]): Member[] {
  return members.flatMap((member) => [member, ...member.args]);
}
