import type { AnsweredExample } from '../examples/example';
import { createRunner } from '../examples/run-requests';
import type { AnswerRequests } from '../graphql/requests';
import type { AnsweredMigration } from '../migrations/migration';
import { createSandbox } from '../sandbox/sandbox';
import { readExampleFiles, runExamples } from './read-examples';
import { readMigrationFiles, runMigrations } from './read-migrations';
import type { SchemaSource } from './read-schema';
import { readTown } from './read-town';

/** What answers requests to the site's own schema, and its answers to examples and migrations. */
interface Model {
  readonly answer: AnswerRequests;
  readonly examples: readonly AnsweredExample[];
  readonly migrations: readonly AnsweredMigration[];
}

/** Gives the model of a schema, the last one where all that answers depend on is as it was. */
export function createModelReader(siteDir: string): (source: SchemaSource) => Promise<Model> {
  let last: { readonly key: string; readonly model: Model } | undefined;
  return async ({ schema, sdl }) => {
    const files = await readExampleFiles(siteDir);
    const migrationFiles = await readMigrationFiles(siteDir);
    const town = await readTown(siteDir, schema);
    const key = JSON.stringify([withoutDescriptions(sdl), town, files, migrationFiles]);
    if (last?.key === key) return last.model;
    const answer = createRunner(createSandbox(sdl, town));
    const model = {
      answer,
      examples: await runExamples(files, schema, answer),
      migrations: await runMigrations(migrationFiles, schema, answer),
    };
    last = { key, model };
    return model;
  };
}

/** Most edits of the SDL in the dev server are edits of descriptions, and change no answer. */
function withoutDescriptions(sdl: string): string {
  return sdl.replace(/"""[\s\S]*?"""/g, '');
}
