import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saySilence, sendRemote } from '../remote';
import { local } from '../../../../../../reference/src/options/__tests__/endpoints.json';

const address = 'https://api.example.org/graphql';
const request = { address, headers: [{ name: 'X-Key', value: 'a' }], body: '{"query":"{ a }"}' };
const fetched = vi.fn<typeof fetch>();
const { signal } = new AbortController();

function answer(body: BodyInit, init: ResponseInit = {}): void {
  fetched.mockResolvedValue(new Response(body, init));
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { origin: 'https://developers.example.org' } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sendRemote', () => {
  it('posts what was composed, without cookies, and follows no redirection', async () => {
    answer('{"data":{"a":1}}');
    await sendRemote(request, signal);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({
        method: 'POST',
        headers: [['X-Key', 'a']],
        body: request.body,
        credentials: 'omit',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
      }),
    );
  });

  it('tells the answer, its errors and what the headers say', async () => {
    answer('{"errors":[{"extensions":{"code":"FORBIDDEN"}},{}],"data":null}', {
      status: 403,
      statusText: 'Forbidden',
      headers: { RateLimit: 'all;r=9;t=60', 'X-Other': 'a', 'content-type': 'application/json' },
    });
    expect(await sendRemote(request, signal)).toEqual({
      response:
        '{\n  "errors": [\n    {\n      "extensions": {\n        "code": "FORBIDDEN"\n      }\n    },\n    {}\n  ],\n  "data": null\n}',
      bytes: 63,
      status: '403 Forbidden',
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'ratelimit', value: 'all;r=9;t=60' },
      ],
    });
  });

  it('shows numbers as they came', async () => {
    answer('{"data":{"a":12345678901234567890,"b":1e400}}');
    const { response } = await sendRemote(request, signal);
    expect(response).toContain('"a": 12345678901234567890,\n    "b": 1e400');
  });

  it('says that an answer is nested too deeply', async () => {
    answer(`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    await expect(sendRemote(request, signal)).rejects.toThrow(
      "The response is nested more than 500 levels deep, so the playground can't show it.",
    );
  });

  it('lays out the beginning of a long answer alone', async () => {
    answer(`[${'1,'.repeat(900_000)}1]`);
    const { response } = await sendRemote(request, signal);
    expect(response.split('\n')).toHaveLength(5_000);
    expect(JSON.parse(response)).toHaveLength(900_001);
  });

  it('says that an answer is not JSON, and how it begins', async () => {
    answer('<!doctype html><h1>Not\nhere</h1>', {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    await expect(sendRemote(request, signal)).rejects.toThrow(
      'The answer (404, text/html) is not JSON. Is this the address of a GraphQL endpoint? It begins: “Not here”',
    );
  });

  it('reads no more than can be shown', async () => {
    answer('a'.repeat(2_000_001));
    await expect(sendRemote(request, signal)).rejects.toThrow(
      'The response is longer than 2 MB. Ask for less, such as shorter pages.',
    );
  });

  it('says that the address redirects', async () => {
    fetched.mockResolvedValue(
      Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
    );
    await expect(sendRemote(request, signal)).rejects.toThrow(
      `${address} redirects elsewhere. Nothing is sent on; choose the address that it leads to.`,
    );
  });

  it('says that the address took too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    fetched.mockRejectedValue(new DOMException('', 'TimeoutError'));
    await expect(sendRemote(request, signal)).rejects.toThrow(
      `${address} did not answer within 30 seconds. Try again, or ask for less.`,
    );
  });

  it('leaves it to the caller to say that the reader stopped it', async () => {
    fetched.mockRejectedValue(new DOMException('Stopped.', 'AbortError'));
    await expect(sendRemote(request, signal)).rejects.toThrow('Stopped.');
  });

  it('says what can be the cause where there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendRemote(request, signal)).rejects.toThrow(
      'it must answer with "Access-Control-Allow-Origin: https://developers.example.org"',
    );
    expect(saySilence(address, '', false)).toBe(
      'You are offline. The model in this page answers without a connection.',
    );
    expect(saySilence(local.endpoint, '', false)).toContain('Start the local API with "make run"');
  });
});
