import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { replacementOf } from 'graphql-docs-reference/graphql';
import { wrapResolvers } from 'graphql-docs-model';
import { contract } from '../../src/contract';
import type { Context } from './context';

type Input = GraphQLArgument | GraphQLInputField;
type Values = Readonly<Record<string, unknown>>;
type Rename = (values: Values) => Values;

/**
 * Has resolvers get under its present name what a client sends under a deprecated one. A deprecated
 * argument or input field is a former name if its replacement stands beside it and has its type, or
 * a list of it.
 */
export function followFormerNames(schema: GraphQLSchema): void {
  const renames = new Map<string, Rename | undefined>();

  function renameIn(inputs: readonly Input[]): Rename | undefined {
    const former = inputs.flatMap((input) => formerName(input, inputs) ?? []);
    const nested = inputs.flatMap(({ name, type }) => {
      const rename = renameInType(getNamedType(type));
      return rename && !isListType(getNullableType(type)) ? [{ name, rename }] : [];
    });
    if (former.length === 0 && nested.length === 0) return undefined;
    return (values) => {
      const renamed: Record<string, unknown> = { ...values };
      for (const { name, rename } of nested)
        if (renamed[name]) renamed[name] = rename(renamed[name] as Values);
      for (const { name, now, isList } of former) {
        const value = renamed[name];
        if (value != null && renamed[now] == null) renamed[now] = isList ? [value] : value;
      }
      return renamed;
    };
  }

  function renameInType(type: unknown): Rename | undefined {
    if (!isInputObjectType(type)) return undefined;
    // An input can hold itself: what has been begun has no other names to follow.
    if (!renames.has(type.name)) {
      renames.set(type.name, undefined);
      renames.set(type.name, renameIn(Object.values(type.getFields())));
    }
    return renames.get(type.name);
  }

  wrapResolvers<Context>(schema, (resolve, { args }) => {
    const rename = renameIn(args);
    if (!rename) return resolve;
    return (parent, given, context, info) => resolve(parent, rename(given), context, info);
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
