import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restricted-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('finds a form of code that the configuration of oxlint forbids, with what to do', async () => {
  const config = {
    jsPlugins: [join(process.cwd(), 'scripts/lint/restricted.mjs')],
    categories: { correctness: 'off' },
    rules: {
      'restricted/syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union.' }],
    },
  };
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
  await writeFile(join(folder, 'a.ts'), 'enum A { B }\nconst b = 1;\n');
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/oxlint'),
    ['--config', 'config.json', '--format', 'agent', 'a.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toBe('a.ts:1:1: error restricted(syntax): Use a union.\n');
});
