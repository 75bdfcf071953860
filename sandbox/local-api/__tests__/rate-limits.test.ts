import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sdl, town } from '../../__tests__/helpers';
import { createSandbox } from '../..';
import { createLocalApi } from '../local-api';
import { addressPolicy, createCounter, rateLimitHeaders, userPolicy } from '../rate-limits';
import { useLocalApi } from './helpers';

let now = 0;
const { endpoint, origin } = useLocalApi('guest', { elapsed: () => now });
const unlimited = useLocalApi('guest', { rateLimit: false });

beforeEach(async () => {
  now = 0;
  await fetch(`${origin()}/reset`, { method: 'POST' });
});

afterEach(() => {
  vi.useRealTimers();
});

type Given = Readonly<Record<string, string>>;

function ask(given: Given = {}, url = endpoint()): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...given };
  return fetch(url, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
}

async function askOften(times: number, given: Given = {}): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask(given);
}

const member = { Authorization: 'Bearer sandbox-member' };

it.each([
  ['an address without a token', {}, '"address";q=60;w=60', '"address";r=59;t=60'],
  ['a user', member, '"user";q=600;w=60', '"user";r=599;t=60'],
  [
    'an address with an expired token',
    { Authorization: 'Bearer sandbox-expired' },
    '"address";q=60;w=60',
    '"address";r=59;t=60',
  ],
])('tells %s what is left', async (_who, given, policy, left) => {
  const { headers } = await ask(given);
  expect(headers.get('ratelimit-policy')).toBe(policy);
  expect(headers.get('ratelimit')).toBe(left);
  expect(headers.get('retry-after')).toBeNull();
});

describe('over the limit', () => {
  it('answers the sixtieth request of an address, and not the next one', async () => {
    await askOften(59);
    now = 18_500;
    const last = await ask();
    expect(last.headers.get('ratelimit')).toBe('"address";r=0;t=42');
    expect(await last.json()).toEqual({ data: { __typename: 'Query' } });
    const over = await ask();
    expect(over.status).toBe(200);
    expect(over.headers.get('ratelimit')).toBe('"address";r=0;t=42');
    expect(over.headers.get('retry-after')).toBe('42');
    expect(await over.json()).toEqual({
      errors: [
        {
          message: 'More than 60 requests in a minute. Wait 42 seconds.',
          extensions: { code: 'RATE_LIMITED', retryAfter: 42 },
        },
      ],
    });
  });

  it('gives the status 429 to who asks for one', async () => {
    await askOften(60);
    expect((await ask({ Accept: 'application/graphql-response+json' })).status).toBe(429);
  });

  it('still answers a user', async () => {
    await askOften(60);
    expect(await (await ask(member)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('answers again once the window has ended', async () => {
    await askOften(61);
    now = 60_000;
    expect((await ask()).headers.get('ratelimit')).toBe('"address";r=59;t=60');
  });

  it('answers again after a reset', async () => {
    await askOften(61);
    await fetch(`${origin()}/reset`, { method: 'POST' });
    expect((await ask()).headers.get('ratelimit')).toBe('"address";r=59;t=60');
  });
});

it('counts a body that is no request, and neither its page nor a preflight request', async () => {
  await fetch(endpoint(), { headers: { Accept: 'text/html' } });
  await fetch(endpoint(), { method: 'OPTIONS' });
  const broken = await fetch(endpoint(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
  expect(broken.headers.get('ratelimit')).toBe('"address";r=59;t=60');
});

it.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('keeps the window where the clock is set %s by an hour', async (_where, change) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const localApi = createLocalApi(createSandbox(sdl, town));
  const request = new Request('http://localhost/graphql?query={__typename}');
  await localApi.fetch(request, {});
  vi.setSystemTime(Date.now() + change);
  const { headers } = await localApi.fetch(request, {});
  expect(headers.get('ratelimit')).toMatch(/^"address";r=58;t=\d\d$/);
});

it('counts nothing where the limits are lifted', async () => {
  const { headers } = await ask({}, unlimited.endpoint());
  expect(headers.get('ratelimit')).toBeNull();
  expect(headers.get('ratelimit-policy')).toBeNull();
});

it('lets front ends of this machine read the headers', async () => {
  const { headers } = await ask({ Origin: 'http://localhost:3000' });
  expect(headers.get('access-control-expose-headers')).toBe(
    'RateLimit,RateLimit-Policy,Retry-After,X-Request-Id',
  );
});

const policy = { name: 'address', quota: 2 } as const;

it('counts down to nothing, and is over from then on', () => {
  const { count } = createCounter(() => 0);
  expect(count('a', policy)).toEqual({ policy, remaining: 1, reset: 60, isOver: false });
  expect(count('a', policy)).toEqual({ policy, remaining: 0, reset: 60, isOver: false });
  expect(count('a', policy)).toEqual({ policy, remaining: 0, reset: 60, isOver: true });
});

it('counts each caller apart', () => {
  const { count } = createCounter(() => 0);
  count('a', policy);
  expect(count('b', policy).remaining).toBe(1);
});

it('opens a window with the first request, and the next one 60 seconds later', () => {
  let now = 30_000;
  const { count } = createCounter(() => now);
  count('a', policy);
  now = 89_999;
  expect(count('a', policy)).toMatchObject({ remaining: 0, reset: 1 });
  now = 90_000;
  expect(count('a', policy)).toMatchObject({ remaining: 1, reset: 60 });
});

it('forgets all requests', () => {
  const { count, reset } = createCounter(() => 0);
  count('a', policy);
  reset();
  expect(count('a', policy).remaining).toBe(1);
});

it('writes the policy and what is left as structured fields', () => {
  const standing = { policy: userPolicy, remaining: 598, reset: 42, isOver: false };
  expect(rateLimitHeaders(standing)).toEqual({
    'RateLimit-Policy': '"user";q=600;w=60',
    RateLimit: '"user";r=598;t=42',
  });
});

it('adds the seconds to wait for who is over', () => {
  const standing = { policy: addressPolicy, remaining: 0, reset: 7, isOver: true };
  expect(rateLimitHeaders(standing)).toEqual({
    'RateLimit-Policy': '"address";q=60;w=60',
    RateLimit: '"address";r=0;t=7',
    'Retry-After': '7',
  });
});
