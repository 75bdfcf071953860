import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let program: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphan-'));
  program = join(folder, 'program.ts');
  const module = JSON.stringify(resolve('packages/reference/src/calls.ts'));
  writeFileSync(
    program,
    `import { whenOrphaned } from ${module};
whenOrphaned(() => { console.log('orphaned'); process.exit(); });
console.log('started');
setTimeout(() => console.log('too late'), process.argv[2]);`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a program prints whose shell is ended as soon as it has begun. */
async function leave(env: NodeJS.ProcessEnv, milliseconds: number): Promise<string> {
  const command = `"${process.execPath}" --import tsx "${program}" ${milliseconds}; true`;
  const shell = spawn(command, {
    shell: true,
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('started')) shell.kill();
  });
  await once(shell, 'close');
  return output;
}

it('tells a process that npm has started that its shell is gone', async () => {
  expect(await leave({ npm_lifecycle_event: 'serve' }, 60_000)).toBe('started\norphaned\n');
}, 90_000);

it('leaves others running, which may outlive the shell that they are started from', async () => {
  expect(await leave({}, 1000)).toBe('started\ntoo late\n');
}, 90_000);
