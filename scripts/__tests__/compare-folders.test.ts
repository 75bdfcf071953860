import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareFolders } from '../build-again';

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

it('names files that differ, and those that one folder lacks', async () => {
  const one = await folderOf({ 'same.html': 'a', 'js/main.1.js': 'b', 'js/other.js': 'c' });
  const other = await folderOf({ 'same.html': 'a', 'js/main.2.js': 'b', 'js/other.js': 'd' });
  expect(await compareFolders(one, other)).toEqual(['js/main.1.js', 'js/main.2.js', 'js/other.js']);
  expect(await compareFolders(one, one)).toEqual([]);
});
