import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePages } from '../write-pages';

const longAgo = new Date('2000-01-01T00:00:00Z');

describe('writePages', () => {
  let dir: string;

  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'write-pages-')), 'graphql');
    await writePages(
      dir,
      new Map([
        ['index.mdx', 'one'],
        ['types/space.mdx', 'two'],
      ]),
    );
    await utimes(join(dir, 'index.mdx'), longAgo, longAgo);
    await utimes(join(dir, 'types/space.mdx'), longAgo, longAgo);
  });

  afterEach(() => rm(join(dir, '..'), { recursive: true }));

  it('makes the folders that it needs', async () => {
    expect(await readFile(join(dir, 'types/space.mdx'), 'utf8')).toBe('two');
  });

  it('writes what changed and leaves the rest untouched', async () => {
    await writePages(
      dir,
      new Map([
        ['index.mdx', 'one'],
        ['types/space.mdx', 'three'],
      ]),
    );
    expect(await readFile(join(dir, 'types/space.mdx'), 'utf8')).toBe('three');
    expect((await stat(join(dir, 'index.mdx'))).mtime).toEqual(longAgo);
  });

  it('removes the pages of symbols that are gone, and files of an interrupted run', async () => {
    await writeFile(join(dir, 'types/user.mdx.new'), 'half');
    await writePages(dir, new Map([['index.mdx', 'one']]));
    expect(await readdir(join(dir, 'types'))).toEqual([]);
    expect(await readdir(dir)).toEqual(['index.mdx', 'types']);
  });
});
