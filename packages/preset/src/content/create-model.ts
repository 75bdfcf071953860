import { resolve } from 'node:path';
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
import { InputError } from 'graphql-docs-reference/graphql';
import type { AnsweredMigration } from 'graphql-docs-reference/migrations';
import { answerMigrations } from 'graphql-docs-reference/migrations';
import type { Caller, Contract, ModelOption } from 'graphql-docs-reference/options';
import { readFiles } from './read-files';
import type { SchemaSource } from './read-schema';

/** What answers requests to a schema, and its answers to examples and migrations. */
interface Model {
  readonly answer: AnswerRequests;
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
  /** What the model began with, as JSON of its own. */
  readonly rows: unknown;
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

interface ReadingOptions {
  /** Whether what answers requests is enough, and examples are neither read nor answered yet. */
  readonly isOutline?: boolean;
}

/** Gives the model of a schema. What answers depend on is compared, and no request is answered twice. */
export function createModelReader(
  siteDir: string,
  { model: rules, callers = [], examples: dir, migrations: migrationsDir }: ModelOptions,
  contract: Contract = {},
): (source: SchemaSource, options?: ReadingOptions) => Promise<Model> {
  let last: { readonly key: string; readonly answerer: Answerer } | undefined;
  let whole: { readonly key: string; readonly model: Model } | undefined;
  return async ({ schema, sdl }, { isOutline = false } = {}) => {
    const rows = await rules?.readRows?.(schema);
    // Most edits of SDL in the dev server are edits of descriptions, and change no answer.
    const answered = rules ? executableSdl(sdl) : sdl;
    const modelKey = JSON.stringify([answered, rows]);
    if (last?.key !== modelKey) last = { key: modelKey, answerer: createModel(sdl, rows, rules) };
    const { answer, madeUp } = last.answerer;
    if (isOutline) return { answer, rows, ...nothingAnswered };
    const files = dir === undefined ? [] : await readExampleFiles(siteDir, dir);
    const migrationFiles =
      migrationsDir === undefined ? [] : await readMigrationFiles(siteDir, migrationsDir);
    const key = JSON.stringify([modelKey, files, migrationFiles]);
    if (whole?.key === key) return whole.model;
    const settings = { schema, answer, callers, contract, dir: dir ?? 'examples' };
    const argumentsFor: ArgumentsFor = (type, field) => {
      madeUp().reset();
      return madeUp().argumentsFor(type, field);
    };
    const examples = await runExamples(files, settings);
    const generated = once(() =>
      answerGenerated(
        examples,
        settings,
        writtenArguments(examples, schema, argumentsFor),
        contract,
      ),
    );
    const model: Model = {
      answer,
      examples,
      generated,
      endings: once(async () => {
        const all = [...examples, ...(await generated()).examples];
        const objects = rules?.objects?.(rows) ?? [];
        const endings = await findEndings(all, { ...settings, objects });
        // What is made up knows no rule, so that it proves nothing of a contract.
        const faults = rules ? checkEndings(endings, settings) : [];
        if (faults.length > 0) throw new InputError(faults);
        return endings;
      }),
      // What is made up is the same for all.
      outcomes: once(() => answerCallers(rules ? examples : [], settings)),
      migrations:
        migrationsDir === undefined
          ? []
          : await runMigrations(migrationFiles, { ...settings, dir: migrationsDir }),
      rows,
    };
    whole = { key, model };
    return model;
  };
}

interface Answerer {
  readonly answer: AnswerRequests;
  readonly madeUp: () => ReturnType<typeof createMadeUpModel>;
}

function createModel(sdl: string, rows: unknown, rules: ModelOption | undefined): Answerer {
  const madeUp = once(() => createMadeUpModel(sdl));
  const model = rules ? rules.createModel(sdl, rows) : madeUp();
  const answer = createAnswerer(withConditions(model, rules ?? {}));
  return { answer: answerOnce(answer), madeUp };
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

const nothingAnswered: Omit<Model, 'answer' | 'rows'> = {
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
  return runExamples(await readExampleFiles(siteDir, settings.dir), settings);
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
): Promise<readonly AnsweredExample[]> {
  const { examples, problems } = await answerExamples(files, settings);
  if (problems.length > 0) throw new InputError(problems);
  return examples;
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
