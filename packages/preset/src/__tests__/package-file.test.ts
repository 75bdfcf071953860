import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashMakers } from '../package-file';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'package-file-'));
  mkdirSync(join(site, 'node_modules'));
});

afterEach(() => rmSync(site, { recursive: true }));

it('tells apart what is made with other packages installed', () => {
  const install = (version: string): void =>
    writeFileSync(join(site, 'node_modules/.package-lock.json'), JSON.stringify({ version }));
  const before = hashMakers(site);
  install('1');
  const one = hashMakers(site);
  expect(one).not.toBe(before);
  expect(hashMakers(site)).toBe(one);
  install('2');
  expect(hashMakers(site)).not.toBe(one);
});
