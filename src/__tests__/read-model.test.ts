import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import type { ModelRequest } from 'graphql-docs-reference/options';
import { modelOptions } from '../../sandbox/model-options';
import { contract } from '../contract';

const source = await readSchema('.', 'schema/**/*.graphql');

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'read-model-'));
  await mkdir(join(dir, 'schema/examples/notifications'), { recursive: true });
  await cp('schema/migrations', join(dir, 'schema/migrations'), { recursive: true });
  await cp('sandbox/domains', join(dir, 'sandbox/domains'), { recursive: true });
  await writeExample('Whether there is news.');
});

afterEach(() => rm(dir, { recursive: true }));

const writeExample = (sentence: string): Promise<void> =>
  writeFile(
    join(dir, 'schema/examples/notifications/hasNewNotifications.graphql'),
    `# ${sentence}\nquery News { hasNewNotifications }\n`,
  );

it('runs the examples of the schema', async () => {
  const { examples } = await createModelReader(dir, modelOptions)(source);
  expect(examples).toMatchObject([{ answer: { data: { hasNewNotifications: true } } }]);
});

it('keeps the answers while only descriptions change', async () => {
  const readModel = createModelReader(dir, modelOptions);
  const model = await readModel(source);
  const described = source.sdl.replace('"""', '"""\nNew words.\n');
  expect(await readModel({ ...source, sdl: described })).toBe(model);
});

describe('in the next build', () => {
  const create = vi.fn(modelOptions.model.createModel);
  const options = { ...modelOptions, model: { ...modelOptions.model, createModel: create } };

  it('has the answers of the last one, unless the code is another', async () => {
    await cp('schema/examples', join(dir, 'schema/examples'), { recursive: true });
    const code = randomUUID();
    const read = (by: string) => createModelReader(dir, options, contract, Promise.resolve(by));
    const first = await read(code)(source);
    expect(create).toHaveBeenCalledTimes(1);
    const again = await read(code)(source);
    expect(create).toHaveBeenCalledTimes(1);
    expect(again).toMatchObject({ examples: first.examples, migrations: first.migrations });
    expect(await again.outcomes()).toEqual(await first.outcomes());
    const endings = await again.endings();
    expect(endings).toEqual(await first.endings());
    expect(endings.some(({ example }) => example && again.examples.includes(example))).toBe(true);
    await read(randomUUID())(source);
    expect(create).toHaveBeenCalledTimes(2);
  });
});

it('runs the migrations, and again where one changes', async () => {
  const readModel = createModelReader(dir, modelOptions);
  await readModel(source);
  const file = join(dir, 'schema/migrations/Notification.isRead.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Select', 'Ask for'));
  const { migrations } = await readModel(source);
  expect(migrations.find(({ coordinate }) => coordinate === 'Notification.isRead')?.text).toMatch(
    /^Ask for/,
  );
});

it('answers again where a definition or an example changes', async () => {
  const readModel = createModelReader(dir, modelOptions);
  const model = await readModel(source);
  const further = await readModel({ ...source, sdl: `${source.sdl}\nscalar Colour\n` });
  expect(further).not.toBe(model);
  await writeExample('Whether the bell has a dot.');
  expect((await readModel(source)).examples).toMatchObject([
    { sentence: 'Whether the bell has a dot.' },
  ]);
});

it('reads no file and makes answers up where it is told of none', async () => {
  const { examples, migrations, rows, answer } = await createModelReader(dir, {})(source);
  expect([examples, migrations, rows]).toEqual([[], [], undefined]);
  expect(await answer([{ query: '{ hasNewNotifications }', as: '' }])).toEqual({
    data: { hasNewNotifications: expect.any(Boolean) as boolean },
  });
});

it('answers examples by a model of another kind', async () => {
  const run = ({ as }: ModelRequest): Promise<ExecutionResult> =>
    Promise.resolve({ data: { hasNewNotifications: as === 'robot' } });
  const robot = { id: 'robot', label: 'Robot', sends: 'As a robot', description: 'Works.' };
  const { examples } = await createModelReader(dir, {
    model: { module: 'robots.ts', createModel: () => ({ run, reset: () => undefined }) },
    callers: [robot],
    examples: 'schema/examples',
  })(source);
  expect(examples).toMatchObject([
    { as: 'robot', answer: { data: { hasNewNotifications: true } } },
  ]);
});
