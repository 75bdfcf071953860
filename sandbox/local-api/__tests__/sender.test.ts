import { describe, expect, it } from 'vitest';
import { product } from '../../../src/product';
import { authorizationUrl } from '../identity/__tests__/helpers';
import { useLocalApi } from './helpers';
import { sendRaw, statusOf } from './send-raw';

const { endpoint, origin } = useLocalApi();
const open = useLocalApi('guest', { rateLimit: false, allowedHosts: ['my-app.test'] });

const counting = useLocalApi('guest', {});

const ask = (url: string, Origin: string): Promise<Response> =>
  fetch(`${url}?query={__typename}`, { headers: { Origin } });

describe('the origin of a page', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:5173', product.urls.site])(
    'may be %s, which reads the answer',
    async (page) => {
      const { status, headers } = await ask(endpoint(), page);
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe(page);
      expect(headers.get('vary')).toBe('Origin');
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://evil.example:4000'])(
    'may not be %s',
    async (page) => {
      const response = await ask(endpoint(), page);
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      const { hostname } = new URL(page);
      expect(await response.json()).toEqual({
        errors: [
          {
            message: `Unexpected Origin "${page}", expected localhost. To allow it, start the local API with --allow-host ${hostname}.`,
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      });
    },
  );

  it('may not be hidden', async () => {
    expect(await (await ask(endpoint(), 'null')).json()).toMatchObject({
      errors: [{ message: 'Unexpected Origin "null", expected localhost.' }],
    });
  });

  it.each(['/reset', '/upload', '/webhooks/test', '/oauth2/token', '/oauth2/revoke', '/graphql'])(
    'is checked at %s, also for what needs no preflight',
    async (path) => {
      const headers = { Origin: 'https://evil.example' };
      const body = new URLSearchParams({ query: 'mutation { __typename }' });
      expect((await fetch(origin() + path, { method: 'POST', headers, body })).status).toBe(403);
    },
  );

  it('may be one that was allowed', async () => {
    expect((await ask(open.endpoint(), 'https://my-app.test')).status).toBe(200);
    expect((await ask(open.endpoint(), 'https://other.test')).status).toBe(403);
  });
});

describe('the host of a request', () => {
  const statusAt = async (address: string, host: string): Promise<number> =>
    statusOf(await sendRaw(address, ['GET /graphql?query={__typename} HTTP/1.1', `Host: ${host}`]));

  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'may be %s',
    async (host) => {
      expect(await statusAt(origin(), host)).toBe(200);
    },
  );

  it.each(['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.2', '0.0.0.0'])(
    'may not be %s, which a page could have led here',
    async (host) => {
      expect(await statusAt(origin(), host)).toBe(403);
    },
  );

  it('may be one that was allowed', async () => {
    expect(await statusAt(open.origin(), 'my-app.test:4000')).toBe(200);
  });
});

describe('a request that a browser sends for a page of another site without saying which', () => {
  /** Headers that a browser adds to what a page loads, and no page can change. */
  const headersOf = (site: string, mode: string, destination: string): readonly string[] => [
    'Host: localhost',
    `Sec-Fetch-Site: ${site}`,
    `Sec-Fetch-Mode: ${mode}`,
    `Sec-Fetch-Dest: ${destination}`,
  ];
  const image = (site: string): readonly string[] => headersOf(site, 'no-cors', 'image');
  const link = headersOf('cross-site', 'navigate', 'document');
  const frame = (site: string): readonly string[] => headersOf(site, 'navigate', 'iframe');

  const send = (target: string, headers: readonly string[]): Promise<string> =>
    sendRaw(origin(), [`GET ${target} HTTP/1.1`, ...headers]);
  const authorize = (changes = {}): string => authorizationUrl('', changes);

  it('is refused, and told how to be allowed', async () => {
    const answer = await send('/graphql?query={__typename}', image('cross-site'));
    expect(statusOf(answer)).toBe(403);
    expect(answer).toContain(
      String.raw`Unexpected Sec-Fetch-Site \"cross-site\" without Origin. Call the local API with fetch(), or open the address yourself.`,
    );
  });

  it.each([
    ['a picture of the next port', '/graphql?query={__typename}', image('same-site')],
    ['a link to an answer', '/graphql?query={__typename}', link],
    ['a frame of a page', '/', frame('cross-site')],
    ['a picture of a page', '/', image('cross-site')],
    ['a picture of a sign-in', authorize(), image('cross-site')],
    ['a sign-in in a frame', authorize({ prompt: 'none' }), frame('cross-site')],
    ['a page of sign-ins in a frame', '/sign-in/x', frame('same-site')],
    [
      'a script of what the provider says',
      '/oauth2/keys',
      headersOf('cross-site', 'no-cors', 'script'),
    ],
    ['a picture of nothing', '/elsewhere', image('cross-site')],
    ['a link to what is for agents', '/mcp', link],
  ])('may not be %s', async (_what, target, headers) => {
    expect(statusOf(await send(target, headers))).toBe(403);
  });

  it.each([
    ['a link to the page', '/', link, 200],
    ['a link to the page of the endpoint', '/graphql', [...link, 'Accept: text/html'], 200],
    ['a link to a sign-in', authorize(), link, 303],
    ['the way back to a sign-in', '/sign-in/x', link, 400],
    ['a link to a sign-out', '/oauth2/logout', link, 200],
    [
      'a look for a session of a page beside',
      authorize({ prompt: 'none' }),
      frame('same-site'),
      303,
    ],
    ['an uploaded picture', '/images/content/x.png', image('cross-site'), 404],
  ])('may be %s', async (_what, target, headers, status) => {
    expect(statusOf(await send(target, headers))).toBe(status);
  });

  it.each(['same-origin', 'none'])('may be %s', async (site) => {
    expect(statusOf(await send('/graphql?query={__typename}', image(site)))).toBe(200);
  });

  it('may be anything of an allowed page, which says its origin', async () => {
    const headers = [
      'Host: localhost',
      'Sec-Fetch-Site: cross-site',
      `Origin: http://127.0.0.1:3000`,
    ];
    expect(statusOf(await send('/graphql?query={__typename}', headers))).toBe(200);
  });

  it('counts toward no quota', async () => {
    await fetch(`${counting.origin()}/reset`, { method: 'POST' });
    for (let time = 0; time < 70; time += 1)
      await sendRaw(counting.origin(), [
        'GET /graphql?query={__typename} HTTP/1.1',
        ...image('cross-site'),
      ]);
    const { headers } = await fetch(`${counting.endpoint()}?query={__typename}`);
    expect(headers.get('ratelimit')).toBe('"address";r=59;t=60');
  });
});

it('takes no form that a page can send without asking first', async () => {
  const body = new URLSearchParams({ query: '{ __typename }' });
  expect((await fetch(endpoint(), { method: 'POST', body })).status).toBe(415);
});
