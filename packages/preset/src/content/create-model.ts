import { resolve } from 'node:path';
import { executableSdl } from 'graphql-docs-model';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { once } from 'graphql-docs-reference/calls';
import type {
  AnsweredExample,
  ArgumentsFor,
  GeneratedExamples,
  ExampleFile,
  ExampleSettings,
} from 'graphql-docs-reference/examples';
import {
  answerGenerated,
  createAnswerer,
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

/** Gives the model of a schema, the last one where all that answers depend on is as it was. */
export function createModelReader(
  siteDir: string,
  { model: rules, callers = [], examples: dir, migrations: migrationsDir }: ModelOptions,
  contract: Contract = {},
): (source: SchemaSource) => Promise<Model> {
  let last: { readonly key: string; readonly model: Model } | undefined;
  return async ({ schema, sdl }) => {
    const files = dir === undefined ? [] : await readExampleFiles(siteDir, dir);
    const migrationFiles =
      migrationsDir === undefined ? [] : await readMigrationFiles(siteDir, migrationsDir);
    const rows = await rules?.readRows?.(schema);
    // Most edits of SDL in the dev server are edits of descriptions, and change no answer.
    const answered = rules ? executableSdl(sdl) : sdl;
    const key = JSON.stringify([answered, rows, files, migrationFiles]);
    if (last?.key === key) return last.model;
    const madeUp = once(() => createMadeUpModel(sdl));
    const answer = createAnswerer(rules ? rules.createModel(sdl, rows) : madeUp());
    const settings = { schema, answer, callers, contract, dir: dir ?? 'examples' };
    const argumentsFor: ArgumentsFor = (type, field) => {
      madeUp().reset();
      return madeUp().argumentsFor(type, field);
    };
    const examples = await runExamples(files, settings);
    const model = {
      answer,
      examples,
      generated: once(() =>
        answerGenerated(
          examples,
          settings,
          writtenArguments(examples, schema, argumentsFor),
          contract,
        ),
      ),
      migrations:
        migrationsDir === undefined
          ? []
          : await runMigrations(migrationFiles, { ...settings, dir: migrationsDir }),
      rows,
    };
    last = { key, model };
    return model;
  };
}

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
