import type { ConstDirectiveNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import {
  isIntrospectionType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import type { Member } from '../graphql/members';
import { flattenMembers, membersOf } from '../graphql/members';

/** Anything of a schema that has a coordinate, reduced to what changes of it are told by. */
export interface Element {
  /** Type and default as the SDL writes them, or the keyword that defines a type. */
  readonly signature: string | undefined;
  readonly description: string;
  readonly deprecationReason: string | undefined;
  readonly directives: readonly ConstDirectiveNode[];
  /** As the SDL writes it; undefined where there is none. */
  readonly defaultValue: string | undefined;
  readonly isInput: boolean;
  /** Whether a document cannot leave it out. */
  readonly isRequired: boolean;
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
      [`@${directive.name}`, element(directive)],
      ...membersOf(directive, `@${directive.name}`).map(elementOfMember),
    ]),
  ]);
}

interface Definition {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: object | null | undefined;
  readonly extensionASTNodes?: readonly object[] | undefined;
}

function element(definition: Definition, parts: Partial<Element> = {}): Element {
  const { description, deprecationReason, astNode, extensionASTNodes = [] } = definition;
  return {
    signature: undefined,
    description: description ?? '',
    deprecationReason: deprecationReason ?? undefined,
    directives: [astNode, ...extensionASTNodes].flatMap((node) => directivesOf(node)),
    defaultValue: undefined,
    isInput: false,
    isRequired: false,
    ...parts,
  };
}

export function directivesOf(node: object | null | undefined): readonly ConstDirectiveNode[] {
  if (!node || !('directives' in node)) return [];
  return (node.directives ?? []) as readonly ConstDirectiveNode[];
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
  const signature = type.astNode ? keywords[type.astNode.kind] : undefined;
  return [type.name, element(type, { signature })];
}

function elementOfMember({ kind, coordinate, definition }: Member): [string, Element] {
  if (kind === 'enumValue') return [coordinate, element(definition)];
  const type = String(definition.type);
  if (kind === 'field') return [coordinate, element(definition, { signature: type })];
  const node = definition.astNode?.defaultValue;
  const defaultValue = node ? print(node) : undefined;
  const signature = defaultValue === undefined ? type : `${type} = ${defaultValue}`;
  const isRequired = isRequiredArgument(definition) || isRequiredInputField(definition);
  return [coordinate, element(definition, { signature, defaultValue, isInput: true, isRequired })];
}
