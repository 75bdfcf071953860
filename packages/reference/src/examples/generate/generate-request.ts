import type { GraphQLArgument, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
} from 'graphql';
import { capitalise } from '../../graphql/names';
import type { OperationSymbol } from '../../graphql/symbols';
import { isRootType, rootTypes } from '../../graphql/symbols';
import type { Field } from './select-fields';
import { isLeaf, pageArgument, pageSize, readableFields, selectFields } from './select-fields';

export interface GeneratedRequest {
  readonly query: string;
  /** Undefined where the operation takes none. */
  readonly variables: Values | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Values, as JSON has them, of the arguments that a field of a type requires, and of what may name an object. */
export type ArgumentsFor = (type: string, field: string) => Values;

/** A namespace holds others at most so deep. */
const mostNamespaces = 3;
/** Of the operations in a namespace, the request shows so many. */
const mostWithin = 3;

/**
 * A request that shows an operation: what it has to be given, one level of the fields that say most,
 * and of a list the first entries.
 */
export function generateRequest(
  { kind, definition }: Pick<OperationSymbol, 'kind' | 'definition'>,
  schema: GraphQLSchema,
  argumentsFor: ArgumentsFor,
): GeneratedRequest {
  const types = new Map<string, string>();
  const values: Record<string, unknown> = {};
  const [, root] = rootTypes(schema).find(([of]) => of === kind) ?? [];
  const selection = ask(definition, root?.name ?? '', []);
  const declared = [...types].map(([name, type]) => `$${name}: ${type}`).join(', ');
  const head = `${kind} ${capitalise(definition.name)}${declared && `(${declared})`}`;
  return {
    query: print(parse(`${head} { ${selection} }`)),
    variables: types.size > 0 ? values : undefined,
  };

  function ask(field: Field, owner: string, within: readonly string[]): string {
    const { name, args } = field;
    const page = pageArgument(field);
    const required = argumentsFor(owner, name);
    const key = kind === 'query' && !page ? keyArgument(field, required) : undefined;
    const given = args.flatMap((argument) => {
      if (argument !== page && argument !== key && !isRequiredArgument(argument)) return [];
      const variable = variableFor(argument, field);
      types.set(variable, String(argument.type));
      values[variable] = argument === page ? pageSize : required[argument.name];
      return [`${argument.name}: $${variable}`];
    });
    const list = given.length > 0 ? `(${given.join(', ')})` : '';
    return `${name}${list} ${select(getNamedType(field.type), [...within, name])}`;
  }

  /** Within a namespace, several fields may have an argument of one name. */
  function variableFor(argument: GraphQLArgument, field: Field): string {
    const long = `${field.name}${capitalise(argument.name)}`;
    const names = [
      argument.name,
      long,
      ...Array.from(types.keys(), (_, index) => `${long}${index}`),
    ];
    return names.find((name) => !types.has(name)) ?? long;
  }

  function select(type: GraphQLNamedType, within: readonly string[]): string {
    if (!isNamespace(type, schema) || within.length > mostNamespaces)
      return selectFields(type, schema);
    const fields = Object.values(type.getFields()).slice(0, mostWithin);
    return `{ ${fields.map((field) => ask(field, type.name, within)).join(' ')} }`;
  }
}

const keys = ['id', 'key', 'slug', 'handle', 'code', 'login', 'username', 'name'];

/** What has to be given to find one object where no argument is required, since each of several would do. */
function keyArgument({ args, type }: Field, values: Values): GraphQLArgument | undefined {
  if (isListType(getNullableType(type)) || args.some(isRequiredArgument)) return undefined;
  const named = keys.flatMap((key) => args.find(({ name }) => name === key) ?? []);
  return named.find(({ name }) => values[name] !== undefined);
}

/** Whether a type says nothing itself, and has operations for fields. */
function isNamespace(type: GraphQLNamedType, schema: GraphQLSchema): type is GraphQLObjectType {
  return (
    isObjectType(type) &&
    !isRootType(schema, type) &&
    !readableFields(type).some(isLeaf) &&
    Object.values(type.getFields()).some(({ args }) => args.length > 0)
  );
}
