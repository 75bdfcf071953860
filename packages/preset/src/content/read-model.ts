import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Globby } from '@docusaurus/utils';
import type { GraphQLSchema } from 'graphql';
import { executableSdl, withConditions } from 'graphql-docs-model';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { once } from 'graphql-docs-reference/calls';
import type {
  AnsweredExample,
  ArgumentsFor,
  Ending,
  GeneratedExamples,
  ExampleFile,
  ExampleSettings,
} from 'graphql-docs-reference/examples';
import {
  answerCallers,
  answerGenerated,
  checkEndings,
  createAnswerer,
  findEndings,
  writtenArguments,
  answerExamples,
} from 'graphql-docs-reference/examples';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import { InputError, listSymbols } from 'graphql-docs-reference/graphql';
import type { AnsweredMigration } from 'graphql-docs-reference/migrations';
import { answerMigrations } from 'graphql-docs-reference/migrations';
import type { Caller, Contract, ModelOption } from 'graphql-docs-reference/options';
import { keyOf, openStore } from '../store';
import { readFiles } from './read-files';
import type { SchemaSource } from './read-schema';

/** What answers requests to a schema, and its answers to examples and migrations. */
interface Model extends Answered {
  readonly answer: AnswerRequests;
  /** What the model began with, as JSON of its own. */
  readonly rows: unknown;
  /** Says what its answers follow from, for what is made with them; undefined where that is not known. */
  readonly key: string | undefined;
  /** Whether only its answers to examples are of now, which a quick reading may find enough. */
  readonly isPartlyOld?: boolean;
}

interface Answered {
  readonly examples: readonly AnsweredExample[];
  /** Of the operations that have no other, made when they are first asked for. */
  readonly generated: () => Promise<GeneratedExamples>;
  /**
   * How each operation can fail, with what the model then answers, found when it is first asked for.
   * Rejects with an InputError for a code that a model with rules never answers with.
   */
  readonly endings: () => Promise<readonly Ending[]>;
  /** What comes back to each caller, by the name of the example that is sent then. */
  readonly outcomes: () => ReturnType<typeof answerCallers>;
  readonly migrations: readonly AnsweredMigration[];
}

export interface ModelOptions {
  /** Answers are made up from the schema where it is absent. */
  readonly model?: ModelOption | undefined;
  /** Those in whose name requests can be sent; absent where all get the same answers. */
  readonly callers?: readonly Caller[] | undefined;
  /** Folder of examples of the schema, relative to the site. */
  readonly examples?: string | undefined;
  /** Folder of its migrations, of which everything deprecated then needs one. */
  readonly migrations?: string | undefined;
}

export interface ReadingOptions {
  /** Whether what answers requests is enough, and examples are neither read nor answered yet. */
  readonly isOutline?: boolean;
  /**
   * Whether of answers those to examples are enough, and others may be from before where only rows
   * or examples have changed.
   */
  readonly isQuick?: boolean;
}

/**
 * Gives the model of a schema. What answers depend on is compared, and no request is answered twice.
 *
 * @param code says by which code answers are made, for them to be kept for the next build.
 */
