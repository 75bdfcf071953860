import { expect, it } from 'vitest';
import { createAnswerer } from '../../src/examples/run-requests';
import { findApplications } from '../../src/graphql/applications';
import { readMigrationFiles, runMigrations } from '../../src/content/read-migrations';
import { readSchema } from '../../src/content/read-schema';
import { readTown } from '../../src/content/read-town';
import { createSandbox } from '../../src/sandbox/sandbox';

const { schema, sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
const town = await readTown(process.cwd(), schema);
const files = await readMigrationFiles(process.cwd());
/** Fails with the place of each migration that is at fault. */
const migrations = await runMigrations(files, schema, createAnswerer(createSandbox(sdl, town)));

it('leads on from everything that is deprecated', () => {
  expect(new Set(migrations.map(({ coordinate }) => coordinate))).toEqual(
    new Set(findApplications(schema).get('deprecated')),
  );
});

it('shows an answer of either request that differs from the other', () => {
  const alike = migrations.filter(
    ({ before, after }) => JSON.stringify(before.answer) === JSON.stringify(after.answer),
  );
  expect(alike).toEqual([]);
});

it('refuses the SDL without the file of something deprecated', async () => {
  const rest = files.filter(({ file }) => !file.endsWith('Poll.isMultipleChoice.md'));
  await expect(
    runMigrations(rest, schema, createAnswerer(createSandbox(sdl, town))),
  ).rejects.toThrow(
    /^1 problems? in the input:\nschema\/polls\.graphql:\d+:3 Unexpected @deprecated on Poll\.isMultipleChoice without a migration\./,
  );
});
