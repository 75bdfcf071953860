import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizationUrl, useProvider } from '../identity/__tests__/helpers';
import { useLocalApi } from './helpers';
import { sendRaw, statusOf } from './send-raw';

const loadMcp = () => Promise.resolve(() => Promise.resolve(new Response('{}')));
const { origin } = useLocalApi('guest', { rateLimit: false, loadMcp });
useProvider(origin);

afterEach(() => {
  vi.useRealTimers();
});

const form = 'application/x-www-form-urlencoded';
const files = 'multipart/form-data; boundary=x';
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Says how long a body is, and sends none of it: what is too long is refused unread. */
const announce = (path: string, type: string, bytes: number): Promise<string> =>
  sendRaw(origin(), [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
  ]);

describe('a body', () => {
  it.each([
    ['JSON', '/graphql', 'application/json', 2 * mebibyte],
    ['a form with files', '/graphql', files, 11 * mebibyte],
    ['an upload', '/upload', files, 11 * mebibyte],
    ['a call of an agent', '/mcp', 'application/json', 2 * mebibyte],
    ['a choice of who signs in', '/sign-in/x', form, 16 * kibibyte],
    ['a request for a token', '/oauth2/token', form, 16 * kibibyte],
    ['a sign-out', '/oauth2/logout', form, 16 * kibibyte],
    ['a form with files at the provider', '/oauth2/token', files, 16 * kibibyte],
    ['a reset', '/reset', 'text/plain', 16 * kibibyte],
    ['a test of webhooks', '/webhooks/test', files, 16 * kibibyte],
    ['something elsewhere', '/elsewhere', files, 16 * kibibyte],
  ])('of %s at %s is refused from a limit on', async (_what, path, type, most) => {
    const answer = await announce(path, type, most + 1);
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain(`The body is larger than ${most} bytes.`);
  });

  it.each([
    ['JSON', '/graphql', 'application/json', 2 * mebibyte],
    ['an upload', '/upload', files, 11 * mebibyte],
    ['a call of an agent', '/mcp', 'application/json', 2 * mebibyte],
    ['something elsewhere', '/elsewhere', files, 16 * kibibyte],
  ])('of %s in chunks at %s is refused from the same limit on', async (_what, path, type, most) => {
    const chunk = `4000\r\n${' '.repeat(16 * kibibyte)}\r\n`;
    const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`];
    const body = `${chunk.repeat(most / 16 / kibibyte)}1\r\n \r\n0\r\n\r\n`;
    const answer = await sendRaw(origin(), [...lines, 'Transfer-Encoding: chunked'], body);
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain(`The body is larger than ${most} bytes.`);
  });

  it.each(['/sign-in/x', '/oauth2/token', '/oauth2/revoke', '/.well-known/openid-configuration'])(
    'says its length at %s',
    async (path) => {
      const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${form}`];
      const answer = await sendRaw(
        origin(),
        [...lines, 'Transfer-Encoding: chunked'],
        '3\r\na=b\r\n0\r\n\r\n',
      );
      expect(statusOf(answer)).toBe(411);
      expect(answer).toContain('Expected the header Content-Length.');
    },
  );

  it('in chunks is given up where it does not end within half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lines = ['POST /graphql HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'];
    const hasCome = vi.fn();
    void sendRaw(origin(), lines, '1\r\n{\r\n').then(hasCome);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      const message = /408[^]*The body did not end within 30 seconds\./;
      expect(hasCome).toHaveBeenCalledWith(expect.stringMatching(message));
    }, 20_000);
  });

  it('in chunks is read where it is short enough', async () => {
    const query = '{"query":"{ __typename }"}';
    const lines = ['POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    const body = `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`;
    const answer = await sendRaw(origin(), [...lines, 'Transfer-Encoding: chunked'], body);
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
  });
});

it.each([
  ['the page', '/', 200],
  ['an answer', '/graphql?query={__typename}', 200],
  ['a refusal', '/graphql?query={', 200],
  ['a picture', '/images/content/none.png', 404],
  ['what agents read', '/mcp', 200],
  ['what the provider says', '/.well-known/openid-configuration', 200],
  ['a sign-in', authorizationUrl(''), 303],
  ['a sign-in that fails', '/oauth2/authorize', 400],
  ['an unknown attempt', '/sign-in/unknown', 400],
  ['a sign-out', '/oauth2/logout', 200],
  ['what the provider does not know', '/oauth2/elsewhere', 404],
  ['nothing', '/elsewhere', 404],
])('no page shows %s in a frame', async (_what, path, status) => {
  const answer = await fetch(origin() + path, {
    headers: { Accept: 'text/html,application/json' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

it('no page shows what was refused, or what was sent before', async () => {
  for (const init of [{ headers: { Origin: 'https://evil.example' } }, { method: 'OPTIONS' }]) {
    const { headers } = await fetch(`${origin()}/graphql`, init);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});
