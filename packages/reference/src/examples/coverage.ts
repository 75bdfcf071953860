import type { GraphQLSchema } from 'graphql';
import { isInputObjectType, isUnionType } from 'graphql';
import { allErrorCodes } from '../graphql/contract';
import type { AnswerRequests } from '../graphql/requests';
import { isOperation, listSymbols } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { AnsweredExample } from './example';
import { fieldOf, requestOf } from './example';
import { findInputFields } from './input-fields';
import { askForTypes, findObjectTypes } from './object-types';

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
        ? Object.keys(definition.getFields()).map((field) => `${name}.${field}`)
        : [],
    ),
    'error codes': allErrorCodes(schema, contract).map(
      (code) => `${contract.errors?.enum}.${code}`,
    ),
  };
}
