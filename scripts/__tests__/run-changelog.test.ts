import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../src/contract';
import type { Task } from '../run-changelog';
import { readOptions, runChangelog } from '../run-changelog';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'changelog-'));
  await mkdir(join(dir, 'schema'));
  await write('schema/a.graphql', 'type Query {\n  a(limit: Int! = 20): Int\n}\n');
});

afterEach(() => rm(dir, { recursive: true }));

const write = (name: string, text: string): Promise<void> => writeFile(join(dir, name), text);
const read = (name: string): Promise<string> => readFile(join(dir, name), 'utf8');

const run = (task: Task, release = '', schema = 'schema/**/*.graphql'): Promise<string> =>
  runChangelog(
    { dir, schema, contract: schema.includes('*') ? contract : undefined },
    { task, release, today: '2026-12-01' },
  );

describe('runChangelog', () => {
  it('releases a schema, then checks and shows what changes', async () => {
    expect(await run('release', '2026-11-01')).toBe('Released schema/releases/2026-11-01.');
    await write('schema/a.graphql', 'type Query {\n  a(limit: Int! = 20): Int\n  b: Int\n}\n');
    expect(await run('check')).toBe('Releases: 1. Changes since the last: 1. Problems: none.');
    expect(await run('summary')).toMatch('- `Query.b` is new, of type `Int`.');
    expect(JSON.parse(await run('json'))).toMatchObject({
      releases: [{ changes: [{ coordinate: 'Query.b' }] }, { date: '2026-11-01' }],
    });
  });

  it('moves notes with a release, and keeps what stands above them', async () => {
    await run('release', '2026-11-01');
    await write('schema/a.graphql', 'type Query {\n  a(limit: Int!): Int\n}\n');
    await write('schema/unreleased.md', '# Notes\n\nHow.\n\n## `Query.a(limit:)`\n\nSend it.\n');
    await run('release', '2026-12-01');
    expect(await read('schema/unreleased.md')).toBe('# Notes\n\nHow.\n');
    expect(await read('schema/releases/2026-12-01/notes.md')).toBe(
      '# Changes of 2026-12-01\n\n## `Query.a(limit:)`\n\nSend it.\n',
    );
    expect(await run('check')).toBe('Releases: 2. Changes since the last: 0. Problems: none.');
    expect(await readdir(join(dir, 'schema/releases'))).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('writes nothing where the check fails', async () => {
    await run('release', '2026-11-01');
    await write('schema/a.graphql', 'type Query {\n  a(limit: Int!): Int\n}\n');
    await expect(run('release', '2026-12-01')).rejects.toThrow(
      'schema/a.graphql:2:5 Unexpected breaking change without a note: Query.a(limit:) lost its default 20.',
    );
    expect(await readdir(join(dir, 'schema/releases'))).toEqual(['2026-11-01']);
  });

  it.each([
    ['2026-11-01', 'Unexpected day 2026-11-01, expected one after 2026-11-01, the last release.'],
    ['2026-10-31', 'Unexpected day 2026-10-31, expected one after 2026-11-01, the last release.'],
    ['2026-12-02', 'Unexpected day 2026-12-02, expected none after today, 2026-12-01.'],
    ['2026-12-01', 'Unexpected release: nothing has changed since 2026-11-01.'],
  ])('refuses a release of %s', async (day, message) => {
    await run('release', '2026-11-01');
    await expect(run('release', day)).rejects.toThrow(message);
  });

  it('places a snapshot that does not parse', async () => {
    await run('release', '2026-11-01');
    await write('schema/releases/2026-11-01/schema.graphql', 'type Query {\n  a Int\n}\n');
    await expect(run('check')).rejects.toThrow(
      'schema/releases/2026-11-01/schema.graphql:2:5 Syntax Error: Expected ":", found Name "Int". Fix the SDL at this place.',
    );
  });

  it('takes releases of another schema from beside it, and wants no notes', async () => {
    const other = join(dir, 'schema/a.graphql');
    await run('release', '2026-11-01', other);
    await write('schema/a.graphql', 'type Query {\n  b: Int\n}\n');
    expect(await run('check', '', other)).toBe(
      'Releases: 1. Changes since the last: 2. Problems: none.',
    );
  });
});

describe('readOptions', () => {
  const now = Date.parse('2026-11-22T23:59:00Z');

  it('reads one task, and takes the day in UTC for today', () => {
    expect(readOptions(['--check'], now)).toEqual({
      task: 'check',
      release: '',
      today: '2026-11-22',
    });
    expect(readOptions(['--release=2026-12-01', '--today', '2026-12-02'], now)).toEqual({
      task: 'release',
      release: '2026-12-01',
      today: '2026-12-02',
    });
  });

  it('shows what is not released where no task is named', () => {
    expect(readOptions([], now).task).toBe('summary');
  });

  it.each([
    [
      ['--check', '--json'],
      'Unexpected --check and --json, expected one of --check, --summary, --json, --release.',
    ],
    [['--chek'], 'Unexpected option "--chek". Did you mean "--check"?'],
    [['--release', '2026-02-30'], 'Unexpected day "2026-02-30", expected one such as 2026-11-22.'],
    [['--check', '--today', 'now'], 'Unexpected day "now", expected one such as 2026-11-22.'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, now)).toThrow(message);
  });
});
