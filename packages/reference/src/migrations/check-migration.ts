import type { GraphQLSchema } from 'graphql';
import { Kind, parse } from 'graphql';
import { placeInJson } from '../json/place-in-json';
import type { SampleFault } from '../graphql/check-sample';
import { checkSample } from '../graphql/check-sample';
import { checkVariables } from '../graphql/check-variables';
import { findUses } from '../graphql/find-uses';
import type { Problem } from '../graphql/problem';
import type { Migration, MigrationRequest } from './migration';

/** All that is wrong with the requests of a migration before they are run. */
export function checkMigration(migration: Migration, schema: GraphQLSchema): Problem[] {
  const { file, before, after } = migration;
  const faults = checkRequest(before, file, schema, ({ rule }) => rule !== 'deprecated');
  return [
    ...(faults.length > 0 ? faults : checkUse(before, migration, schema)),
    ...checkRequest(after, file, schema, () => true),
  ];
}

function checkRequest(
  { query, variables }: MigrationRequest,
  file: string,
  schema: GraphQLSchema,
  counts: (fault: SampleFault) => boolean,
): Problem[] {
  const faults = checkSample(query.text, schema).filter(counts);
  if (faults.length > 0) {
    return faults.map(({ line, column, message }) => {
      return { file, line: query.line + line, column, message };
    });
  }
  const { definitions } = parse(query.text);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    const message = `Unexpected ${operations.length} operations, expected one.`;
    return [{ file, line: query.line, column: 1, message }];
  }
  return checkVariables(variables?.values ?? {}, operation, schema).map(({ path, message }) => {
    if (!variables) return { file, line: query.line, column: 1, message };
    const { line, column } = placeInJson(variables.text, path);
    return { file, line: variables.line + line, column, message };
  });
}

function checkUse(
  { query }: MigrationRequest,
  migration: Migration,
  schema: GraphQLSchema,
): Problem[] {
  const { file, coordinate } = migration;
  if (findUses(query.text, schema, [coordinate]).has(coordinate)) return [];
  const message = `Unexpected request without ${coordinate}, expected one to migrate from.`;
  return [{ file, line: query.line, column: 1, message }];
}
