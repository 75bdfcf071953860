import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashCode } from '../hash-code';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hash-code-'));
  await write(
    'config.ts',
    "import { rule } from './rule';\nimport 'node:fs';\nexport default rule;\n",
  );
  await write('rule.ts', 'export const rule: number = 1;\n');
});

afterEach(() => rm(dir, { recursive: true }));

const write = (name: string, text: string): Promise<void> => writeFile(join(dir, name), text);

it('is another where what a module imports is another', async () => {
  const first = await hashCode(dir, ['config.ts']);
  await write('rule.ts', '// Longer.\nexport const rule: number = 1;\n');
  expect(await hashCode(dir, ['config.ts'])).toBe(first);
  await write('rule.ts', 'export const rule: number = 2;\n');
  expect(await hashCode(dir, ['config.ts'])).not.toBe(first);
});

it('is the same for a folder that is named from another one', async () => {
  const code = await hashCode(dir, ['config.ts']);
  expect(code).toBeDefined();
  expect(await hashCode(relative('.', dir), ['config.ts'])).toBe(code);
});

it('is unknown where a module is of a kind that only a bundler of a site knows', async () => {
  await write('rule.ts', "import './house.riddle';\nexport const rule = 1;\n");
  await write('house.riddle', 'Two doors.');
  expect(await hashCode(dir, ['config.ts'])).toBeUndefined();
});
