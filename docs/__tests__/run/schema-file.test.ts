import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildClientSchema, buildSchema, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useLocalApi } from '../../../src/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/schema-as-a-file.mdx';
const { endpoint } = useLocalApi();

/** A project with the files of the page, in the order of its steps. */
let project: string;
const path = (name: string): string => join(project, name);
const save = (name: string, text: string): Promise<void> => writeFile(path(name), text);

interface Outcome {
  readonly code: number;
  readonly stdout: string;
}

/** Runs a program of an installed package in the project, with the local API as the platform. */
async function run(script: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, API_URL: endpoint(), NO_COLOR: '1' };
  const options = { cwd: project, env };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
    return { code: 0, stdout };
  } catch (error) {
    return error as Outcome;
  }
}

const bin = (name: string): string => resolve('node_modules', name);

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'schema-file-'));
  await mkdir(path('src'));
  await symlink(resolve('node_modules'), path('node_modules'));
  for (const name of ['src/next-tasks.graphql', 'package.json'])
    await save(name, fencesOf(page).find(({ title }) => title === name)?.code ?? '');
  for (const name of ['save-schema.mjs', 'codegen.ts', 'eslint.config.mjs'])
    await save(name, sampleCode(page, name));
  for (const name of ['src/typed-client.ts', 'src/next-tasks.ts'])
    await save(name, sampleCode(page, name));
  const requests = 'docs/forming-requests.mdx';
  await save('src/api.ts', sampleCode(requests, 'api.ts: send a document'));
  const compilerOptions = { strict: true, module: 'preserve', target: 'es2022', types: ['node'] };
  const files = ['src/next-tasks.ts'];
  const settings = { ...compilerOptions, skipLibCheck: true, noEmit: true };
  await save('tsconfig.json', JSON.stringify({ compilerOptions: settings, files }));
  await run('save-schema.mjs');
}, 60_000);
afterAll(() => rm(project, { recursive: true }));

describe('save-schema.mjs', () => {
  it('saves the introspection and the SDL that the API is made from', async () => {
    const { data } = JSON.parse(await readFile(path('introspection.json'), 'utf8')) as {
      readonly data: IntrospectionQuery;
    };
    const saved = await readFile(path('schema.graphql'), 'utf8');
    expect(saved).toBe(`${printSchema(buildClientSchema(data))}\n`);
    expect(buildSchema(saved).getQueryType()?.getFields()).toHaveProperty('tasksBySpaceId');
    expect(saved).toContain('@specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc9562")');
    expect(saved).toContain('@oneOf');
    expect(saved).not.toContain('@access(role');
  });

  it('fails with the message of the API', async () => {
    const broken = sampleCode(page, 'save-schema.mjs').replace('getIntrospectionQuery({', '("{"+{');
    await save('broken.mjs', broken);
    expect((await run('broken.mjs')).code).toBe(1);
  });
});

describe('the generated types', { timeout: 60_000 }, () => {
  const compile = (): Promise<Outcome> => run(bin('typescript/bin/tsc'), '--project', '.');
  beforeAll(async () => {
    const cli = bin('@graphql-codegen/cli/esm/bin.js');
    expect(await run(cli, '--config', 'codegen.ts')).toMatchObject({ code: 0 });
  }, 60_000);

  it('compile with the client function, and print tasks', async () => {
    expect(await compile()).toMatchObject({ code: 0, stdout: '' });
    const { stdout } = await run(bin('tsx/dist/cli.mjs'), 'src/next-tasks.ts');
    expect(stdout).toBe('2026-06-13 Hochbeete bauen\n');
  });

  it('refuse a misspelt variable and a field that was not selected', async () => {
    const sample = sampleCode(page, 'src/next-tasks.ts');
    await save(
      'src/next-tasks.ts',
      sample.replace('limit: 2', 'limt: 2').replace('dueOn }', 'id, summary }'),
    );
    const { stdout } = await compile();
    await save('src/next-tasks.ts', sample);
    expect(stdout).toContain("'limt' does not exist in type");
    expect(stdout).toContain("Property 'summary' does not exist on type");
  });

  it('have a value in each enum that no code can name', async () => {
    expect(await readFile(path('src/gql/graphql.ts'), 'utf8')).toContain('%future added value');
  });
});

it('lints a document that fits, and reports a deprecated field', { timeout: 60_000 }, async () => {
  const lint = (): Promise<Outcome> => run(bin('eslint/bin/eslint.js'), 'src');
  expect(await lint()).toMatchObject({ code: 0, stdout: '' });
  await save('src/who-am-i.graphql', 'query WhoAmI {\n  authenticatedUser {\n    id\n  }\n}\n');
  const { code, stdout } = await lint();
  expect(code).toBe(1);
  const title = 'A document that must change by the given day';
  const shown = fencesOf(page).find((fence) => fence.title === title)?.code ?? '';
  expect(stdout.replace(`${project}/`, '')).toContain(shown);
});
