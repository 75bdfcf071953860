import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

it('runs no command that stands in the name of a version', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cut-version-'));
  const command = [
    '--import',
    import.meta.resolve('tsx'),
    resolve('scripts/cut-version.ts'),
    '2026.11; touch made',
  ];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  expect(readdirSync(cwd)).toEqual([]);
  expect(stderr).toBe(
    'Unexpected version "2026.11; touch made", expected letters, digits, dots and hyphens, as 2026.11.\n',
  );
  expect(status).toBe(1);
  rmSync(cwd, { recursive: true });
}, 60_000);
