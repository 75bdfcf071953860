import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import type { Mock } from 'vitest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext, listPages } from 'graphql-docs-reference/reference';
import { closedToOtherSites, serveReference } from '../serve-reference';
import { storedPage } from '../page-data';

const known = { sourceUrl: () => undefined, endpoint: undefined };
const pages = listPages(createContext(buildSchema('type Query { a: Int }'), known));

describe('the answers of the dev server', () => {
  let onChange: Mock<() => Promise<void>>;
  let onEnd: Mock<() => Promise<void>>;
  let folder: string;
  let server: Server;
  let address: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-reference-'));
    onChange = vi.fn(() => Promise.resolve());
    onEnd = vi.fn(() => Promise.resolve());
    const options = { pages: () => pages, folders: [folder], onChange, onEnd };
    const { middleware, watching } = serveReference(options);
    await watching;
    server = createServer(middleware.middleware);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const place = server.address();
    address = `http://localhost:${typeof place === 'object' ? place?.port : ''}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  it('are the page that is asked for', async () => {
    const response = await fetch(`${address}/docs/graphql/operations/queries/a.json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(
      storedPage(pages.get('/docs/graphql/operations/queries/a')),
    );
  });

  it('say that there is no such page', async () => {
    const response = await fetch(`${address}/docs/graphql/operations/queries/b.json`);
    expect(response.status).toBe(404);
    expect(await response.json()).toBeNull();
  });

  it('tell open pages that a file has changed, once the pages are made anew', async () => {
    const { body, headers } = await fetch(`${address}/changes`);
    expect(headers.get('content-type')).toBe('text/event-stream');
    await writeFile(join(folder, 'a.graphql'), 'type A');
    const chunk = await body?.getReader().read();
    expect(new TextDecoder().decode(chunk?.value)).toMatch(/^data: changed\n\n/);
    expect(onChange).toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), 20_000);
  });

  // As `git checkout`, `sed -i` and editors that save safely do.
  it('notice each time that a file is replaced', async () => {
    for (let times = 1; times <= 3; times++) {
      await writeFile(`${folder}-new`, `type A${times}`);
      await rename(`${folder}-new`, join(folder, 'a.graphql'));
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times), 20_000);
    }
  });

  it('leave to others what is wrong with a file', async () => {
    onChange.mockRejectedValue(new Error('Unexpected name.'));
    await writeFile(join(folder, 'a.graphql'), 'tpye A');
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), 20_000);
  });
});

it('keeps pages of other sites from reading what Docusaurus lets them read', () => {
  const core = createRequire(
    createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
  );
  const { merge } = core('webpack-merge') as {
    readonly merge: (settings: readonly object[]) => Partial<typeof closedToOtherSites>;
  };
  const ofDocusaurus = { allowedHosts: 'all', headers: { 'access-control-allow-origin': '*' } };
  const { allowedHosts, headers } = merge([ofDocusaurus, closedToOtherSites]);
  expect(allowedHosts).toBe('auto');
  expect(headers?.()).toEqual({ 'cross-origin-resource-policy': 'same-origin' });
});
