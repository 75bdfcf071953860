import type { GeneratorValue } from 'fast-check';
import { boolean, double, integer, nat } from 'fast-check';
import type {
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { hostileText } from '../../../packages/reference/src/graphql/__tests__/hostile-text';
import { town } from '../../__tests__/helpers';
import type { AnyRow } from 'graphql-docs-model';
import { createWorld, Table } from 'graphql-docs-model';

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const tables = Object.entries<unknown>({ ...createWorld(town) }).flatMap(([name, table]) =>
  table instanceof Table ? [{ name, ids: (table as Table<AnyRow>).all().map(({ id }) => id) }] : [],
);
const likelyTexts = [
  'A few words in English.',
  'https://images.example/a.webp',
  'en',
  'Europe/Berlin',
];
const moments = ['2026-05-17T18:30:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999+14:00'];

/** A document that the schema takes, of one field at the root, with values that it may not expect. */
export function randomOperation(schema: GraphQLSchema, pick: GeneratorValue): Operation {
  const isQuery = pick(boolean);
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const field = choose(pick, Object.values(root?.getFields() ?? {}));
  const given = field.args.filter((arg) => isRequiredArgument(arg) || pick(boolean));
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const inParentheses = (text: string): string => (text === '' ? '' : `(${text})`);
  const selection = selectionOf(field.type, 3, schema, pick);
  return {
    query: `${isQuery ? 'query' : 'mutation'} A${inParentheses(declared)} { ${field.name}${inParentheses(passed)} ${selection} }`,
    variables: Object.fromEntries(
      given.map(({ name, type }) => [name, valueOf(type, `${field.name} ${name}`, pick)]),
    ),
  };
}

const anyText = (): typeof hostileText => hostileText;

function choose<T>(pick: GeneratorValue, values: readonly T[]): T {
  const value = values[pick(nat, values.length - 1)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

function selectionOf(
  type: GraphQLOutputType,
  depth: number,
  schema: GraphQLSchema,
  pick: GeneratorValue,
): string {
  const named = getNamedType(type);
  if (!('getFields' in named) && !('getTypes' in named)) return '';
  if (!isObjectType(named)) {
    const inner = choose(pick, schema.getPossibleTypes(named));
    return `{ __typename ... on ${inner.name} ${fieldsOf(inner, depth, schema, pick)} }`;
  }
  return fieldsOf(named, depth, schema, pick);
}

function fieldsOf(
  type: GraphQLObjectType,
  depth: number,
  schema: GraphQLSchema,
  pick: GeneratorValue,
): string {
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth > 0 || !('getFields' in getNamedType(field.type)))
    .filter(() => pick(integer, { min: 0, max: 2 }) === 0)
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1, schema, pick)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

/** `path` is made of the names that lead to a value, which say what an identifier is of. */
function valueOf(type: GraphQLInputType, path: string, pick: GeneratorValue): unknown {
  if (!isNonNullType(type) && pick(integer, { min: 0, max: 3 }) === 0) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const length = choose(pick, [0, 1, 2, 30]);
    return Array.from({ length }, () => valueOf(nullable.ofType, path, pick));
  }
  if (isEnumType(nullable)) return choose(pick, nullable.getValues()).name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const given = fields.filter((field) => isNonNullType(field.type) || pick(boolean));
    return Object.fromEntries(
      given.map((field) => [field.name, valueOf(field.type, `${path} ${field.name}`, pick)]),
    );
  }
  return scalarOf(String(nullable), path, pick);
}

function scalarOf(name: string, path: string, pick: GeneratorValue): unknown {
  switch (name) {
    case 'UUID':
    case 'ID':
      return choose(pick, idsOf(path, pick));
    case 'Int':
      return pick(boolean) ? pick(integer) : choose(pick, [0, 1, 20, 100, 101, -1]);
    case 'Float':
      return pick(double, { noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return pick(boolean);
    case 'Date':
      return choose(pick, ['2026-05-17', '2024-02-29', '9999-12-31']);
    case 'DateTime':
      return choose(pick, moments);
    case 'JSONObject':
    case 'GeoJSON':
      return { type: 'Point', coordinates: [pick(double), pick(double)] };
    default:
      return pick(boolean) ? pick(anyText) : choose(pick, likelyTexts);
  }
}

/** Identifiers of rows that a path such as `createTask input spaceId` may be about. */
function idsOf(path: string, pick: GeneratorValue): readonly string[] {
  const words = path.toLowerCase();
  const fitting = tables.filter(({ name }) => words.includes(name.toLowerCase().slice(0, -1)));
  const { ids } = choose(pick, fitting.length > 0 ? fitting : tables);
  return ids.length > 0 ? ids : ['018f3c2a-0000-7000-8000-000000000000'];
}
