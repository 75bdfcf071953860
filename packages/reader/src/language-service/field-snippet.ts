import type { GraphQLField, GraphQLInputType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** What is likely meant, as GraphQL writes it: a variable, or an identifier. */
type LikelyValue = (name: string, type: GraphQLInputType) => string | undefined;

/**
 * A field with all that it needs, as CodeMirror writes templates: `${1:"text"}` is to be filled in.
 * Undefined if the name of the field is enough.
 */
export function fieldSnippet(
  { name, args, type }: GraphQLField<unknown, unknown>,
  likely: LikelyValue,
): string | undefined {
  const required = args.filter(isRequiredArgument);
  const hasFields = isCompositeType(getNamedType(type));
  if (required.length === 0 && !hasFields) return undefined;
  let count = 0;
  const place = (label: string): string => {
    count += 1;
    return `\${${count}:${label}}`;
  };
  const write = (arg: Input): string => `${arg.name}: ${writeInput(arg, likely, place)}`;
  const list = required.length === 0 ? '' : `(${required.map(write).join(', ')})`;
  const selection = hasFields ? ` {\n\t${place('')}\n}` : '';
  return `${name}${list}${selection}`;
}

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** Of an input its required fields; deeper ones are left to be asked for. */
function writeInput(
  { name, type }: Input,
  likely: LikelyValue,
  place: (label: string) => string,
): string {
  const nullable = getNullableType(type);
  const value = likely(name, type);
  if (value !== undefined) return place(value);
  if (isListType(nullable)) return `[${place(name)}]`;
  if (!isInputObjectType(nullable)) return place(labelOf(name, nullable));
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  const fields = required.map(
    (field) =>
      `${field.name}: ${place(likely(field.name, field.type) ?? labelOf(field.name, field.type))}`,
  );
  return fields.length === 0 ? `{ ${place('')} }` : `{ ${fields.join(', ')} }`;
}

/** A value of the type if there are few, text in quotes, and otherwise the name. */
function labelOf(name: string, type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? name;
  return nullable === GraphQLString ? `"${name}"` : name;
}
