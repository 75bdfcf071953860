import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedOutputType,
} from 'graphql';
import {
  astFromValue,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  valueFromASTUntyped,
} from 'graphql';
import type { NewVariable } from './variable-definitions';

type Field = GraphQLField<unknown, unknown>;

/** What is written for a new part of a request, and the variables that it takes its values from. */
export interface Written {
  readonly text: string;
  readonly declared: readonly NewVariable[];
  /** Values to be filled in, by the name of the variable. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type NameFor = (wanted: string) => string;

/**
 * A field with the arguments that it needs as variables, and with a selection if it needs one: the
 * `id`, or the first field that is a value.
 *
 * @param indent of the line that it is on; undefined if everything is in one line.
 */
export function writeField(
  field: Field,
  args: readonly GraphQLArgument[],
  indent: string | undefined,
  nameFor: NameFor,
): Written {
  const written = args.map((arg) => writeArgument(arg, nameFor));
  const list = written.map(({ text }) => text).join(', ');
  const call = args.length === 0 ? field.name : `${field.name}(${list})`;
  const selection = writeSelection(getNamedType(field.type), indent);
  return {
    text: selection === '' ? call : `${call} ${selection}`,
    declared: written.flatMap(({ declared }) => declared),
    values: Object.assign({}, ...written.map(({ values }) => values)) as Written['values'],
  };
}

export function requiredArguments({ args }: Field): GraphQLArgument[] {
  return args.filter(isRequiredArgument);
}

export function writeArgument(arg: GraphQLArgument, nameFor: NameFor): Written {
  const name = nameFor(arg.name);
  return {
    text: `${arg.name}: $${name}`,
    declared: [{ name, type: String(arg.type) }],
    values: { [name]: startValue(arg) },
  };
}

/** Braces around the field that is asked for first; nothing for a type without fields. */
export function writeSelection(type: GraphQLNamedOutputType, indent: string | undefined): string {
  if (!isCompositeType(type)) return '';
  const leaves = isUnionType(type) ? [] : Object.values(type.getFields()).filter(isLeaf);
  const leaf = leaves.find(({ name }) => name === 'id') ?? leaves[0];
  const name = leaf?.name ?? '__typename';
  return indent === undefined ? `{ ${name} }` : `{\n${indent}  ${name}\n${indent}}`;
}

/** Whether it can be asked for by its name alone, and should be. */
function isLeaf({ type, args, deprecationReason }: Field): boolean {
  const isPlain = !isCompositeType(getNamedType(type)) && !args.some(isRequiredArgument);
  return isPlain && deprecationReason == null;
}

interface Input {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** The default, or a form to fill in: nothing is guessed, so that what is missing is named. */
export function startValue({ type, defaultValue }: Input): unknown {
  if (defaultValue !== undefined) {
    const node = astFromValue(defaultValue, type);
    return node ? valueFromASTUntyped(node) : null;
  }
  const nullable = getNullableType(type);
  if (!isNonNullType(type)) return null;
  if (isListType(nullable)) return [];
  if (!isInputObjectType(nullable)) return null;
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, startValue(field)]));
}
