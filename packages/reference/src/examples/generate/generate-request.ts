import type { GraphQLArgument, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { capitalise } from '../../graphql/names';
import type { OperationSymbol } from '../../graphql/symbols';
import { isRootType, rootTypes } from '../../graphql/symbols';
import type { GeneratedRequest } from './collect-variables';
import { collectVariables } from './collect-variables';
import type { Field } from './select-fields';
import { isLeaf, pageArgument, pageSize, readableFields, selectFields } from './select-fields';

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
  const variables = collectVariables();
  const [, root] = rootTypes(schema).find(([of]) => of === kind) ?? [];
  const selection = ask(definition, root?.name ?? '', []);
  return variables.request(`${kind} ${capitalise(definition.name)}`, `{ ${selection} }`);

  function ask(field: Field, owner: string, within: readonly string[]): string {
    const { name } = field;
    const page = pageArgument(field);
    const required = argumentsFor(owner, name);
    const key = kind === 'query' && !page ? keyArgument(field, required) : undefined;
    const list = variables.give(
      field,
      (argument) => argument === page || argument === key || isRequiredArgument(argument),
      (argument) => (argument === page ? pageSize : required[argument.name]),
    );
    return `${name}${list} ${select(getNamedType(field.type), [...within, name])}`;
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
