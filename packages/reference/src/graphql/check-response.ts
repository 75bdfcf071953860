import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import {
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeNameMetaFieldDef,
} from 'graphql';
import { groupBy } from './group-by';
import { suggest } from './problem';

/** A problem of JSON, at the value that the path leads to. */
export interface ValueFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Path = ValueFault['path'];
type Json = Readonly<Record<string, unknown>>;

/**
 * All that keeps `data` from being the answer to an operation: a field too few or too many, null
 * where the schema promises a value, a list that is none, a value that the type does not have.
 */
export function checkResponse(
  data: unknown,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  schema: GraphQLSchema,
): ValueFault[] {
  type Selections = readonly SelectionSetNode[];
  const byName = new Map(fragments.map((node) => [node.name.value, node]));
  const root = schema.getRootType(operation.operation);
  return root ? checkObject(data, root, [operation.selectionSet], ['data']) : [];

  function checkValue(
    value: unknown,
    type: GraphQLOutputType,
    selections: Selections,
    path: Path,
  ): ValueFault[] {
    if (isNonNullType(type)) {
      if (value === null) return [unexpected('null', String(type), path)];
      return checkValue(value, type.ofType, selections, path);
    }
    if (value === null) return [];
    if (isListType(type)) {
      if (!Array.isArray(value)) return [unexpected(JSON.stringify(value), String(type), path)];
      return value.flatMap((item: unknown, index) =>
        checkValue(item, type.ofType, selections, [...path, index]),
      );
    }
    if (isLeafType(type)) return checkLeaf(value, type, path);
    if (isObjectType(type)) return checkObject(value, type, selections, path);
    // Of the types that the value can have, the one that it names, or else fits best.
    const possible = schema.getPossibleTypes(type);
    const named = possible.filter((each) => isObject(value) && value['__typename'] === each.name);
    const candidates = named.length > 0 ? named : possible;
    const results = candidates.map((each) => checkObject(value, each, selections, path));
    return results.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  function checkObject(
    value: unknown,
    type: GraphQLObjectType,
    selections: Selections,
    path: Path,
  ): ValueFault[] {
    if (!isObject(value)) return [unexpected(JSON.stringify(value), type.name, path)];
    const fields = selectedFields(type, selections);
    const extra = Object.keys(value).filter((key) => !fields.has(key));
    return [
      ...extra.map((key) => ({
        path: [...path, key],
        message: `Unexpected "${key}" in the response, the operation does not ask for it.${suggest(key, fields.keys())}`,
      })),
      ...[...fields].flatMap(([key, nodes]) => checkField(value, key, nodes, type, [...path, key])),
    ];
  }

  function checkField(
    object: Json,
    key: string,
    nodes: readonly FieldNode[],
    type: GraphQLObjectType,
    path: Path,
  ): ValueFault[] {
    const name = nodes[0]?.name.value ?? '';
    const field = name === '__typename' ? TypeNameMetaFieldDef : type.getFields()[name];
    if (!field) return [];
    if (!(key in object)) {
      if (nodes.some(({ directives }) => directives?.length)) return [];
      const message = `Unexpected response without "${key}", which the operation asks for.`;
      return [{ path: path.slice(0, -1), message }];
    }
    if (name === '__typename' && object[key] !== type.name)
      return [unexpected(JSON.stringify(object[key]), type.name, path)];
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return checkValue(object[key], field.type, selections, path);
  }

  /** Nodes by the key of the response, as the selections say for one object type. */
  function selectedFields(
    type: GraphQLObjectType,
    selections: Selections,
  ): Map<string, FieldNode[]> {
    return groupBy(nodesIn(type, selections), ({ alias, name }) => (alias ?? name).value);
  }

  function nodesIn(type: GraphQLObjectType, sets: Selections): FieldNode[] {
    return sets
      .flatMap(({ selections }) => selections)
      .flatMap((node) => {
        if (node.kind === Kind.FIELD) return [node];
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : byName.get(node.name.value);
        if (!part || !applies(part.typeCondition?.name.value, type)) return [];
        return nodesIn(type, [part.selectionSet]);
      });
  }

  function applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = schema.getType(condition);
    return isAbstractType(named) && schema.isSubType(named, type);
  }
}

function checkLeaf(value: unknown, type: GraphQLLeafType, path: Path): ValueFault[] {
  const fits = isEnumType(type)
    ? typeof value === 'string' && type.getValue(value) !== undefined
    : hasScalarForm(type, value);
  return fits ? [] : [unexpected(JSON.stringify(value), type.name, path)];
}

function unexpected(found: string, expected: string, path: Path): ValueFault {
  return { path, message: `Unexpected ${found} in the response, expected ${expected}.` };
}

/** Whether a value of JSON is an object, and no list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether JSON has the form of a scalar: what GraphQL says of its own, and of others the standard
 * that `@specifiedBy` names, where it is known here. Others may be anything.
 */
export function hasScalarForm(
  { name, specifiedByURL }: Pick<GraphQLScalarType, 'name' | 'specifiedByURL'>,
  value: unknown,
): boolean {
  const own = builtIn[name];
  if (own) return own(value);
  const url = specifiedByURL ?? '';
  if (/rfc(?:9562|4122)\b/.test(url)) return isUuid(value);
  if (!/rfc3339\b/.test(url)) return true;
  return /time/i.test(name) ? isMoment(value) : isDate(value);
}

const builtIn: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: (value) => typeof value === 'number',
  ID: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value),
  String: (value) => typeof value === 'string',
};

const hex = '[0-9a-f]';

export const isDate = matches(/^\d{4}-\d\d-\d\d$/);
const isMoment = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
export const isUuid = matches(
  new RegExp(`^${hex}{8}-${hex}{4}-[1-8]${hex}{3}-[89ab]${hex}{3}-${hex}{12}$`),
);

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}
