import { once } from 'graphql-docs-reference/calls';
import type {
  AnsweredExample,
  ArgumentsFor,
  GeneratedExamples,
} from 'graphql-docs-reference/examples';
import { answerGenerated, createAnswerer, writtenArguments } from 'graphql-docs-reference/examples';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import type { AnsweredMigration } from 'graphql-docs-reference/migrations';
import { executableSdl } from 'graphql-docs-model';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import type { Caller, Contract, ModelOption } from 'graphql-docs-reference/options';
import { readExampleFiles, runExamples } from './read-examples';
import { readMigrationFiles, runMigrations } from './read-migrations';
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
    const answered = rules ? executableSdl(sdl, rules.words) : sdl;
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
    let generated: Promise<GeneratedExamples> | undefined;
    const model = {
      answer,
      examples,
      generated: () =>
        (generated ??= answerGenerated(
          examples,
          settings,
          writtenArguments(examples, schema, argumentsFor),
          contract,
        )),
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
