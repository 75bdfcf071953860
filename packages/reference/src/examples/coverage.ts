import type { FieldNode, GraphQLInputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  parse,
  print,
  typeFromAST,
} from 'graphql';
import { allErrorCodes } from '../graphql/contract';
import type { AnswerRequests, PersonaRequest } from '../graphql/requests';
import { isOperation, listSymbols, visitTyped } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { AnsweredExample } from './example';
import { fieldOf, requestOf } from './example';

/** What of the schema the examples show. */
export interface Coverage {
  readonly what: string;
  readonly total: number;
  /** Coordinates that no example shows. */
  readonly missing: readonly string[];
}

/**
 * Counts what appears in examples: operations that have one, input fields that are set, and object
 * types, union members and error codes that are in an answer.
 */
export async function measureCoverage(
  examples: readonly AnsweredExample[],
  schema: GraphQLSchema,
  answer: AnswerRequests,
  contract: Contract = {},
): Promise<readonly Coverage[]> {
  const seen = new Set(examples.map(fieldOf));
  for (const example of examples) {
    const request = requestOf(example);
    const asking = { ...request, query: askForTypes(request.query, schema) };
    const { data } = await answer([...example.before.map(requestOf), asking]);
    const codes = (example.answer.errors ?? []).map(({ extensions }) => extensions?.['code']);
    for (const name of [...findObjectTypes(data), ...findInputFields(request, schema)])
      seen.add(name);
    for (const code of codes) seen.add(`${contract.errors?.enum}.${String(code)}`);
  }
  return Object.entries(coordinatesOf(schema, contract)).map(([what, names]) => ({
    what,
    total: names.length,
    missing: names.filter((name) => !seen.has(name)),
  }));
}

function coordinatesOf(
  schema: GraphQLSchema,
  contract: Contract,
): Readonly<Record<string, readonly string[]>> {
  const symbols = listSymbols(schema);
  return {
    operations: symbols.filter(isOperation).map(({ name }) => name),
    'object types': symbols.filter(({ kind }) => kind === 'object').map(({ name }) => name),
    'union members': symbols.flatMap(({ name, definition }) =>
      isUnionType(definition) ? definition.getTypes().map((type) => `${name}.${type.name}`) : [],
    ),
    'input fields': symbols.flatMap(({ name, definition }) =>
      isInputObjectType(definition)
        ? Object.values(definition.getFields())
            // A migration shows the others, and what to send in their place.
            .filter(({ deprecationReason }) => !deprecationReason)
            .map((field) => `${name}.${field.name}`)
        : [],
    ),
    'error codes': allErrorCodes(schema, contract).map(
      (code) => `${contract.errors?.enum}.${code}`,
    ),
  };
}

/** Coordinates of the input fields that a request sets, in its document or in its variables. */
function findInputFields(
  { query, variables = {} }: PersonaRequest,
  schema: GraphQLSchema,
): string[] {
  const found: string[] = [];
  visitTyped(parse(query), schema, (typeInfo) => ({
    VariableDefinition: ({ type: node, variable }) => {
      const type = typeFromAST(schema, node);
      if (isInputType(type)) found.push(...fieldsOfValue(variables[variable.name.value], type));
    },
    ObjectField: ({ name }) => {
      const parent = getNamedType(typeInfo.getParentInputType() ?? undefined);
      if (parent) found.push(`${parent.name}.${name.value}`);
    },
  }));
  return found;
}

function fieldsOfValue(value: unknown, type: GraphQLInputType): string[] {
  if (isNonNullType(type)) return fieldsOfValue(value, type.ofType);
  if (isListType(type)) {
    return [value].flat().flatMap((item) => fieldsOfValue(item, type.ofType));
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, item]) => {
    const field = fields[name];
    return field ? [`${type.name}.${name}`, ...fieldsOfValue(item, field.type)] : [];
  });
}

const prefix = 'typeIn_';

/** The document, which also asks each object for its type, under the type that the schema declares. */
function askForTypes(query: string, schema: GraphQLSchema): string {
  const document = visitTyped(parse(query), schema, (typeInfo) => ({
    Field: (node): FieldNode | undefined => {
      const declared = getNamedType(typeInfo.getType() ?? undefined);
      if (!node.selectionSet || !declared) return undefined;
      const selections = [...node.selectionSet.selections, typeField(`${prefix}${declared.name}`)];
      return { ...node, selectionSet: { ...node.selectionSet, selections } };
    },
  }));
  return print(document);
}

function typeField(alias: string): FieldNode {
  return {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: alias },
    name: { kind: Kind.NAME, value: '__typename' },
  };
}

/** Types of all objects in the answer to such a document: `Book`, and `Loan.Book` in a union. */
function findObjectTypes(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (!key.startsWith(prefix)) return findObjectTypes(value);
    return [String(value), `${key.slice(prefix.length)}.${String(value)}`];
  });
}
