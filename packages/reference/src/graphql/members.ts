import type {
  ConstDirectiveNode,
  GraphQLArgument,
  GraphQLDirective,
  GraphQLEnumValue,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
  NameNode,
  ResolvedSchemaElement,
} from 'graphql';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  print,
  resolveSchemaCoordinate,
} from 'graphql';
import type { Directives } from '../options/contract';
import { groupBy } from './group-by';
import { compareNames } from './names';

interface MemberOf<Kind extends string, Definition, Args extends readonly unknown[] = readonly []> {
  readonly kind: Kind;
  readonly coordinate: string;
  readonly definition: Definition;
  readonly args: Args;
}

type InputMember = MemberOf<'argument' | 'inputField', GraphQLArgument | GraphQLInputField>;

/** A part of a type, of a directive or of an operation that has a coordinate of its own. */
export type Member =
  | MemberOf<'field', GraphQLField<unknown, unknown>, readonly InputMember[]>
  | InputMember
  | MemberOf<'enumValue', GraphQLEnumValue>;

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
    return definition.getValues().map((value) => {
      return { kind: 'enumValue', coordinate: below(value), definition: value, args: [] };
    });
  }
  if (isInputObjectType(definition)) {
    return Object.values(definition.getFields()).map((field) => {
      return { kind: 'inputField', coordinate: below(field), definition: field, args: [] };
    });
  }
  if (!isObjectType(definition) && !isInterfaceType(definition)) return [];
  return Object.values(definition.getFields()).map((field) => {
    const args = argumentsOf(field.args, below(field));
    return { kind: 'field', coordinate: below(field), definition: field, args };
  });
}

function argumentsOf(args: readonly GraphQLArgument[], owner: string): InputMember[] {
  return args.map((definition) => {
    const coordinate = `${owner}(${definition.name}:)`;
    return { kind: 'argument', coordinate, definition, args: [] };
  });
}

/** Members with their arguments behind them, in one list. */
export function flattenMembers(members: readonly Member[]): Member[] {
  return members.flatMap((member) => [member, ...member.args]);
}

/** Sorted coordinates on which the SDL applies each directive, by the directive's name. */
export function findApplications(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const found = groupBy(listApplications(schema), ([, { name }]) => name.value);
  return new Map(
    Array.from(found, ([name, all]) => {
      return [name, [...new Set(all.map(([coordinate]) => coordinate))].sort(compareNames)];
    }),
  );
}

/** The applications that pages show, as the SDL writes them, by the coordinate that they stand on. */
export function printApplications(
  schema: GraphQLSchema,
  directives: Directives,
): ReadonlyMap<string, readonly string[]> {
  const shown = listApplications(schema).filter(
    ([, { name }]) => directives[name.value] === 'show',
  );
  return new Map(
    Array.from(
      groupBy(shown, ([coordinate]) => coordinate),
      ([coordinate, all]) => [coordinate, all.map(([, node]) => print(node))],
    ),
  );
}

function listApplications(schema: GraphQLSchema): [string, ConstDirectiveNode][] {
  const at = (coordinate: string, definition: SchemaElement): [string, ConstDirectiveNode][] =>
    directivesOn(definition).map((directive) => [coordinate, directive]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => [
      ...at(type.name, type),
      ...flattenMembers(membersOf(type, type.name)).flatMap(({ coordinate, definition }) =>
        at(coordinate, definition),
      ),
    ]);
}

/** Anything of a schema that a coordinate names. */
export interface SchemaElement {
  description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: (Applied & { readonly name: NameNode }) | null | undefined;
  readonly extensionASTNodes?: readonly Applied[] | undefined;
}

interface Applied {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** What the SDL applies to a definition, and to extensions of it. */
export function directivesOn({
  astNode,
  extensionASTNodes = [],
}: SchemaElement): ConstDirectiveNode[] {
  return [astNode, ...extensionASTNodes].flatMap((node) => node?.directives ?? []);
}

/** What a schema coordinate names; undefined if the schema does not have it. */
export function definitionAt(schema: GraphQLSchema, coordinate: string): SchemaElement | undefined {
  const element = resolveSchemaCoordinate(schema, coordinate);
  return element && definitionOf(element);
}

function definitionOf(element: ResolvedSchemaElement): SchemaElement {
  switch (element.kind) {
    case 'NamedType':
      return element.type;
    case 'Field':
      return element.field;
    case 'InputField':
      return element.inputField;
    case 'EnumValue':
      return element.enumValue;
    case 'FieldArgument':
      return element.fieldArgument;
    case 'Directive':
      return element.directive;
    case 'DirectiveArgument':
      return element.directiveArgument;
  }
}
