import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../serve-folder';
import type { Asked } from './ask';
import { ask } from './ask';
import { createSite } from './site';
import { hasNginx, startNginx } from './start-nginx';

const page = '/docs/errors';
const old = 'Sun, 22 Nov 2009 19:39:59 GMT';
const future = 'Sun, 22 Nov 2099 19:39:59 GMT';

type Headers = Readonly<Record<string, string>>;

const requests: readonly (readonly [target: string, headers: Headers])[] = [
  ['/', {}],
  ['/', { accept: 'text/markdown' }],
  [page, {}],
  [page, { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  [page, { 'accept-encoding': 'gzip', via: '1.1 cdn' }],
  [page, { 'accept-encoding': 'gzip, br;q=0' }],
  [page, { 'accept-encoding': 'identity' }],
  [page, { accept: 'text/html, text/markdown;q=0.9', 'accept-encoding': 'br' }],
  [`${page}?a=%zz`, {}],
  ['/docs%2Ferrors', {}],
  ['//docs///errors', {}],
  ['/docs/../docs/./errors', {}],
  ['http://example.org/docs/errors', {}],
  [`${page}/`, {}],
  [`${page}/?a=b`, {}],
  [`${page}.html?a=b`, {}],
  [`${page}/index.html`, {}],
  ['/index.html', {}],
  ['/docs/architecture', {}],
  ['/docs/architecture/', {}],
  ['/docs/architecture/index.html', {}],
  ['/docs/architecture/decisions', {}],
  ['/docs/graphql/playground', {}],
  ['/docs/graphql/playground.html', {}],
  ['/docs/graphql/schema.graphql', {}],
  ['/docs/errors.md', {}],
  ['/assets/js/main.1234.js', { 'accept-encoding': 'br' }],
  ['/assets/data/default/text.json', { 'accept-encoding': 'br' }],
  ['/assets/js/gone.1234.js', {}],
  ['/assets/', {}],
  ['/assets', {}],
  ['/cards/home.png', {}],
  ['/blog/rss.xml', {}],
  ['/LICENSE', {}],
  ['/none', {}],
  ['/none/', {}],
  ['/none.html', { 'accept-encoding': 'br' }],
  ['/none', { accept: 'text/markdown' }],
  ['/none', { range: 'bytes=0-9' }],
  ['/none', { method: 'POST' }],
  ['/404', {}],
  ['/404/', {}],
  ['/404.html', {}],
  ['/_headers', {}],
  ['/_nginx.conf', {}],
  ['/docs/Errors', {}],
  [`/${'a'.repeat(300)}`, {}],
  [`/${'a'.repeat(300)}/`, {}],
  ['/%zz', {}],
  ['/docs/%', {}],
  ['/%00', {}],
  ['/../etc/passwd', {}],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', {}],
  ['//example.org/', {}],
  ['//example.org/x.html?a=b', {}],
  ['////example.org', {}],
  ['//\\example.org/', {}],
  ['//', {}],
  ['//?a=b', {}],
  ['//docs/errors', { method: 'POST' }],
  ['//docs/%0d%0aa:b', {}],
  ['http://example.org//docs/errors', {}],
  ['/\\example.org/', {}],
  ['*', { method: 'OPTIONS' }],
  ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [page, { method }] as const),
  [`${page}/`, { method: 'HEAD' }],
  ['/none', { method: 'HEAD' }],
  [page, { 'if-none-match': '*' }],
  [page, { 'if-none-match': '"other"' }],
  [page, { 'if-modified-since': old }],
  [page, { 'if-modified-since': future }],
  [page, { 'if-match': '"other"' }],
  [page, { 'if-unmodified-since': old }],
  [page, { range: 'bytes=0-9' }],
  [page, { range: 'bytes=10-' }],
  [page, { range: 'bytes=-10' }],
  [page, { range: 'bytes=999999-' }],
  [page, { range: 'bytes=0-1,5-6' }],
  [page, { range: 'lines=0-1' }],
  [page, { range: 'bytes=0-9', 'accept-encoding': 'br' }],
  [page, { range: 'bytes=0-9', 'if-range': '"other"' }],
  [page, { range: 'bytes=0-9', method: 'HEAD' }],
];

describe.skipIf(!hasNginx)('npm run serve', () => {
  let site: string;
  let server: Server;
  let ports: readonly [ours: number, nginx: number];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    site = await createSite();
    const ours = await serveFolder(site);
    const nginx = await startNginx(site);
    ({ server } = ours);
    ({ stop } = nginx);
    ports = [Number(new URL(ours.origin).port), nginx.port];
  });

  afterAll(async () => {
    server.close();
    await stop();
    rmSync(site, { recursive: true });
  });

  it.each(requests)('answers %s %j as nginx does', async (target, headers) => {
    const [ours, theirs] = await Promise.all(ports.map((port) => ask(port, target, headers)));
    expect(comparable(ours)).toEqual(comparable(theirs));
  });

  it.each(['//docs/errors', '///docs/errors', '//\\docs/errors'])(
    'leads from %s to the address with one slash, not to another host',
    async (target) => {
      const { status, headers } = await ask(ports[0], target);
      expect([status, headers['location']]).toEqual([301, '/docs/errors']);
    },
  );

  it('answers 304 to what nginx has sent, and the other way round', async () => {
    const [ours, nginx] = ports;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [one, other] = [
        await ask(ours, page, { 'accept-encoding': encoding }),
        await ask(nginx, page, { 'accept-encoding': encoding }),
      ];
      const again = { 'accept-encoding': encoding, 'if-none-match': other.headers['etag'] ?? '' };
      expect(one.headers['etag']).toBe(other.headers['etag']);
      const [ourAgain, theirAgain] = [await ask(ours, page, again), await ask(nginx, page, again)];
      expect(ourAgain.status).toBe(304);
      expect(comparable(ourAgain)).toEqual(comparable(theirAgain));
    }
  });
});

/** Each server has a name, a clock and connections of its own. */
const own = ['server', 'date', 'connection', 'keep-alive'];

function comparable(asked: Asked | undefined): object {
  if (asked === undefined) throw new Error('No answer.');
  const { status = 0, headers, body } = asked;
  const isOwnText = [301, 400, 405, 412, 416].includes(status);
  const ignored = new Set([
    ...own,
    // nginx has a page of its own for what is no file.
    ...(isOwnText ? ['content-length'] : []),
    // Says nothing new there.
    ...([206, 304].includes(status) ? ['accept-ranges'] : []),
  ]);
  const kept = Object.entries(headers).filter(([name]) => !ignored.has(name));
  return { status, headers: Object.fromEntries(kept), body: isOwnText ? '' : body };
}
