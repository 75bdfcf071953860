import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDataFiles } from '../data-files';

it('writes each file where its address leads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = createDataFiles('/de/', 'lending');
  data.set('descriptions/a', { a: 'A letter.' });
  data.write(folder);
  expect(data.address('descriptions/a')).toBe('/de/assets/data/lending/descriptions/a.json');
  expect(readFileSync(join(folder, 'assets/data/lending/descriptions/a.json'), 'utf8')).toBe(
    '{"a":"A letter."}',
  );
});

it('has the dev server answer with what a file has now', async () => {
  const data = createDataFiles('/', 'default');
  data.set('words', ['old']);
  data.set('words', ['new']);
  const { setupMiddlewares } = data.devServer({}) as {
    setupMiddlewares: (middlewares: object[]) => void;
  };
  const middlewares: { path?: string; middleware?: never }[] = [
    { name: 'host-header-check' } as object,
  ];
  setupMiddlewares(middlewares);
  const { path, middleware } = middlewares[1] ?? {};
  expect(path).toBe('/assets/data/default/');
  const server = createServer(middleware).listen();
  onTestFinished(() => void server.close());
  const ask = async (file: string): Promise<[status: number, content: unknown]> => {
    const response = await fetch(
      `http://localhost:${(server.address() as AddressInfo).port}${file}`,
    );
    return [response.status, await response.json()];
  };
  expect(await ask('/words.json')).toEqual([200, ['new']]);
  expect(await ask('/nothing.json')).toEqual([404, null]);
  data.whenAsked(() => Promise.resolve().then(() => data.set('words', ['newest'])));
  expect(await ask('/words.json')).toEqual([200, ['newest']]);
});
