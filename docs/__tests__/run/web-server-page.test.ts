import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../../sandbox/local-api/identity/__tests__/browser';
import { useProvider } from '../../../sandbox/local-api/identity/__tests__/helpers';
import { sampleCode } from '../load-sample';
import { freePort } from '../free-port';

const page = 'docs/sign-in/server.mdx';
const setUp = 'docs/authentication-authorization/registration-login.mdx';
const { origin } = useLocalApi();
useProvider(origin);

/** The program has to be compiled. */
describe('the server of the page', () => {
  let folder: string;
  let site: string;
  let server: ChildProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-server-'));
    for (const name of ['web-server.ts', 'server.mjs'])
      await writeFile(join(folder, name), sampleCode(page, name));
    for (const name of ['pkce.ts', 'verify-id-token.ts'])
      await writeFile(join(folder, name), sampleCode(setUp, name));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const port = String(await freePort());
    site = `http://localhost:${port}`;
    server = spawn(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'server.mjs'], {
      cwd: folder,
      env: { ...process.env, ISSUER: origin(), PORT: port },
      stdio: 'inherit',
    });
    await vi.waitFor(() => fetch(site), 20_000);
  });
  afterAll(async () => {
    server.kill();
    await rm(folder, { recursive: true });
  });

  it('signs somebody in and out', async () => {
    const browser = createBrowser();
    const see = async (path: string): Promise<string> => (await browser.follow(site + path)).page;
    expect(await see('/')).toContain('<a href="/auth/login">Sign in</a>');
    const { at } = await browser.follow(`${site}/auth/login`);
    const { pathname, search } = await browser.signIn(at.href, 'member');
    expect(await see(pathname + search)).toContain('Signed in as Example Neighbour');
    const { headers } = await browser.open(`${site}/auth/logout`, {});
    expect(headers.get('location')).toContain(`${origin()}/oauth2/logout`);
    expect(await see('/')).toContain('<a href="/auth/login">Sign in</a>');
  });
});
