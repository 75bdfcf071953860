import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const inputs = [
  'blog',
  'docs',
  'packages',
  'sandbox',
  'schema',
  'scripts',
  'src',
  'static',
  'docusaurus.config.ts',
  'documented-api.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'build-test-'));
  for (const input of inputs) {
    cpSync(input, join(site, input), {
      recursive: true,
      filter: (source) => resolve(source) !== resolve('docs/graphql'),
    });
  }
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  mkdirSync(join(site, 'build'));
  writeFileSync(join(site, 'build/index.html'), 'the last good build');
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

function build(env: Record<string, string> = {}): { status: number | null; message: string } {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', './scripts/load-typescript.cjs', 'scripts/build.ts'],
    {
      cwd: site,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    },
  );
  return { status, message: stderr.slice(stderr.indexOf('The build failed.')).trim() };
}

it('waits for no other build in the same folder, and changes nothing of it', () => {
  const lock = join(site, '.docusaurus/build.lock');
  mkdirSync(join(site, '.docusaurus'));
  mkdirSync(join(site, 'build.next'));
  writeFileSync(lock, String(process.pid));
  const { status, message } = build();
  expect(status).toBe(1);
  expect(message).toMatch(/^The build failed\.\nUnexpected second build in this folder, /);
  expect(existsSync(lock)).toBe(true);
  expect(existsSync(join(site, 'build.next'))).toBe(true);
  rmSync(lock);
}, 60_000);

it('names the place of invalid SDL, and leaves the last build as it was', () => {
  writeFileSync(join(site, 'broken.graphql'), 'type Query {\n  a: Strin\n}\n');
  expect(build({ SCHEMA: 'broken.graphql' })).toEqual({
    status: 1,
    message:
      'The build failed.\n1 problem in the input:\nbroken.graphql:2:6 Unknown type "Strin". Did you mean "String"?',
  });
  expect(readdirSync(join(site, 'build'))).toEqual(['index.html']);
  expect(existsSync(join(site, 'build.next'))).toBe(false);
  expect(existsSync(join(site, 'docs/graphql'))).toBe(false);
}, 60_000);

it('names every problem of the guides at once', () => {
  const sample = '```graphql\nquery One {\n  spces {\n    totalResults\n  }\n}\n```\n';
  writeFileSync(join(site, 'docs/one.mdx'), `---\ntitle: One\n---\n\n${sample}`);
  expect(build()).toEqual({
    status: 1,
    message: [
      'The build failed.',
      '2 problems in the input:',
      'docs/one.mdx:1:1 Unexpected front matter without text for "description", expected one.',
      'docs/one.mdx:7:3 Cannot query field "spces" on type "Query". Did you mean "spaces", "mySpaces", or "sdgs"?',
    ].join('\n'),
  });
  expect(readdirSync(join(site, 'build'))).toEqual(['index.html']);
}, 60_000);
