import type {
  ConstDirectiveNode,
  GraphQLArgument,
  GraphQLEnumValue,
  GraphQLField,
  GraphQLInputField,
  GraphQLSchema,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  print,
  resolveSchemaCoordinate,
} from 'graphql';
import { printDefault, printDefinition } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';

type Field = GraphQLField<unknown, unknown>;
type Member = Field | GraphQLArgument | GraphQLInputField | GraphQLEnumValue;

/** How much is said of each member: all, its first sentence, or nothing. */
type Detail = 'all' | 'sentences' | 'names';

export interface PrintedSymbol {
  readonly sdl: string;
  readonly detail: Detail;
}

/** About 1,600 tokens. */
const mostCharacters = 6_000;

/**
 * SDL of what a coordinate names. Descriptions of its members are comments: as much of them as fits.
 *
 * @param summaryOf gives the first sentence of a member by its coordinate.
 */
export function printSymbol(
  schema: GraphQLSchema,
  coordinate: string,
  summaryOf: (coordinate: string) => string,
  { access, errors }: Contract,
): PrintedSymbol {
  // The answer tells of them in parts of its own.
  const told = ['deprecated', ...[access, errors].flatMap((one) => one?.directive ?? [])];
  for (const detail of ['all', 'sentences'] as const) {
    const describe = (member: Member, name: string): string =>
      detail === 'all' ? (member.description ?? '') : summaryOf(name);
    const sdl = printWith(schema, coordinate, describe, told);
    if (sdl.length <= mostCharacters)
      return { sdl: withNeighbours(schema, coordinate, sdl), detail };
  }
  return { sdl: cut(printWith(schema, coordinate, () => '', told)), detail: 'names' };
}

type Describe = (member: Member, coordinate: string) => string;

/** @param told directives of the symbol that are left out. */
function printWith(
  schema: GraphQLSchema,
  coordinate: string,
  describe: Describe,
  told: readonly string[],
): string {
  const element = resolveSchemaCoordinate(schema, coordinate);
  switch (element?.kind) {
    case 'Field':
      return printField(element.field, coordinate, describe, told);
    case 'InputField':
      return printInput(element.inputField, told);
    case 'FieldArgument':
      return printInput(element.fieldArgument, told);
    case 'DirectiveArgument':
      return printInput(element.directiveArgument, told);
    case 'EnumValue':
      return printValue(element.enumValue, told);
    case 'Directive':
      return printDefinition(element.directive);
    case 'NamedType':
      return printType(schema, coordinate, describe);
    default:
      return '';
  }
}

function printType(schema: GraphQLSchema, name: string, describe: Describe): string {
  const type = schema.getType(name);
  if (!type) return '';
  const [head = ''] = printDefinition(type).split('\n');
  const block = <M extends Member>(
    members: readonly M[],
    print: (member: M, coordinate: string) => string,
  ): string => {
    const lines = members.map((member) => {
      const coordinate = `${name}.${member.name}`;
      return comment(describe(member, coordinate)) + print(member, coordinate);
    });
    return `${head}\n${indent(lines)}\n}`;
  };
  if (isEnumType(type)) return block(type.getValues(), (value) => printValue(value));
  if (isInputObjectType(type))
    return block(Object.values(type.getFields()), (field) => printInput(field));
  if (isObjectType(type) || isInterfaceType(type))
    return block(Object.values(type.getFields()), (field, at) => printField(field, at, () => ''));
  return printDefinition(type);
}

/** A field with its arguments: a line each where one of them is described. */
function printField(
  field: Field,
  coordinate: string,
  describe: Describe,
  without: readonly string[] = [],
): string {
  const args = field.args.map(
    (argument) =>
      comment(describe(argument, `${coordinate}(${argument.name}:)`)) + printInput(argument),
  );
  const isDescribed = args.some((argument) => argument.startsWith('#'));
  const list = isDescribed ? `\n${indent(args)}\n` : args.join(', ');
  return `${field.name}${list && `(${list})`}: ${String(field.type)}${directives(field, without)}`;
}

function printInput(
  input: GraphQLArgument | GraphQLInputField,
  without: readonly string[] = [],
): string {
  const value = printDefault(input);
  const assignment = value === undefined ? '' : ` = ${value}`;
  return `${input.name}: ${String(input.type)}${assignment}${directives(input, without)}`;
}

function printValue(value: GraphQLEnumValue, without: readonly string[] = []): string {
  return `${value.name}${directives(value, without)}`;
}

/** As the source has them, `@deprecated` with its reason. */
function directives({ astNode }: Member, without: readonly string[]): string {
  const nodes: readonly ConstDirectiveNode[] = astNode?.directives ?? [];
  const shown = nodes.filter(({ name }) => !without.includes(name.value));
  return shown.map((node) => ` ${print(node).replace(/\s+/g, ' ')}`).join('');
}

function comment(text: string): string {
  return text === '' ? '' : `${text.trim().replace(/^/gm, '# ').replace(/^# $/gm, '#')}\n`;
}

function indent(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/^(?=.)/gm, '  ')).join('\n');
}

/** With the types that a call needs besides, as far as they fit: those of arguments first. */
function withNeighbours(schema: GraphQLSchema, coordinate: string, sdl: string): string {
  const element = resolveSchemaCoordinate(schema, coordinate);
  if (element?.kind !== 'Field') return sdl;
  const types = [...element.field.args, element.field].map(({ type }) => getNamedType(type));
  return [...new Set(types)]
    .filter((type) => !isSpecifiedScalarType(type))
    .map((type) => printDefinition(type))
    .reduce(
      (sum, one) => (sum.length + one.length < mostCharacters ? `${sum}\n\n${one}` : sum),
      sdl,
    );
}

function cut(sdl: string): string {
  if (sdl.length <= mostCharacters) return sdl;
  const lines = sdl.split('\n');
  let length = 0;
  const shown = lines.filter((line) => (length += line.length + 1) <= mostCharacters);
  return `${shown.join('\n')}\n  # … and ${lines.length - shown.length - 1} more lines: search for them by name\n}`;
}
