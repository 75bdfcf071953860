import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerWithSlash } from '..';

describe('answerWithSlash', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'answer-with-slash-'));
    await mkdir(join(dir, 'docs/graphql/types'), { recursive: true });
    await mkdir(join(dir, 'assets/js'), { recursive: true });
    await writeFile(join(dir, 'docs.html'), 'Docs');
    await writeFile(join(dir, 'docs/graphql.html'), 'Reference');
    await writeFile(join(dir, 'docs/graphql/types/space.html'), 'Space');
    await writeFile(join(dir, 'assets/js/main.js'), '');
  });

  afterEach(() => rm(dir, { recursive: true }));

  it('copies a page into the folder of the pages below it', async () => {
    answerWithSlash(dir);
    expect(await readFile(join(dir, 'docs/index.html'), 'utf8')).toBe('Docs');
    expect(await readFile(join(dir, 'docs/graphql/index.html'), 'utf8')).toBe('Reference');
  });

  it('leaves folders alone that are no page', async () => {
    answerWithSlash(dir);
    expect(await readdir(join(dir, 'docs/graphql/types'))).toEqual(['space.html']);
    expect(await readdir(join(dir, 'assets'))).toEqual(['js']);
    expect(await readdir(join(dir, 'assets/js'))).toEqual(['main.js']);
  });

  it('takes the place of no other page', async () => {
    await writeFile(join(dir, 'docs/index.html'), 'Index');
    expect(() => answerWithSlash(dir)).toThrow('EEXIST: file already exists');
    expect(await readFile(join(dir, 'docs/index.html'), 'utf8')).toBe('Index');
  });

  it('keeps the page at its own address', async () => {
    answerWithSlash(dir);
    expect(await readFile(join(dir, 'docs.html'), 'utf8')).toBe('Docs');
  });
});
