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
  const variables = new Variables();
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
  return named.find(
    ({ name, deprecationReason }) => values[name] !== undefined && deprecationReason == null,
  );
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

export interface GeneratedRequest {
  readonly query: string;
  /** Undefined where the request takes none. */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** The variables of a request, collected while its fields are written. */
export class Variables {
  readonly #types = new Map<string, string>();
  readonly #values: Record<string, unknown> = {};

  /** The arguments that a call of a field is given, each a variable: `(id: $id)`, or nothing. */
  give(
    field: Field,
    isGiven: (argument: GraphQLArgument) => boolean,
    valueOf: (argument: GraphQLArgument) => unknown,
  ): string {
    const given = field.args.filter(isGiven).map((argument) => {
      const name = this.#nameFor(argument, field);
      this.#types.set(name, String(argument.type));
      this.#values[name] = valueOf(argument);
      return `${argument.name}: $${name}`;
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  /** The request, which declares all that have been given. */
  request(head: string, selection: string): GeneratedRequest {
    const declared = Array.from(this.#types, ([name, type]) => `$${name}: ${type}`).join(', ');
    return {
      query: print(parse(`${head}${declared && `(${declared})`} ${selection}`)),
      variables: this.#types.size > 0 ? this.#values : undefined,
    };
  }

  /** Several fields of a request may have an argument of one name. */
  #nameFor({ name }: GraphQLArgument, field: Field): string {
    const long = `${field.name}${capitalise(name)}`;
    const names = [name, long, ...Array.from(this.#types, (_, index) => `${long}${index}`)];
    return names.find((each) => !this.#types.has(each)) ?? long;
  }
}
