import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatProblem } from 'graphql-docs-reference/graphql';
import { checkLock } from './check-lock';

const integrity = 'sha512-AAAA';
const good = { version: '1.0.0', integrity, license: 'MIT' };

const check = (entry: object): string[] =>
  checkLock(JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } }, null, 2), ['b']).map(
    formatProblem,
  );

it('finds nothing wrong with a package of a known licence', () => {
  expect(check(good)).toEqual([]);
});

it('names a package whose licence is not on the list', () => {
  expect(check({ ...good, license: 'SSPL-1.0' })).toEqual([
    'package-lock.json:4:5 Unexpected licence "SSPL-1.0" of a. Choose another package. If the licence is fine for a tool, add it to packages/preset/src/plugins/supply/licences.ts.',
  ]);
});

it('names a package that states no licence', () => {
  expect(check({ version: '1.0.0', integrity })).toEqual([
    'package-lock.json:4:5 Unexpected licence "none" of a. Choose another package. If the licence is fine for a tool, add it to packages/preset/src/plugins/supply/licences.ts.',
  ]);
});

it('names an install script that nobody has looked at', () => {
  expect(check({ ...good, hasInstallScript: true })).toEqual([
    'package-lock.json:4:5 Unexpected install script of a, which does not run. If the package works without it, add "a": false to allowScripts in package.json.',
  ]);
});

it('names a package that is no longer maintained', () => {
  expect(check({ ...good, deprecated: 'Use c.' })).toEqual([
    'package-lock.json:4:5 Unexpected package without a maintainer, a: Use c.',
  ]);
});

it('names a package that could be another one tomorrow', () => {
  const message =
    'package-lock.json:4:5 Expected a with an integrity and without an address. Run "npm install" with the .npmrc of this folder.';
  expect(check({ version: '1.0.0', license: 'MIT' })).toEqual([message]);
  expect(check({ ...good, resolved: 'https://registry.example/a.tgz' })).toEqual([message]);
});

it('finds nothing wrong with our packages', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  const lock = readFileSync('package-lock.json', 'utf8');
  expect(checkLock(lock, Object.keys(allowScripts)).map(formatProblem)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
