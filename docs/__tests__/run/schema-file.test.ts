import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildClientSchema, buildSchema, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { download } from '../collections';
import { codeOf, fencesOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/schema-as-a-file.mdx';
const { endpoint } = useLocalApi();

/** A project with the files of the page, in the order of its steps. */
let project: string;
const path = (name: string): string => join(project, name);
const save = (name: string, text: string): Promise<void> => writeFile(path(name), text);

/** The code of the fence with this title, which carries no `run`. */
const shown = (title: string): string => codeOf(page, title);

/** The commands that make the project, of which only the first needs no registry. */
const install = fencesOf(page).find(({ code }) => code.includes('npm install'))?.code ?? '';

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
  const [makePackage = ''] = /^npm init .*$/m.exec(install) ?? [];
  await promisify(execFile)('sh', ['-c', makePackage], { cwd: project });
  for (const name of ['src/next-tasks.graphql', 'tsconfig.json']) await save(name, shown(name));
  for (const name of ['save-schema.mjs', 'codegen.ts', 'eslint.config.mjs'])
    await save(name, sampleCode(page, name));
  for (const name of ['src/typed-client.ts', 'src/next-tasks.ts'])
    await save(name, sampleCode(page, name));
  const requests = 'docs/forming-requests.mdx';
  await save('src/api.ts', sampleCode(requests, 'api.ts: send a document'));
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

describe('the generated types', () => {
  const compile = (): Promise<Outcome> => run(bin('typescript/bin/tsc'), '--project', '.');
  const generate = (config = 'codegen.ts'): Promise<Outcome> =>
    run(bin('@graphql-codegen/cli/esm/bin.js'), '--config', config);
  beforeAll(async () => {
    expect(await generate()).toMatchObject({ code: 0 });
  }, 60_000);

  it('are generated from the SDL of the site, too', async () => {
    await save('downloaded.graphql', download('schema.graphql'));
    const config = sampleCode(page, 'codegen.ts');
    await save('downloaded.ts', config.replace('schema.graphql', 'downloaded.graphql'));
    expect(await generate('downloaded.ts')).toMatchObject({ code: 0 });
  });

  it('compile with the client function, and print tasks', async () => {
    expect(await compile()).toMatchObject({ code: 0, stdout: '' });
    const { stdout } = await run(bin('tsx/dist/cli.mjs'), 'src/next-tasks.ts');
    expect(stdout).toBe(`${shown('Output')}\n`);
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

  it('say above an input field that it is deprecated', async () => {
    const schema = await readFile(path('schema.graphql'), 'utf8');
    const field = 'input CreateTaskInput {';
    await save(
      'schema.graphql',
      schema.replace(field, `${field}\n  old: Int @deprecated(reason: "Gone.")`),
    );
    await save(
      'src/new-task.graphql',
      'mutation NewTask($input: CreateTaskInput!) {\n  createTask(input: $input) {\n    id\n  }\n}\n',
    );
    const lint = await run(bin('eslint/bin/eslint.js'), 'src');
    await generate();
    const types = await readFile(path('src/gql/graphql.ts'), 'utf8');
    await save('schema.graphql', schema);
    await rm(path('src/new-task.graphql'));
    expect(types).toMatch(/@deprecated Gone\. \*\/\n\s*old\?:/);
    expect(lint).toMatchObject({ code: 0, stdout: '' });
  });
});

it('lints documents that fit, one without an id, and reports a deprecated field', async () => {
  const lint = (): Promise<Outcome> => run(bin('eslint/bin/eslint.js'), 'src');
  await save(
    'src/names.graphql',
    'query Names {\n  spaces {\n    data {\n      name\n    }\n  }\n}\n',
  );
  expect(await lint()).toMatchObject({ code: 0, stdout: '' });
  await rm(path('src/names.graphql'));
  await save('src/who-am-i.graphql', 'query WhoAmI {\n  authenticatedUser {\n    id\n  }\n}\n');
  const { code, stdout } = await lint();
  expect(code).toBe(1);
  expect(stdout.replace(`${project}/`, '')).toContain(
    shown('A document that must change by the given day'),
  );
  await rm(path('src/who-am-i.graphql'));
});

describe('npm run check', () => {
  beforeAll(() => save('package.json', shown('package.json')));

  const check = (): Promise<Outcome> =>
    promisify(execFile)('npm', ['run', 'check'], { cwd: project }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: unknown) => error as Outcome,
    );

  it('generates, lints and compiles the project of the page', async () => {
    expect(await check()).toMatchObject({ code: 0 });
  });

  it('fails on a type error', async () => {
    await save('src/wrong.ts', "export const limit: number = 'two';\n");
    const { code, stdout } = await check();
    await rm(path('src/wrong.ts'));
    expect(code).not.toBe(0);
    expect(stdout).toContain('src/wrong.ts(1,14): error TS2322');
  });
});
