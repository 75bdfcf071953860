import type { ConstDirectiveNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import {
  isIntrospectionType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import type { Member, SchemaElement } from '../graphql/members';
import { directivesOn, flattenMembers, membersOf } from '../graphql/members';
import type { Contract } from '../options/contract';

/** Anything of a schema that has a coordinate, reduced to what changes of it are told by. */
export interface Element {
  readonly kind: 'type' | 'field' | 'argument' | 'input-field' | 'enum-value' | 'directive';
  /** As the SDL writes it, or the keyword that defines a type. */
  readonly type?: string | undefined;
  /** Type and default. */
  readonly signature?: string | undefined;
  readonly description: string;
  readonly deprecationReason: string | undefined;
  readonly directives: readonly ConstDirectiveNode[];
  /** As the SDL writes it; undefined where there is none. */
  readonly defaultValue?: string | undefined;
  /** Whether a document cannot leave it out. */
  readonly isRequired?: boolean;
}

/** Everything of a schema, by its coordinate: types, members, arguments, directives. */
export type Elements = ReadonlyMap<string, Element>;

export function listElements(schema: GraphQLSchema): Elements {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const directives = schema.getDirectives().filter((item) => !isSpecifiedDirective(item));
  return new Map([
    ...types.flatMap((type) => [
      elementOfType(type),
      ...flattenMembers(membersOf(type, type.name)).map(elementOfMember),
    ]),
    ...directives.flatMap((directive): [string, Element][] => [
      [`@${directive.name}`, element('directive', directive)],
      ...membersOf(directive, `@${directive.name}`).map(elementOfMember),
    ]),
  ]);
}

function element(
  kind: Element['kind'],
  definition: SchemaElement,
  type?: string,
  rest: Pick<Element, 'defaultValue' | 'isRequired'> = {},
): Element {
  const { description, deprecationReason } = definition;
  return {
    kind,
    type,
    signature: rest.defaultValue === undefined ? type : `${type} = ${rest.defaultValue}`,
    description: description ?? '',
    deprecationReason: deprecationReason ?? undefined,
    directives: directivesOn(definition),
    ...rest,
  };
}

const keywords = {
  ScalarTypeDefinition: 'scalar',
  ObjectTypeDefinition: 'type',
  InterfaceTypeDefinition: 'interface',
  UnionTypeDefinition: 'union',
  EnumTypeDefinition: 'enum',
  InputObjectTypeDefinition: 'input',
} as const;

function elementOfType(type: GraphQLNamedType): [string, Element] {
  return [type.name, element('type', type, type.astNode ? keywords[type.astNode.kind] : undefined)];
}

function elementOfMember({ kind, coordinate, definition }: Member): [string, Element] {
  if (kind === 'enumValue') return [coordinate, element('enum-value', definition)];
  const type = String(definition.type);
  if (kind === 'field') return [coordinate, element('field', definition, type)];
  const node = definition.astNode?.defaultValue;
  const defaultValue = node && print(node);
  const isRequired = isRequiredArgument(definition) || isRequiredInputField(definition);
  const name = kind === 'argument' ? kind : 'input-field';
  return [coordinate, element(name, definition, type, { defaultValue, isRequired })];
}

/** A schema, and what it consists of. */
export interface Side {
  readonly schema: GraphQLSchema;
  readonly elements: Elements;
}

/** What is compared. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly contract: Contract;
}