export function createModelReader(
  siteDir: string,
  { model: rules, callers = [], examples: dir, migrations: migrationsDir }: ModelOptions,
  contract: Contract = {},
  code?: Promise<string | undefined>,
): (source: SchemaSource, options?: ReadingOptions) => Promise<Model> {
  let last: { readonly key: string; readonly answerer: Answerer } | undefined;
  let migrated: (Pick<Model, 'migrations'> & { readonly key: string }) | undefined;
  let whole: { readonly key: string; readonly sdl: string; readonly model: Model } | undefined;
  return async ({ schema, sdl }, { isOutline = false, isQuick = false } = {}) => {
    const maker = await code;
    // Most edits of SDL are edits of descriptions, and change no answer.
    const answered = executableSdl(sdl);
    const rows = rules && (await readRows(siteDir, rules, { schema, sdl: answered }, maker));
    const modelKey = JSON.stringify([answered, rows]);
    if (last?.key !== modelKey) last = { key: modelKey, answerer: createModel(sdl, rows, rules) };
    const { answerer } = last;
    const { answer } = answerer;
    const key = maker && keyOf([maker, JSON.stringify(callers), modelKey]);
    const model = { answer, rows, key };
    if (isOutline) return { ...model, ...nothingAnswered };
    const files = dir === undefined ? [] : await readExampleFiles(siteDir, dir);
    const migrationFiles =
      migrationsDir === undefined ? [] : await readMigrationFiles(siteDir, migrationsDir);
    const wholeKey = JSON.stringify([modelKey, files, migrationFiles]);
    if (whole?.key === wholeKey) return whole.model;
    const settings = {
      ...{ schema, answer, callers, contract, dir: dir ?? 'examples' },
      isMadeUp: rules === undefined,
    };
    const answerFiles = (): ReturnType<typeof answerAll> =>
      answerAll(files, settings, answerer, { rules, rows });
    if (isQuick && whole?.sdl === answered) {
      const { endings, outcomes, migrations } = whole.model;
      const old = { endings, outcomes, migrations, isPartlyOld: true };
      return { ...model, ...(await answerFiles()), ...old };
    }
    const inputs = [wholeKey, JSON.stringify([callers, contract, sourcesOf(schema)])];
    const store =
      maker === undefined ? undefined : openStore('answers', `${process.versions.v8} ${maker}`);
    const kept = store?.find(inputs);
    let answers = kept && unpack(kept, schema);
    if (!answers) {
      const migrationKey = JSON.stringify([modelKey, migrationFiles]);
      if (migrated?.key !== migrationKey) {
        const migrations =
          migrationsDir === undefined
            ? []
            : await runMigrations(migrationFiles, { ...settings, dir: migrationsDir });
        migrated = { key: migrationKey, migrations };
      }
      const { migrations } = migrated;
      answers = { ...(await answerFiles()), migrations };
      const packed = store && (await pack(answers, dir !== undefined));
      if (packed !== undefined) await store?.keep(inputs, () => packed);
    }
    whole = { key: wholeKey, sdl: answered, model: { ...model, ...answers } };
    return whole.model;
  };
}

/** The rows of a model, which are read again where a file of their folder or the schema is another. */
async function readRows(
  siteDir: string,
  { rows: folder, readRows: read }: ModelOption,
  { schema, sdl }: SchemaSource,
  maker: string | undefined,
): Promise<unknown> {
  if (!read || folder === undefined || maker === undefined) return read?.(schema);
  const paths = (await Globby(`${folder}/**`, { cwd: siteDir })).sort();
  const files = await Promise.all(paths.map((path) => readFile(join(siteDir, path))));
  const inputs = [sdl, paths.join('\n'), ...files];
  return openStore('rows', maker).keepJson(inputs, async () => (await read(schema)) ?? null);
}

/** What answers say of a schema may name its files. */
function sourcesOf(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap());
  return [...new Set(types.flatMap(({ astNode }) => astNode?.loc?.source.name ?? []))];
}

async function answerAll(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
  { madeUp }: Answerer,
  { rules, rows }: { readonly rules: ModelOption | undefined; readonly rows: unknown },
): Promise<Omit<Answered, 'migrations'>> {
  const { schema } = settings;
  const argumentsFor: ArgumentsFor = (type, field) => {
    madeUp().reset();
    return madeUp().argumentsFor(type, field);
  };
  const { examples, unanswered } = await runExamples(files, settings);
  const written = [...examples, ...unanswered];
  const objects = rules?.objects?.(rows) ?? [];
  const generated = once(() =>
    answerGenerated(written, settings, writtenArguments(written, schema, argumentsFor, objects)),
  );
  return {
    examples,
    generated,
    endings: once(async () => {
      const all = [...examples, ...(await generated()).examples];
      const endings = await findEndings(all, { ...settings, objects });
      // What is made up knows no rule, so that it proves nothing of a contract.
      const faults = rules ? checkEndings(endings, settings) : [];
      if (faults.length > 0) throw new InputError(faults);
      return endings;
    }),
    // What is made up is the same for all.
    outcomes: once(() => answerCallers(rules ? examples : [], settings)),
  };
}

interface Packed extends Pick<Answered, 'examples' | 'migrations'> {
  readonly generated: GeneratedExamples;
  readonly endings: readonly (Omit<Ending, 'symbol'> & { readonly coordinate: string })[];
  readonly outcomes: Awaited<ReturnType<Answered['outcomes']>>;
}

