import { toDay } from 'graphql-docs-reference/changelog';
import {
  checkContent,
  checkDescriptionLinks,
  readExamples,
  readMigrationFiles,
  readSchema,
  runMigrations,
} from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../sandbox/town/read-town';
import { createAnswerer } from 'graphql-docs-reference/examples';
import { contract } from '../src/contract';
import type { Problem } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore, InputError } from 'graphql-docs-reference/graphql';
import { modelOptions } from '../sandbox/model-options';
import { placeholders } from '../src/product';
import { createSandbox } from '../sandbox';
import { runChangelog } from './run-changelog';
import { printProblems, runScript } from './run-script';

const pattern = 'schema/**/*.graphql';

/** Prints all that the build would refuse of guides, posts, schema and changelog, without a build. */
async function main(): Promise<void> {
  const { schema, sdl } = await readSchema('.', pattern);
  const answer = createAnswerer(createSandbox(sdl, await readTown('.', schema)));
  const { callers, examples, migrations } = modelOptions;
  const settings = { schema, callers, answer };
  const store = createSchemaStore();
  store.set({ ...settings, links: createLinkMap(schema), paths: [], samples: 'error' });
  const site = { dir: '.', schema: pattern, contract };
  const found = await Promise.all([
    checkContent('.', { store, placeholders }).then(({ problems }) => problems),
    problemsOf(checkDescriptionLinks('.', schema)),
    problemsOf(readExamples('.', { ...settings, dir: examples })),
    problemsOf(
      readMigrationFiles('.', migrations).then((files) =>
        runMigrations(files, { ...settings, dir: migrations }),
      ),
    ),
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

void runScript(main);
