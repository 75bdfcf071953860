import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as changelog from 'graphql-docs-reference/changelog';
import { createChangelogReader } from '../read-releases';

const schema = buildSchema('type Query { a: Int b: Int c: Int }');

describe('createChangelogReader', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'create-changelog-'));
    await mkdir(join(dir, 'schema/releases/2026-01-01'), { recursive: true });
    await mkdir(join(dir, 'schema/releases/2026-02-01'), { recursive: true });
    await write('releases/2026-01-01/schema.graphql', 'type Query { a: Int }');
    await write('releases/2026-02-01/schema.graphql', 'type Query { a: Int b: Int }');
  });

  afterEach(() => rm(dir, { recursive: true }));

  const write = (name: string, text: string): Promise<void> =>
    writeFile(join(dir, 'schema', name), text);

  it('compares releases again only where a file changed', async () => {
    const read = createChangelogReader(dir, 'schema/**/*.graphql');
    const { releases } = await read(schema);
    expect(releases.map((release) => [release.date, release.changes.length])).toEqual([
      [undefined, 1],
      ['2026-02-01', 1],
      ['2026-01-01', 0],
    ]);
    expect((await read(schema)).releases).toBe(releases);
    const other = await read(buildSchema('type Query { a: Int }'));
    expect(other.releases[0]?.changes.map(({ coordinate }) => coordinate)).toEqual(['Query.b']);
    await write('unreleased.md', '## `Query.c`\n\nFast.\n');
    expect((await read(schema)).releases[0]?.changes[0]?.note).toBe('Fast.');
  });

  it('compares them no more in the next build of the same code', async () => {
    const code = Promise.resolve(randomUUID());
    const first = await createChangelogReader(dir, 'schema/**/*.graphql', {}, code)(schema);
    const compared = vi.spyOn(changelog, 'describePast');
    const read = createChangelogReader(dir, 'schema/**/*.graphql', {}, code);
    expect(await read(schema)).toEqual(first);
    // The newest alone, for what is not released yet.
    expect(compared.mock.calls.map(([snapshots]) => snapshots.length)).toEqual([1]);
    await write('releases/2026-02-01/schema.graphql', 'type Query { b: Int }');
    expect((await read(schema)).releases[1]?.changes).toHaveLength(2);
  });

  it('has no releases where there is no folder', async () => {
    const read = createChangelogReader(dir, 'other.graphql');
    expect(await read(schema)).toEqual({ releases: [], upcoming: [] });
  });
});
