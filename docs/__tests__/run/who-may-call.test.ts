import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { download } from '../collections';
import { fencesOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/schema-as-a-file.mdx';
const output = fencesOf(page).find(({ title }) => title.startsWith('Operations with the word'));

it('prints roles and error codes of the operations with a word', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'who-may-call-'));
  await writeFile(join(folder, 'operations.json'), download('operations.json'));
  const script = join(folder, 'who-may-call.mjs');
  await writeFile(script, sampleCode(page, 'who-may-call.mjs'));
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'Poll'], { cwd: folder });
  expect(stdout).toBe(`${output?.code}\n`);
  await rm(folder, { recursive: true });
});
