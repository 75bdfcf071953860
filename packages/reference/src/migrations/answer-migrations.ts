import type { GraphQLSchema } from 'graphql';
import { isEnumType, Kind, parse } from 'graphql';
import type { ExampleFile, ExampleSettings } from '../examples/example';
import { findUses } from '../graphql/annotate';
import type { SampleFault } from '../graphql/check-sample';
import { checkSample, checkVariables } from '../graphql/check-sample';
import { definitionAt, findApplications } from '../graphql/members';
import type { Problem } from '../graphql/problem';
import { InputError, placeOf, suggest } from '../graphql/problem';
import { findRelations } from '../graphql/relations';
import type { Answer, PersonaRequest } from '../graphql/requests';
import { placeInJson } from '../json';
import type { Migration, MigrationRequest } from './parse-migration';
import { parseMigration } from './parse-migration';

type Answered = MigrationRequest & { readonly answer: Answer };

export interface AnsweredMigration extends Migration {
  readonly before: Answered;
  readonly after: Answered;
}

interface AnsweredMigrations {
  readonly migrations: readonly AnsweredMigration[];
  readonly problems: readonly Problem[];
}

/**
 * Reads, checks and runs all files of migrations. Everything deprecated has one, and
 * nothing else has; one that is wrong is not run.
 */
export async function answerMigrations(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): Promise<AnsweredMigrations> {
  const { schema, answer, dir } = settings;
  const deprecated = findApplications(schema).get('deprecated') ?? [];
  const parsed = files.map((file) => parseSafely(file, settings));
  const checked = parsed.flatMap(({ migration }) => {
    if (!migration) return [];
    const misplaced = placeProblems(migration, deprecated, dir);
    const problems = misplaced.length > 0 ? misplaced : checkMigration(migration, schema);
    return [{ migration, problems }];
  });
  const sound = checked.filter(({ problems }) => problems.length === 0);
  const runs = await Promise.all(
    sound.map(async ({ migration }): Promise<AnsweredMigration> => {
      const { before, after } = migration;
      return {
        ...migration,
        before: { ...before, answer: await answer([requestOf(before)]) },
        after: { ...after, answer: await answer([requestOf(after)]) },
      };
    }),
  );
  return {
    migrations: runs,
    problems: [
      ...missingProblems(deprecated, files, settings),
      ...[...parsed, ...checked].flatMap(({ problems }) => problems),
      ...runs.flatMap(({ file, before, after }) => [
        ...answerProblems(file, before),
        ...answerProblems(file, after),
      ]),
    ],
  };
}

/** A file system may take no colon: `Query.books(sort:)` stands in `Query.books(sort).md`. */
function fileOf(coordinate: string, dir: string): string {
  return `${dir}/${coordinate.replaceAll(':', '')}.md`;
}

function parseSafely(file: ExampleFile, { callers }: ExampleSettings) {
  try {
    return { migration: parseMigration(file, callers), problems: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { migration: undefined, problems: error.problems };
  }
}

function requestOf({ query, variables, as }: MigrationRequest): PersonaRequest {
  return { query: query.text, variables: variables?.values, as };
}

function missingProblems(
  deprecated: readonly string[],
  files: readonly ExampleFile[],
  { schema, dir }: ExampleSettings,
): Problem[] {
  const present = files.map(({ file }) => file);
  const missing = deprecated.filter((coordinate) => !present.includes(fileOf(coordinate, dir)));
  return missing.map((coordinate) => {
    const message = `Unexpected @deprecated on ${coordinate} without a migration. Write ${fileOf(coordinate, dir)}.`;
    return { ...placeOf(definitionAt(schema, coordinate)?.astNode?.name), message };
  });
}

function placeProblems(
  { file, coordinate }: Migration,
  deprecated: readonly string[],
  dir: string,
): Problem[] {
  const problem = (message: string): Problem[] => [{ file, line: 1, column: 1, message }];
  if (!deprecated.includes(coordinate)) {
    const near = suggest(coordinate, deprecated);
    return problem(`Unexpected migration of ${coordinate}, which is not deprecated.${near}`);
  }
  if (file === fileOf(coordinate, dir)) return [];
  return problem(`Unexpected place. Move the file to ${fileOf(coordinate, dir)}.`);
}

function answerProblems(file: string, { query, answer }: Answered): Problem[] {
  return (answer.errors ?? []).map(({ message, locations }) => {
    const { line, column } = locations?.[0] ?? { line: 0, column: 1 };
    return { file, line: query.line + line, column, message: `Unexpected error: ${message}` };
  });
}

/** All that is wrong with the requests of a migration before they are run. */
function checkMigration(migration: Migration, schema: GraphQLSchema): Problem[] {
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
  const uses = usesOf(coordinate, schema);
  if (uses.length === 0 || findUses(query.text, schema, uses).size > 0) return [];
  const message = `Unexpected request without ${uses.join(' or ')}, expected one to migrate from.`;
  return [{ file, line: query.line, column: 1, message }];
}

/** No request names a value that only responses have: the fields that can return it stand for it. */
function usesOf(coordinate: string, schema: GraphQLSchema): readonly string[] {
  const owner = schema.getType(coordinate.split('.')[0] ?? '');
  if (!isEnumType(owner)) return [coordinate];
  const {
    takenBy = [],
    heldBy = [],
    returnedBy = [],
  } = findRelations(schema).get(owner.name) ?? {};
  return takenBy.some((taker) => !taker.startsWith('@'))
    ? [coordinate]
    : [...returnedBy, ...heldBy];
}
