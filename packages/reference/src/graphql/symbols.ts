import type {
  ASTNode,
  ASTVisitor,
  GraphQLDirective,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import {
  DirectiveLocation,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { categories, symbolPaths } from './routes';

export type OperationField = GraphQLField<unknown, unknown>;

interface SymbolBase {
  readonly name: string;
  /** As the GraphQL specification writes it: `Query.bookById`, `Book`, `@cost`. */
  readonly coordinate: string;
  /** Route of the page, for example `/docs/graphql/types/objects/book`. */
  readonly path: string;
}

export interface OperationSymbol extends SymbolBase {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly definition: OperationField;
}

export interface TypeSymbol extends SymbolBase {
  readonly kind: 'object' | 'interface' | 'input' | 'enum' | 'union' | 'scalar';
  readonly definition: GraphQLNamedType;
}

export interface DirectiveSymbol extends SymbolBase {
  readonly kind: 'operationDirective' | 'typeDirective';
  readonly definition: GraphQLDirective;
}

export type ReferenceSymbol = OperationSymbol | TypeSymbol | DirectiveSymbol;

export function isOperation(symbol: ReferenceSymbol): symbol is OperationSymbol {
  return ['query', 'mutation', 'subscription'].includes(symbol.kind);
}

export function isType(symbol: ReferenceSymbol): symbol is TypeSymbol {
  return !isOperation(symbol) && !['operationDirective', 'typeDirective'].includes(symbol.kind);
}

/** Visits a document with what the schema says at each place of it. */
export function visitTyped<Node extends ASTNode>(
  node: Node,
  schema: GraphQLSchema,
  visitorFor: (typeInfo: TypeInfo) => ASTVisitor,
): Node {
  const typeInfo = new TypeInfo(schema);
  return visit(node, visitWithTypeInfo(typeInfo, visitorFor(typeInfo)));
}

/** Why a symbol is deprecated; types and directives never are. */
export function deprecationOf({ definition }: ReferenceSymbol): string | undefined {
  return 'deprecationReason' in definition
    ? (definition.deprecationReason ?? undefined)
    : undefined;
}

/**
 * Every symbol that has a page: operations, types and directives, by category and then by name.
 * Root types and introspection types have none.
 */
export function listSymbols(schema: GraphQLSchema): ReferenceSymbol[] {
  const named = [
    ...listOperations(schema),
    ...listTypes(schema),
    ...schema.getDirectives().map((definition): Named<DirectiveSymbol> => {
      const kind = isExecutable(definition.locations) ? 'operationDirective' : 'typeDirective';
      return { kind, definition, coordinate: `@${definition.name}` };
    }),
  ];
  return categories.flatMap(({ kind }) => {
    const ofKind = new Map(
      named
        .filter((symbol) => symbol.kind === kind)
        .map((symbol) => [symbol.definition.name, symbol]),
    );
    return [...symbolPaths(kind, ofKind.keys())].flatMap(([name, path]) => {
      const symbol = ofKind.get(name);
      return symbol ? [{ ...symbol, name, path }] : [];
    });
  });
}

/** What a symbol is, before those of its kind tell where its page is. */
type Named<Symbol extends SymbolBase> = Omit<Symbol, 'name' | 'path'>;

function listOperations(schema: GraphQLSchema): Named<OperationSymbol>[] {
  return rootTypes(schema).flatMap(([kind, root]) =>
    Object.values(root.getFields()).map((definition) => ({
      kind,
      definition,
      coordinate: `${root.name}.${definition.name}`,
    })),
  );
}

function listTypes(schema: GraphQLSchema): Named<TypeSymbol>[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isRootType(schema, type))
    .map((definition) => ({
      kind: kindOfType(definition),
      definition,
      coordinate: definition.name,
    }));
}

export function isRootType(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return rootNames(schema).includes(type.name);
}

/** Names of the root types: of queries, mutations and subscriptions. */
export function rootNames(schema: GraphQLSchema): string[] {
  return rootTypes(schema).map(([, { name }]) => name);
}

/** The root types that a schema has, by the kind of their operations. */
export function rootTypes(
  schema: GraphQLSchema,
): (readonly [OperationSymbol['kind'], GraphQLObjectType])[] {
  const types = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return types.flatMap(([kind, type]) => (type ? [[kind, type] as const] : []));
}

function kindOfType(type: GraphQLNamedType): TypeSymbol['kind'] {
  if (isObjectType(type)) return 'object';
  if (isInterfaceType(type)) return 'interface';
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  return isUnionType(type) ? 'union' : 'scalar';
}

const executableLocations: readonly string[] = [
  DirectiveLocation.QUERY,
  DirectiveLocation.MUTATION,
  DirectiveLocation.SUBSCRIPTION,
  DirectiveLocation.FIELD,
  DirectiveLocation.FRAGMENT_DEFINITION,
  DirectiveLocation.FRAGMENT_SPREAD,
  DirectiveLocation.INLINE_FRAGMENT,
  DirectiveLocation.VARIABLE_DEFINITION,
];

/** Whether a directive of these locations may be in a document that is executed. */
export function isExecutable(locations: readonly string[]): boolean {
  return locations.some((location) => executableLocations.includes(location));
}
