import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModelReader } from '../create-model';
import { readSchema } from '../read-schema';

const source = await readSchema('.', 'schema/**/*.graphql');

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'create-model-'));
  await mkdir(join(dir, 'schema/examples/notifications'), { recursive: true });
  await cp('schema/migrations', join(dir, 'schema/migrations'), { recursive: true });
  await cp('src/sandbox/domains', join(dir, 'src/sandbox/domains'), { recursive: true });
  await writeExample('Whether there is news.');
});

afterEach(() => rm(dir, { recursive: true }));

const writeExample = (sentence: string): Promise<void> =>
  writeFile(
    join(dir, 'schema/examples/notifications/hasNewNotifications.graphql'),
    `# ${sentence}\nquery News { hasNewNotifications }\n`,
  );

it('runs the examples of the schema', async () => {
  const { examples } = await createModelReader(dir)(source);
  expect(examples).toMatchObject([{ answer: { data: { hasNewNotifications: true } } }]);
});

it('keeps the answers while only descriptions change', async () => {
  const readModel = createModelReader(dir);
  const model = await readModel(source);
  const described = source.sdl.replace('"""', '"""\nNew words.\n');
  expect(await readModel({ ...source, sdl: described })).toBe(model);
});

it('runs the migrations, and again where one changes', async () => {
  const readModel = createModelReader(dir);
  await readModel(source);
  const file = join(dir, 'schema/migrations/Notification.isRead.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Select', 'Ask for'));
  const { migrations } = await readModel(source);
  expect(migrations.find(({ coordinate }) => coordinate === 'Notification.isRead')?.text).toMatch(
    /^Ask for/,
  );
});

it('answers again where a definition or an example changes', async () => {
  const readModel = createModelReader(dir);
  const model = await readModel(source);
  const further = await readModel({ ...source, sdl: `${source.sdl}\nscalar Colour\n` });
  expect(further).not.toBe(model);
  await writeExample('Whether the bell has a dot.');
  expect((await readModel(source)).examples).toMatchObject([
    { sentence: 'Whether the bell has a dot.' },
  ]);
});
