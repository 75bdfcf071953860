import type { GraphQLArgument, GraphQLInputField, GraphQLInputType } from 'graphql';
import { getNullableType, isInputObjectType, isListType } from 'graphql';

/** A place for a value within an argument: the argument itself, or what its value holds. */
export interface InputPlace {
  readonly path: readonly (string | number)[];
  /** What declares it; of an entry of a list, what declares the list. */
  readonly input: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'astNode'>;
  readonly type: GraphQLInputType;
  /** Undefined where the value is left out. */
  readonly value: unknown;
}

/** All places within the value of an argument, and those that it leaves out, from outside to inside. */
export function placesOf(
  input: InputPlace['input'],
  value: unknown,
  path: InputPlace['path'] = [input.name],
  type: GraphQLInputType = input.type,
): InputPlace[] {
  const place = { path, input, type, value };
  const target = getNullableType(type);
  if (isListType(target) && Array.isArray(value)) {
    const entries = value.flatMap((entry: unknown, index) =>
      placesOf(input, entry, [...path, index], target.ofType),
    );
    return [place, ...entries];
  }
  if (!isInputObjectType(target) || typeof value !== 'object' || value === null) return [place];
  const values: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.values(target.getFields()).filter(
    ({ name }) => !target.isOneOf || name in values,
  );
  return [
    place,
    ...fields.flatMap((field) => placesOf(field, values[field.name], [...path, field.name])),
  ];
}

/** A value with another one at a place within it. */
export function replaceAt(whole: unknown, path: InputPlace['path'], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry: unknown, index) =>
      index === key ? replaceAt(entry, rest, value) : entry,
    );
  const object: Readonly<Record<string, unknown>> = { ...(whole as object) };
  return { ...object, [key]: replaceAt(object[key], rest, value) };
}
