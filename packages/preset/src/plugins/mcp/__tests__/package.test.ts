import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle } from '../make-package';
import { makePackage } from '../make-package';
import { data, unpackServer } from './unpack-server';

let bundle: Bundle;
let archive: Buffer;
let files: Readonly<Record<string, string>> = {};
let folder = '';

beforeAll(async () => {
  ({ bundle, archive, files, folder } = await unpackServer());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('needs no other package and no script', () => {
    const names = Object.keys(files).filter((name) => !name.startsWith('package/chunk-'));
    expect(names).toEqual(
      [
        'package.json',
        'README.md',
        'LICENSE',
        'third-party-notices.txt',
        'site.json',
        'server.js',
        'worker.js',
        'model.js',
      ].map((name) => `package/${name}`),
    );
    const manifest = JSON.parse(files['package/package.json'] ?? '') as Record<string, unknown>;
    expect(manifest).toEqual({
      name: expect.stringMatching(/^gardens-docs-mcp-[0-9a-f]{8}$/) as unknown,
      version: '2026.11.21',
      description: 'The documentation of the Gardens API for coding agents',
      license: 'SEE LICENSE IN LICENSE',
      homepage: 'https://docs.example/docs/agents',
      type: 'module',
      bin: { [String(manifest['name'])]: 'server.js' },
      engines: { node: '>=20' },
    });
  });

  it('has the licences of what is in it', () => {
    const notices = files['package/third-party-notices.txt'];
    expect(notices).toMatch(/^@modelcontextprotocol\/server \S+ \(Apache-2\.0\)$/m);
    expect(notices).toMatch(/^graphql 16\S+ \(MIT\)$/m);
    expect(notices).not.toMatch(/^react /m);
  });

  it('has no way to the network', () => {
    expect(bundle.imports).toEqual([
      'node:console',
      'node:events',
      'node:fs',
      'node:process',
      'node:util',
      'node:worker_threads',
    ]);
    for (const [name, text] of bundle.files) {
      expect(text, name).not.toMatch(/\b(?:fetch|WebSocket|EventSource|XMLHttpRequest)\(/);
    }
  });

  it('has the address of a site that is in a folder of its host', async () => {
    const site = { ...data, setUp: undefined, pages: [] };
    const entries = await unpackTar(gunzipSync(await makePackage('.', site, bundle)));
    const [manifest, readme] = entries.map((entry) => new TextDecoder().decode(entry.data));
    expect(JSON.parse(manifest ?? '')).toMatchObject({ homepage: 'https://docs.example/portal/' });
    expect(readme).toContain('Start it with `npx -y https://docs.example/portal/mcp.tgz`.');
  });

  it('is the same twice, and has another name where the site is another', async () => {
    expect((await makePackage('.', data, bundle)).equals(archive)).toBe(true);
    const less = await makePackage('.', { ...data, pages: [] }, bundle);
    const other = await unpackTar(gunzipSync(less));
    const manifest = new TextDecoder().decode(other[0]?.data);
    expect(manifest).not.toBe(files['package/package.json']);
  });
});

it.each([
  [['--help'], 0],
  [['chekc', 'a.*'], 2],
])('says how it is used, given %j', (args, code) => {
  const { status, stdout, stderr } = spawnSync('node', ['server.js', ...args], { cwd: folder });
  expect(String(code === 0 ? stdout : stderr)).toContain('Usage: [check [options] <files>]');
  expect(status).toBe(code);
});

it('checks files, and says with its exit code whether there is an error', async () => {
  await writeFile(join(folder, 'a.graphql'), 'query One { spaces(limit: 1) { totalResult } }');
  const { status, stdout } = spawnSync('node', ['server.js', 'check', 'a.*'], { cwd: folder });
  expect(status).toBe(1);
  expect(String(stdout)).toContain('a.graphql:1:32 error: Cannot query field "totalResult"');
});
