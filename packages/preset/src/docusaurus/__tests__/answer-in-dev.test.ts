import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { addAfterChecks, answerInDev } from '../answer-in-dev';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

it('adds behind the checks and before all else', () => {
  const middlewares = ['host-header-check', 'cross-origin-header-check', 'compression'].map(
    (name) => ({ name }),
  );
  addAfterChecks(middlewares, { name: 'twins' });
  expect(middlewares.map(({ name }) => name)).toEqual([
    'host-header-check',
    'cross-origin-header-check',
    'twins',
    'compression',
  ]);
});

it('fails where an upgrade takes the checks away', () => {
  expect(() => addAfterChecks([{ name: 'compression' }], { name: 'twins' })).toThrow(
    'Unexpected dev server without a check of headers.',
  );
});

it('adds what answers to what another plugin has added', () => {
  const one = { devServer: answerInDev({}, () => ({ name: 'one', middleware: undefined })) };
  const both = answerInDev(one, () => ({ name: 'two', middleware: undefined }));
  const middlewares = [{ name: 'host-header-check' }, { name: 'compression' }];
  expect(both.setupMiddlewares?.(middlewares, undefined)).toEqual([]);
  const names = middlewares.map(({ name }) => name);
  expect(names).toEqual(['host-header-check', 'one', 'two', 'compression']);
});

it('refuses the files that only a build makes, and leaves pages to what answers them', async () => {
  const { setupMiddlewares } = answerInDev({}, () => ({ name: 'one', middleware: undefined }));
  const last = 'connect-history-api-fallback';
  const middlewares: { name: string; middleware?: Middleware }[] = [
    { name: 'host-header-check' },
    { name: last },
  ];
  setupMiddlewares?.(middlewares, undefined);
  expect(middlewares.map(({ name }) => name)).toEqual([
    'host-header-check',
    'one',
    'only-built',
    last,
  ]);
  const server = createServer((request, response) => {
    middlewares[2]?.middleware?.(request, response, () => response.end('the page'));
  }).listen();
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string): Promise<[status: number, text: string]> => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return [response.status, await response.text()];
  };
  expect(await ask('/docs/graphql/schema.graphql?v=1')).toEqual([
    404,
    'There is no /docs/graphql/schema.graphql here. What the build makes is there after "npm run build", in "npm run serve".\n',
  ]);
  for (const page of ['/docs/graphql', '/docs/1.0', '/'])
    expect(await ask(page)).toEqual([200, 'the page']);
});
