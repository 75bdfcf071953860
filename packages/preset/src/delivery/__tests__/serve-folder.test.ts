import { renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFolder } from '../serve-folder';
import type { Asked } from './ask';
import { ask } from './ask';
import { createSite } from './site';

let site: string;
let server: Server;
let get: (path: string) => Promise<Asked>;

beforeEach(async () => {
  site = await createSite();
  const { origin, ...served } = await serveFolder(site);
  server = served.server;
  get = (path) => ask(Number(new URL(origin).port), path);
});

afterEach(() => {
  server.close();
  rmSync(site, { recursive: true, force: true });
  rmSync(`${site}.old`, { recursive: true, force: true });
});

it.each([
  ['a name that is too long', `/${'a'.repeat(300)}`],
  ['a path that is too long', '/a'.repeat(5000)],
  ['a path below a file', '/llms.txt/'],
])('answers 404 to %s, which no file can have, and goes on', async (_what, path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
  expect(await get('/docs/errors')).toMatchObject({ status: 200 });
});

it('answers from the former site as long as the new one is not there', async () => {
  renameSync(site, `${site}.old`);
  expect(await get('/docs/errors')).toMatchObject({ status: 200 });
  expect(await get('/none')).toMatchObject({ status: 404 });
});

it('answers 500 where there is no site, and goes on', async () => {
  renameSync(site, `${site}.gone`);
  expect(await get('/docs/errors')).toMatchObject({ status: 500, body: '' });
  renameSync(`${site}.gone`, site);
  expect(await get('/docs/errors')).toMatchObject({ status: 200 });
});

it('sends the policy of the site that has taken the place of another', async () => {
  const policy = async (): Promise<string> =>
    (await get('/')).headers['content-security-policy'] ?? '';
  const former = await policy();
  const next = await createSite('another');
  rmSync(site, { recursive: true });
  renameSync(next, site);
  expect(await policy()).toMatch(/script-src 'self' 'sha256-/);
  expect(await policy()).not.toBe(former);
});
