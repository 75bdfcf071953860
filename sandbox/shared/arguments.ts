import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { constraintOf, replacementOf } from 'graphql-docs-reference/graphql';
import { wrapResolvers } from 'graphql-docs-model';
import { contract } from '../../src/contract';
import type { Context } from './context';

type Input = GraphQLArgument | GraphQLInputField;
type Values = Readonly<Record<string, unknown>>;
type Read = (values: Values) => Values;

/**
 * Has resolvers get in one form what clients can send in two. A deprecated argument or input field
 * whose replacement stands beside it, with the same type or a list of it, is a former name: its
 * value has the present one. Null as a list of a change is an empty list.
 */
export function readArguments(schema: GraphQLSchema): void {
  const readers = new Map<string, Read | undefined>();

  function readerOf(inputs: readonly Input[], isChange: boolean): Read | undefined {
    const former = inputs.flatMap((input) => formerName(input, inputs) ?? []);
    const lists = isChange ? inputs.filter(canBeEmpty) : [];
    const nested = inputs.flatMap(({ name, type }) => {
      const read = readerOfType(getNamedType(type));
      return read && !isListType(getNullableType(type)) ? [{ name, read }] : [];
    });
    if (former.length + lists.length + nested.length === 0) return undefined;
    return (values) => {
      const result: Record<string, unknown> = { ...values };
      for (const { name, read } of nested)
        if (result[name]) result[name] = read(result[name] as Values);
      for (const { name, now, isList } of former)
        if (result[name] != null) result[now] ??= isList ? [result[name]] : result[name];
      for (const { name } of lists) if (result[name] === null) result[name] = [];
      return result;
    };
  }

  function readerOfType(type: unknown): Read | undefined {
    if (!isInputObjectType(type)) return undefined;
    // An input can hold itself: what has been begun is read as it is.
    if (!readers.has(type.name)) {
      readers.set(type.name, undefined);
      const fields = Object.values(type.getFields());
      readers.set(type.name, readerOf(fields, type.name.startsWith('Update')));
    }
    return readers.get(type.name);
  }

  wrapResolvers<Context>(schema, (resolve, { args }) => {
    const read = readerOf(args, false);
    if (!read) return resolve;
    const reading: typeof resolve = (parent, given, context, info) =>
      resolve(parent, read(given), context, info);
    return Object.assign(reading, resolve);
  });
}

function formerName({ name, type, deprecationReason }: Input, siblings: readonly Input[]) {
  const replacement = replacementOf(deprecationReason, contract);
  const present = siblings.find((sibling) =>
    [`.${sibling.name}`, `(${sibling.name}:)`].some((end) => replacement?.endsWith(end)),
  );
  if (!present || getNamedType(present.type) !== getNamedType(type)) return undefined;
  const isList = isListType(getNullableType(present.type)) && !isListType(getNullableType(type));
  return { name, now: present.name, isList };
}

function canBeEmpty(input: Input): boolean {
  const { nullable = true, minItems = 0 } = constraintOf(input);
  return isListType(input.type) && nullable && minItems === 0;
}
