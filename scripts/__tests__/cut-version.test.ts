import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

function cut(cwd: string, version: string): { status: number | null; stderr: string } {
  const script = resolve('scripts/cut-version.ts');
  const command = ['--import', import.meta.resolve('tsx'), script, version];
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
}

it('leaves a version that is there as it is', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cut-version-'));
  mkdirSync(join(cwd, 'versioned_docs/version-2026.11'), { recursive: true });
  const { status, stderr } = cut(cwd, '2026.11');
  expect(stderr).toBe('The version 2026.11 is there already. Name another, or delete that one.\n');
  expect(status).toBe(1);
  rmSync(cwd, { recursive: true });
}, 60_000);

it('runs no command that stands in the name of a version', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cut-version-'));
  const { status, stderr } = cut(cwd, '2026.11; touch made');
  expect(readdirSync(cwd)).toEqual([]);
  expect(stderr).toBe(
    'Unexpected version "2026.11; touch made", expected letters, digits, dots and hyphens, as 2026.11.\n',
  );
  expect(status).toBe(1);
  rmSync(cwd, { recursive: true });
}, 60_000);
