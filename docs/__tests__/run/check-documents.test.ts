import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { fencesOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/versioning/graphql-api.mdx';
const documents = ['src/publish-post.graphql', 'src/suggestions.graphql', 'src/who-am-i.graphql'];
const migrations = [
  'Mutation.createSpacePost',
  'Query.appVolunteeringRecos',
  'Query.authenticatedUser',
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const { sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
  await mkdir(join(folder, 'src'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'platform.graphql'), sdl);
  await writeFile(join(folder, 'check-documents.mjs'), sampleCode(page, 'check-documents.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the requests that migrations have below a heading, and reads what the script prints. */
async function check(
  heading: 'Before' | 'After',
): Promise<{ status: number | null; report: string }> {
  for (const [index, document] of documents.entries()) {
    const migration = await readFile(`schema/migrations/${migrations[index]}.md`, 'utf8');
    const [, code = ''] = migration.split(`## ${heading}`)[1]?.split(/```(?:graphql.*\n)?/) ?? [];
    await writeFile(join(folder, document), code);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['check-documents.mjs', 'platform.graphql', ...documents],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, report: stderr };
}

it('names each deprecated operation as the page says', async () => {
  const report = fencesOf(page).find(({ title }) => title === 'Report')?.code;
  expect(await check('Before')).toEqual({ status: 1, report: `${report}\n` });
});

it('prints nothing for the documents after their migration', async () => {
  expect(await check('After')).toEqual({ status: 0, report: '' });
});
