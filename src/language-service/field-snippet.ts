import type { GraphQLField, GraphQLInputType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/**
 * A field with all that it needs, as CodeMirror writes templates: `${1:id}` is to be filled in.
 * Undefined if the name of the field is enough.
 */
export function fieldSnippet({
  name,
  args,
  type,
}: GraphQLField<unknown, unknown>): string | undefined {
  const required = args.filter(isRequiredArgument);
  if (required.length === 0) return undefined;
  let count = 0;
  const place = (label: string): string => {
    count += 1;
    return `\${${count}:${label}}`;
  };
  const written = required.map((arg) => `${arg.name}: ${writeInput(arg.name, arg.type, place)}`);
  const selection = isCompositeType(getNamedType(type)) ? ` {\n\t${place('')}\n}` : '';
  return `${name}(${written.join(', ')})${selection}`;
}

/** Of an input its required fields; deeper ones are left to be asked for. */
function writeInput(
  label: string,
  type: GraphQLInputType,
  place: (label: string) => string,
): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${place(label)}]`;
  if (!isInputObjectType(nullable)) return place(label);
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  const fields = required.map(({ name }) => `${name}: ${place(name)}`);
  return fields.length === 0 ? `{ ${place('')} }` : `{ ${fields.join(', ')} }`;
}
