import { describe, expect, it } from 'vitest';
import { product } from '../../product';
import { useLocalApi } from './helpers';
import { sendRaw, statusOf } from './send-raw';

const { endpoint, origin } = useLocalApi();
const open = useLocalApi('guest', { rateLimit: false, allowedHosts: ['my-app.test'] });

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

it('takes no form that a page can send without asking first', async () => {
  const body = new URLSearchParams({ query: '{ __typename }' });
  expect((await fetch(endpoint(), { method: 'POST', body })).status).toBe(415);
});
