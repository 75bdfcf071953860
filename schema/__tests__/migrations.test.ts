import { expect, it } from 'vitest';
import { createAnswerer } from 'graphql-docs-reference/examples';
import { findApplications } from 'graphql-docs-reference/graphql';
import {
  readMigrationFiles,
  readSchema,
  runMigrations,
} from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../../sandbox/town/read-town';
import { modelOptions } from '../../sandbox/model-options';
import { createSandbox } from '../../sandbox';

const { schema, sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
const town = await readTown(process.cwd(), schema);
const settings = {
  schema,
  answer: createAnswerer(createSandbox(sdl, town)),
  callers: modelOptions.callers,
  dir: modelOptions.migrations,
};
const files = await readMigrationFiles(process.cwd(), settings.dir);
/** Fails with the place of each migration that is at fault. */
const migrations = await runMigrations(files, settings);

it('leads on from everything that is deprecated', () => {
  expect(new Set(migrations.map(({ coordinate }) => coordinate))).toEqual(
    new Set(findApplications(schema).get('deprecated')),
  );
});

it('shows answers that differ, but for a request that alone changes', () => {
  const alike = migrations.filter(
    ({ before, after }) => JSON.stringify(before.answer) === JSON.stringify(after.answer),
  );
  const inputs = migrations.filter(({ coordinate }) => /Input\.|\(/.test(coordinate));
  expect(alike.map(({ coordinate }) => coordinate)).toEqual(
    inputs.map(({ coordinate }) => coordinate),
  );
});

it('refuses the SDL without the file of something deprecated', async () => {
  const rest = files.filter(({ file }) => !file.endsWith('Poll.isMultipleChoice.md'));
  await expect(runMigrations(rest, settings)).rejects.toThrow(
    /^1 problems? in the input:\nschema\/polls\.graphql:\d+:3 Unexpected @deprecated on Poll\.isMultipleChoice without a migration\./,
  );
});