/**
 * All answers, of which one may stand in several places, as it does when they are unpacked. Undefined
 * where there is something to say of lines of the schema, which descriptions move.
 *
 * @param isWritten whether somebody writes examples, and is told where one is missing.
 */
async function pack(
  { examples, migrations, ...lazy }: Answered,
  isWritten: boolean,
): Promise<Buffer | undefined> {
  const generated = await lazy.generated();
  if (generated.faults.length > 0 || (isWritten && generated.toWrite.length > 0)) return undefined;
  const endings = (await lazy.endings()).map(({ symbol: { coordinate }, ...ending }) => {
    return { coordinate, ...ending };
  });
  const outcomes = await lazy.outcomes();
  return serialize({ examples, migrations, generated, endings, outcomes } satisfies Packed);
}

function unpack(packed: Buffer, schema: GraphQLSchema): Answered {
  const { examples, migrations, generated, endings, outcomes } = deserialize(packed) as Packed;
  const symbols = new Map(listSymbols(schema).map((symbol) => [symbol.coordinate, symbol]));
  const found = endings.map(({ coordinate, ...ending }) => {
    return { symbol: symbols.get(coordinate) as Ending['symbol'], ...ending };
  });
  return {
    examples,
    migrations,
    generated: () => Promise.resolve(generated),
    endings: () => Promise.resolve(found),
    outcomes: () => Promise.resolve(outcomes),
  };
}

interface Answerer {
  readonly answer: AnswerRequests;
  readonly madeUp: () => ReturnType<typeof createMadeUpModel>;
}

function createModel(sdl: string, rows: unknown, rules: ModelOption | undefined): Answerer {
  const madeUp = once(() => createMadeUpModel(sdl));
  const answerer = once(() => {
    const model = rules ? rules.createModel(sdl, rows) : madeUp();
    return createAnswerer(withConditions(model, rules ?? {}));
  });
  return { answer: answerOnce((requests) => answerer()(requests)), madeUp };
}

/** The same, which answers requests once that begin with the same world. */
function answerOnce(answer: AnswerRequests): AnswerRequests {
  const answers = new Map<string, ReturnType<AnswerRequests>>();
  return (requests) => {
    const key = JSON.stringify(requests);
    const answered = answers.get(key) ?? answer(requests);
    answers.set(key, answered);
    return answered;
  };
}

const nothingAnswered: Answered = {
  examples: [],
  generated: () => Promise.resolve({ examples: [], unanswered: [], faults: [], toWrite: [] }),
  endings: () => Promise.resolve([]),
  outcomes: () => Promise.resolve(new Map()),
  migrations: [],
};

/**
 * Reads and runs the examples of a folder.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readExamples(
  siteDir: string,
  settings: ExampleSettings,
): Promise<readonly AnsweredExample[]> {
  const files = await readExampleFiles(siteDir, settings.dir);
  return (await runExamples(files, settings)).examples;
}

const readExampleFiles = (siteDir: string, dir: string): Promise<ExampleFile[]> =>
  readTexts(siteDir, `${dir}/**/*.{graphql,json}`);

export const readMigrationFiles = (siteDir: string, dir: string): Promise<ExampleFile[]> =>
  readTexts(siteDir, `${dir}/*.md`);

async function readTexts(siteDir: string, pattern: string): Promise<ExampleFile[]> {
  const files = await readFiles(siteDir, pattern);
  return files.map(({ name, text }) => ({ file: name, text }));
}

async function runExamples(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): ReturnType<typeof answerExamples> {
  const answered = await answerExamples(files, settings);
  if (answered.problems.length > 0) throw new InputError(answered.problems);
  return answered;
}

/** @throws InputError with every problem found, each with file, line, column and fix. */
export async function runMigrations(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): Promise<readonly AnsweredMigration[]> {
  const { migrations, problems } = await answerMigrations(files, settings);
  if (problems.length > 0) throw new InputError(problems);
  return migrations;
}

/** Path of the module whose export `model` answers requests where it is bundled. */
export function modelModule(siteDir: string, model: ModelOption | undefined): string {
  return model
    ? resolve(siteDir, model.module)
    : require.resolve('graphql-docs-model/made-up-model');
}
