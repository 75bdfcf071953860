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
import type { ExampleSettings } from 'graphql-docs-reference/examples';
import {
  checkEndings,
  checkUndeclared,
  createAnswerer,
  findEndings,
  findUndeclared,
} from 'graphql-docs-reference/examples';
import { contract } from '../src/contract';
import type { Problem } from 'graphql-docs-reference/graphql';
import { withConditions } from 'graphql-docs-model';
import type { ModelObject } from 'graphql-docs-reference/options';
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
  const town = await readTown('.', schema);
  const answer = createAnswerer(withConditions(createSandbox(sdl, town), modelOptions.model));
  const { callers, examples, migrations } = modelOptions;
  const settings = { schema, callers, answer, contract };
  const store = createSchemaStore();
  store.set({ ...settings, links: createLinkMap(schema), paths: [], samples: 'error' });
  const site = { dir: '.', schema: pattern, contract };
  const found = await Promise.all([
    checkContent('.', { store, placeholders }).then(({ problems }) => problems),
    problemsOf(checkDescriptionLinks('.', schema)),
    problemsOf(checkExamples({ ...settings, dir: examples }, Object.values(town).flat())),
    problemsOf(
      readMigrationFiles('.', migrations).then((files) =>
        runMigrations(files, { ...settings, dir: migrations }),
      ),
    ),
    problemsOf(runChangelog(site, { task: 'check', release: '', today: toDay(Date.now()) })),
  ]);
  printProblems(found.flat());
}

/** Also whether operations fail with the error codes that they declare, and with no others. */
async function checkExamples(
  settings: ExampleSettings,
  objects: readonly ModelObject[],
): Promise<void> {
  const examples = await readExamples('.', settings);
  const asked = { ...settings, objects };
  const problems = [
    ...checkEndings(await findEndings(examples, asked), settings),
    ...checkUndeclared(await findUndeclared(examples, asked), settings),
  ];
  if (problems.length > 0) throw new InputError(problems);
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
