import { once } from '../calls/once';
import type { AnsweredExample } from '../examples/example';
import type { GeneratedExamples } from '../examples/generate/answer-generated';
import { answerGenerated } from '../examples/generate/answer-generated';
import type { ArgumentsFor } from '../examples/generate/generate-request';
import { writtenArguments } from '../examples/generate/written-arguments';
import { createAnswerer } from '../examples/run-requests';
import type { AnswerRequests } from '../graphql/requests';
import type { AnsweredMigration } from '../migrations/migration';
import type { Town } from '../sandbox';
import { createMadeUpSandbox, createSandbox, executableSdl } from '../sandbox';
import { readExampleFiles, runExamples } from './read-examples';
import { readMigrationFiles, runMigrations } from './read-migrations';
import type { SchemaSource } from './read-schema';
import { readTown } from './read-town';

/** What answers requests to a schema, and its answers to examples and migrations. */
interface Model {
  readonly answer: AnswerRequests;
  readonly examples: readonly AnsweredExample[];
  /** Of the operations that have no other, made when they are first asked for. */
  readonly generated: () => Promise<GeneratedExamples>;
  readonly migrations: readonly AnsweredMigration[];
  /** First rows of the model; another schema has none. */
  readonly town: Town | undefined;
}

/**
 * Gives the model of a schema, the last one where all that answers depend on is as it was.
 *
 * @param isOwn false for another schema, which the files of examples and migrations are not for.
 */
export function createModelReader(
  siteDir: string,
  isOwn = true,
): (source: SchemaSource) => Promise<Model> {
  let last: { readonly key: string; readonly model: Model } | undefined;
  return async ({ schema, sdl }) => {
    const files = isOwn ? await readExampleFiles(siteDir) : [];
    const migrationFiles = isOwn ? await readMigrationFiles(siteDir) : [];
    const town = isOwn ? await readTown(siteDir, schema) : undefined;
    // Most edits of our SDL in the dev server are edits of descriptions, and change no answer.
    const answered = isOwn ? executableSdl(sdl) : sdl;
    const key = JSON.stringify([answered, town, files, migrationFiles]);
    if (last?.key === key) return last.model;
    const madeUp = once(() => createMadeUpSandbox(sdl));
    const answer = createAnswerer(town ? createSandbox(sdl, town) : madeUp());
    const argumentsFor: ArgumentsFor = (type, field) => {
      madeUp().reset();
      return madeUp().argumentsFor(type, field);
    };
    const examples = await runExamples(files, schema, answer);
    let generated: Promise<GeneratedExamples> | undefined;
    const model = {
      answer,
      examples,
      generated: () =>
        (generated ??= answerGenerated(
          examples,
          schema,
          answer,
          writtenArguments(examples, schema, argumentsFor),
        )),
      migrations: isOwn ? await runMigrations(migrationFiles, schema, answer) : [],
      town,
    };
    last = { key, model };
    return model;
  };
}
