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
import type { OperationSymbol } from '../../graphql/symbols';
import { isRootType } from '../../graphql/symbols';
import type { MakeScalar } from './input-value';
import { inputValue, optionalToSet } from './input-value';
import { pageArgument, pageSize } from './page-argument';
import type { Field } from './rank-fields';
import { isLeaf, readableFields } from './rank-fields';
import { isPage, selectFields } from './select-fields';

export interface GeneratedRequest {
  readonly query: string;
  /** Undefined where the operation takes none. */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

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
  makeScalar: MakeScalar,
): GeneratedRequest {
  const types = new Map<string, string>();
  const values: Record<string, unknown> = {};
  const selection = ask(definition, capitalise(kind), []);
  const declared = [...types].map(([name, type]) => `$${name}: ${type}`).join(', ');
  const head = `${kind} ${capitalise(definition.name)}${declared && `(${declared})`}`;
  return {
    query: print(parse(`${head} { ${selection} }`)),
    variables: types.size > 0 ? values : undefined,
  };

  function ask(field: Field, owner: string, within: readonly string[]): string {
    const { name, args } = field;
    const given = argumentsToGive(field, kind === 'mutation').map((argument) => {
      const variable = types.has(argument.name) ? name + capitalise(argument.name) : argument.name;
      types.set(variable, String(argument.type));
      values[variable] =
        argument === pageArgument(field)
          ? pageSize
          : inputValue(argument, `${owner}.${name}`, makeScalar);
      return `${argument.name}: $${variable}`;
    });
    const list = given.length > 0 && args.length > 0 ? `(${given.join(', ')})` : '';
    return `${name}${list} ${select(getNamedType(field.type), [...within, name])}`;
  }

  function select(type: GraphQLNamedType, within: readonly string[]): string {
    if (!isNamespace(type, schema) || within.length > mostNamespaces)
      return selectFields(type, schema);
    const fields = Object.values(type.getFields()).slice(0, mostWithin);
    return `{ ${fields.map((field) => ask(field, type.name, within)).join(' ')} }`;
  }
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
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

/** What is required, the size of a page, a key to look up by, and what else a change is told. */
function argumentsToGive(field: Field, isMutation: boolean): GraphQLArgument[] {
  const page = pageArgument(field);
  const optional = field.args.filter((argument) => !isRequiredArgument(argument));
  const extra = isMutation ? optionalToSet(optional) : optional.filter(isKey).slice(0, 1);
  const isLookUp = !page && !isList(field) && !field.args.some(isRequiredArgument);
  return field.args.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      argument === page ||
      ((isMutation || isLookUp) && extra.includes(argument)),
  );
}

function isKey(argument: GraphQLArgument): boolean {
  return (
    isLeaf(argument) && /^(?:id|key|slug|login|name|username|email|code)$|Id$/.test(argument.name)
  );
}

function isList({ type }: Field): boolean {
  return isListType(getNullableType(type)) || isPage(getNamedType(type));
}
