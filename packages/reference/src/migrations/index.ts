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
import type { Answer, AnswerRequests } from '../graphql/requests';
import { placeInJson } from '../json';
import type { Code, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { defaultCaller, findCaller, unknownCaller } from '../examples/example';
import { parseVariables } from '../examples/parse-example';
import type { Caller } from '../options/model';

/** A fence of a file of Markdown. */
interface Fence {
  readonly text: string;
  /** Of the fence itself, above its text; counts from 1. */
  readonly line: number;
}

interface MigrationRequest {
  readonly query: Fence;
  /** Who asks, by the id of a caller. */
  readonly as: string;
  readonly variables: (Fence & { readonly values: Readonly<Record<string, unknown>> }) | undefined;
}

/** The way from something deprecated to what replaces it, as a file has it. */
export interface Migration {
  readonly file: string;
  /** Of what is deprecated. */
  readonly coordinate: string;
  /** What changes in request and response, in CommonMark. */
  readonly text: string;
  readonly before: MigrationRequest;
  readonly after: MigrationRequest;
}

type Answered = MigrationRequest & { readonly answer: Answer };

export interface AnsweredMigration extends Migration {
  readonly before: Answered;
  readonly after: Answered;
}

/** A file system may take no colon: `Query.books(sort:)` stands in `Query.books(sort).md`. */
export function fileOf(coordinate: string, dir: string): string {
  return `${dir}/${coordinate.replaceAll(':', '')}.md`;
}

/** A document of a guide or post that says that it shows something deprecated. */
export interface GuideSample {
  /** Title and address of the page. */
  readonly title: string;
  readonly path: string;
  readonly query: string;
}

/**
 * Reads the file of a migration: the coordinate as its heading, what changes in words, and
 * the sections "Before" and "After", each with a `graphql` fence and, for variables, a `json` fence.
 * The fence of the document may say who asks: ```` ```graphql as=guest ````.
 *
 * @throws InputError at the first place where the file departs from that form.
 */
export function parseMigration({ file, text }: ExampleFile, callers: readonly Caller[]): Migration {
  const nodes = fromMarkdown(text).children;
  const [title] = nodes;
  if (!title || !isHeading(title, 1)) {
    throw faultAt(file, title, 'Unexpected start, expected "# " and what is deprecated.');
  }
  const sections = nodes.flatMap((node, index) => (isHeading(node, 2) ? [index] : []));
  const words = nodes.slice(1, sections[0]);
  if (words.length === 0) {
    throw faultAt(
      file,
      title,
      'Unexpected heading alone, expected sentences that say what changes.',
    );
  }
  const section = (name: string): MigrationRequest => {
    const start = sections.find((index) => toString(nodes[index]) === name);
    if (start === undefined) {
      throw faultAt(file, nodes.at(-1), `Unexpected end, expected a section "## ${name}".`);
    }
    const end = sections.find((index) => index > start);
    return readRequest(file, nodes.slice(start, end), callers);
  };
  return {
    file,
    coordinate: toString(title),
    text: text.slice(words[0]?.position?.start.offset, words.at(-1)?.position?.end.offset),
    before: section('Before'),
    after: section('After'),
  };
}

function faultAt(file: string, node: RootContent | undefined, message: string): InputError {
  const { line, column } = node?.position?.start ?? { line: 1, column: 1 };
  return new InputError([{ file, line, column, message }]);
}

function isHeading(node: RootContent, depth: number): boolean {
  return node.type === 'heading' && node.depth === depth;
}

function readRequest(
  file: string,
  nodes: readonly RootContent[],
  callers: readonly Caller[],
): MigrationRequest {
  const [heading, query, variables, rest] = nodes;
  if (!isFence(query, 'graphql')) {
    throw faultAt(file, query ?? heading, 'Unexpected section, expected a graphql fence first.');
  }
  if (variables && !isFence(variables, 'json')) {
    throw faultAt(file, variables, 'Unexpected content, expected a json fence with variables.');
  }
  if (rest) throw faultAt(file, rest, 'Unexpected content, expected nothing below the variables.');
  return {
    query: { text: query.value, line: lineOf(query) },
    as: readCaller(file, query, callers),
    variables: variables && readVariables(file, variables),
  };
}

function isFence(node: RootContent | undefined, lang: string): node is Code {
  return node?.type === 'code' && node.lang === lang;
}

function lineOf({ position }: Code): number {
  return position?.start.line ?? 1;
}

function readCaller(file: string, fence: Code, callers: readonly Caller[]): string {
  const { meta } = fence;
  if (meta == null) return defaultCaller(callers)?.id ?? '';
  const id = meta.replace(/^as=/, '');
  if (id === meta || !findCaller(callers, id))
    throw faultAt(file, fence, unknownCaller(callers, id));
  return id;
}

function readVariables(file: string, fence: Code): MigrationRequest['variables'] {
  const { variables, problems } = parseVariables({ file, text: fence.value });
  const [problem] = problems;
  if (problem) throw new InputError([{ ...problem, line: lineOf(fence) + problem.line }]);
  return variables && { ...variables, line: lineOf(fence) };
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

function parseSafely(file: ExampleFile, { callers }: ExampleSettings) {
  try {
    return { migration: parseMigration(file, callers), problems: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { migration: undefined, problems: error.problems };
  }
}

function requestOf({ query, variables, as }: MigrationRequest): Parameters<AnswerRequests>[0][0] {
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

function answerProblems(
  file: string,
  { query, answer }: MigrationRequest & { readonly answer: Answer },
): Problem[] {
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
