import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLink, findLinks } from '../find-links';

const link = (address: string): string => `<p>See <a class=a href="${address}">there</a>.</p>`;

it('names every page that links to an address of another site', () => {
  const pages = new Map([
    ['/a.html', `${link('https://a.org/b?c=1&amp;d=2#e')}<a href=https://f.org/>f</a>`],
    ['/g.html', link('https://a.org/b?c=1&amp;d=2')],
  ]);
  expect(findLinks(pages, [])).toEqual(
    new Map([
      ['https://a.org/b?c=1&d=2', ['/a.html', '/g.html']],
      ['https://f.org/', ['/a.html']],
    ]),
  );
});

it('leaves out what is an example, on this machine, or not a link', () => {
  const html = [
    ...['https://api.example/graphql', 'http://localhost:3000', 'https://b.org/c'].map(link),
    '<link rel="canonical" href="https://a.org">',
    '<a href="/docs">d</a>',
  ].join('');
  expect(findLinks(new Map([['/a.html', html]]), ['https://b.org'])).toEqual(new Map());
});

const visits = new Map<string, number>();
let server: Server;
let origin = '';

const answer: RequestListener = ({ url = '' }, response) => {
  const count = (visits.get(url) ?? 0) + 1;
  visits.set(url, count);
  if (url === '/slow') return;
  if (url === '/moved') response.writeHead(301, { location: '/fine' });
  else if (url === '/busy') response.writeHead(count < 3 ? 503 : 200);
  else response.writeHead(url === '/fine' ? 200 : 404);
  response.end();
};

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/fine', undefined, 1],
  ['/moved', undefined, 1],
  ['/busy', undefined, 3],
  ['/gone', 'status 404', 1],
  ['/slow', 'The operation was aborted due to timeout', 3],
])('says of %s: %s', async (path, fault, asked) => {
  // Only what never comes is worth no patience.
  const answer = path === '/slow' ? 500 : 20_000;
  expect(await checkLink(`${origin}${path}`, { answer, again: 1 })).toBe(fault);
  expect(visits.get(path)).toBe(asked);
});

it('says why a server is not reached', async () => {
  expect(await checkLink('http://127.0.0.1:1/', { answer: 20_000, again: 1 })).toMatch(
    /ECONNREFUSED|bad port/,
  );
});
