import type {
  GraphQLArgument,
  GraphQLDirective,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  ValueNode,
} from 'graphql';
import {
  astFromValue,
  isDirective,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  print,
  visit,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

const lineWidth = 72;

/** So many letters fit beside an example in a window of 1200 pixels. */
const signatureWidth = 44;

/**
 * SDL of one field without descriptions: one line, or a line for each argument where it is long, or
 * where it would end within a default value.
 */
export function printSignature(field: Field): string {
  const type = `: ${field.type.toString()}`;
  const hasDefault = field.args.some(({ defaultValue }) => defaultValue !== undefined);
  const least = hasDefault ? lineWidth - signatureWidth + type.length : 0;
  return `${field.name}${printArguments(field.args, field.name.length + least)}${type}`;
}

function printField({ name, args, type }: Field): string {
  return `${name}${printArguments(args, name.length)}: ${type.toString()}`;
}

/** With more fields than this a definition leaves out their arguments, which are with each field. */
export const mostFieldsWithArguments = 40;

/** SDL of a type or a directive without descriptions. */
export function printDefinition(type: GraphQLNamedType | GraphQLDirective): string {
  if (isDirective(type)) {
    const name = `directive @${type.name}`;
    const repeatable = type.isRepeatable ? ' repeatable' : '';
    const args = printArguments(type.args, name.length);
    return `${name}${args}${repeatable} on\n  | ${type.locations.join('\n  | ')}`;
  }
  if (isScalarType(type)) {
    const url = type.specifiedByURL
      ? ` @specifiedBy(url: ${JSON.stringify(type.specifiedByURL)})`
      : '';
    return `scalar ${type.name}${url}`;
  }
  if (isEnumType(type)) {
    return `enum ${type.name} ${block(
      type.getValues().map((value) => `${value.name}${deprecatedMark(value)}`),
    )}`;
  }
  if (isInputObjectType(type)) {
    const oneOf = type.isOneOf ? ' @oneOf' : '';
    return `input ${type.name}${oneOf} ${block(Object.values(type.getFields()).map(printInput))}`;
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const keyword = isObjectType(type) ? 'type' : 'interface';
    const parents = type.getInterfaces().map(({ name }) => name);
    const implementsList = parents.length > 0 ? ` implements ${parents.join(' & ')}` : '';
    const fields = Object.values(type.getFields());
    const printIn =
      fields.length > mostFieldsWithArguments
        ? (field: Field) => `${field.name}: ${String(field.type)}`
        : printField;
    return `${keyword} ${type.name}${implementsList} ${block(
      fields.map((field) => `${printIn(field)}${deprecatedMark(field)}`),
    )}`;
  }
  const members = type.getTypes().map(({ name }) => name);
  return `union ${type.name} =\n  | ${members.join('\n  | ')}`;
}

/** Default value of an argument or input field as SDL writes it, or undefined if it has none. */
export function printDefault(input: GraphQLArgument | GraphQLInputField): string | undefined {
  if (input.defaultValue === undefined) return undefined;
  const node = defaultNode(input);
  return node ? print(node) : undefined;
}

/** `astFromValue` knows no literal for an object of a custom scalar; the SDL has it as written. */
export function defaultNode(
  input: Pick<GraphQLInputField, 'type' | 'defaultValue' | 'astNode'>,
): ValueNode | null | undefined {
  try {
    return astFromValue(input.defaultValue, input.type);
  } catch {
    const literal = input.astNode?.defaultValue;
    return literal && visit(literal, { StringValue: (node) => ({ ...node, block: false }) });
  }
}

function printArguments(args: readonly GraphQLArgument[], before: number): string {
  if (args.length === 0) return '';
  const printed = args.map(printInput);
  const inline = `(${printed.join(', ')})`;
  if (before + inline.length <= lineWidth && args.length < 4) return inline;
  return `(\n${printed.map((line) => `  ${line}`).join('\n')}\n)`;
}

function printInput(input: GraphQLArgument | GraphQLInputField): string {
  const defaultValue = printDefault(input);
  const assignment = defaultValue === undefined ? '' : ` = ${defaultValue}`;
  return `${input.name}: ${input.type.toString()}${assignment}${deprecatedMark(input)}`;
}

function deprecatedMark({ deprecationReason }: { deprecationReason?: string | null }): string {
  return deprecationReason ? ' @deprecated' : '';
}

function block(lines: readonly string[]): string {
  const indented = lines.map((line) => line.replace(/^/gm, '  '));
  return `{\n${indented.join('\n')}\n}`;
}
