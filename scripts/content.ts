import { toDay } from '../src/changelog/days';
import { checkContent } from '../src/content/check-content';
import { readExamples } from '../src/content/read-examples';
import { readMigrationFiles, runMigrations } from '../src/content/read-migrations';
import { readSchema } from '../src/content/read-schema';
import { readTown } from '../src/content/read-town';
import { createAnswerer } from '../src/examples/run-requests';
import { createLinkMap } from '../src/graphql/links';
import type { Problem } from '../src/graphql/problem';
import { InputError } from '../src/graphql/problem';
import { createSchemaStore } from '../src/graphql/schema-store';
import { createSandbox } from '../src/sandbox/sandbox';
import { runChangelog } from './changelog/run';
import { printProblems } from './print-problems';

const pattern = 'schema/**/*.graphql';

/** Prints all that the build would refuse of guides, posts, schema and changelog, without a build. */
async function main(): Promise<void> {
  const { schema, sdl } = await readSchema('.', pattern);
  const answer = createAnswerer(createSandbox(sdl, await readTown('.', schema)));
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], isOwn: true, answer });
  const site = { dir: '.', schema: pattern, isOwnSchema: true };
  const found = await Promise.all([
    checkContent('.', store).then(({ problems }) => problems),
    problemsOf(readExamples('.', schema, answer)),
    problemsOf(readMigrationFiles('.').then((files) => runMigrations(files, schema, answer))),
    problemsOf(runChangelog(site, { task: 'check', release: '', today: toDay(Date.now()) })),
  ]);
  printProblems(found.flat());
}

async function problemsOf(reading: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}

main().catch((error: unknown) => {
  if (error instanceof InputError) printProblems(error.problems);
  else console.error(error);
  process.exitCode = 1;
});
