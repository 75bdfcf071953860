import { afterEach, describe, expect, it, vi } from 'vitest';
import { meetOnce, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { loadSample } from '../load-sample';

const page = 'docs/forming-requests.mdx';
const { endpoint } = useLocalApi();
const counting = useLocalApi('guest', {});

interface Session {
  readonly token: () => string | undefined;
  readonly refresh: () => Promise<string | undefined>;
}
type Send = (document: string, variables?: object) => Promise<{ readonly headers: Headers }>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: Session) => Send;
}>(page, 'api.ts: send a document');

const { readAllowances } = await loadSample<{
  readAllowances: (header: string | null) => readonly object[];
}>('docs/rate-limits.mdx', 'Slow down before the limit');

const guest: Session = { token: () => undefined, refresh: () => Promise.resolve(undefined) };
const whoAmI = 'query WhoAmI { mySpaces { administered { totalResults } } }';

/** Someone whose access token is refused, and who gets another one. */
function expired(renewed?: string): Session & { refreshes: () => number } {
  let token: string | undefined = 'sandbox-expired';
  let count = 0;
  return {
    token: () => token,
    refreshes: () => count,
    refresh: async () => {
      count += 1;
      await Promise.resolve();
      token = renewed;
      return renewed;
    },
  };
}

/** Answers each request with the next body, and says with which tokens it was asked. */
function stubAnswers(...bodies: readonly (object | null)[]): { tokens: () => (string | null)[] } {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('Authorization'));
    const headers = { 'X-Request-Id': '018f6f00-0000-7000-8000-000000000001' };
    return Promise.resolve(Response.json(bodies[tokens.length - 1], { headers }));
  });
  return { tokens: () => tokens };
}

afterEach(() => vi.unstubAllGlobals());

const refusal = { message: 'Sign in to do this.', extensions: { code: 'UNAUTHENTICATED' } };

describe('the client function', () => {
  it('refreshes once, and repeats a request whose token has expired', async () => {
    const token = 'sandbox-member';
    const refresh = vi.fn(() => Promise.resolve(token));
    meetOnce('expired-token');
    const send = createClient(endpoint(), { token: () => token, refresh });
    expect(await send(whoAmI)).toMatchObject({ errors: [] });
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('returns data, no errors, and what the headers say', async () => {
    const document = 'query Count($limit: Int!) { spaces(limit: $limit) { limit } }';
    const send = createClient(counting.endpoint(), guest);
    const { headers, ...rest } = await send(document, { limit: 7 });
    expect(rest).toEqual({ data: { spaces: { limit: 7 } }, errors: [] });
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(readAllowances(headers.get('RateLimit'))).toMatchObject([{ policy: 'address' }]);
  });

  it('returns the errors beside data', async () => {
    const document = `query Open($id: UUID!) { postById(id: $id) { id } spaces { limit } }`;
    const id = '018f1e50-7c33-7a18-9d42-5b8e0f6a2c71';
    expect(await createClient(endpoint(), guest)(document, { id })).toMatchObject({
      data: { postById: null, spaces: { limit: 20 } },
      errors: [{ path: ['postById'], extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('throws the errors that left no data', async () => {
    const request = createClient(
      endpoint(),
      guest,
    )('query Broken { spaces(limit: 500) { limit } }');
    await expect(request).rejects.toMatchObject({
      name: 'RequestFailed',
      message: 'This must be from 1 to 100.',
      errors: [{ extensions: { code: 'VALIDATION_FAILED', field: 'limit' } }],
    });
  });

  it.each([null, {}, { data: null }, { errors: [] }])(
    'throws if the answer %o has neither data nor errors',
    async (body) => {
      stubAnswers(body);
      await expect(createClient('http://api.test', guest)('{ a }')).rejects.toMatchObject({
        name: 'RequestFailed',
        message: 'The response holds neither data nor errors.',
      });
    },
  );

  it('throws the request id with the errors', async () => {
    stubAnswers({ data: null, errors: [refusal] });
    await expect(createClient('http://api.test', guest)('{ a }')).rejects.toMatchObject({
      requestId: '018f6f00-0000-7000-8000-000000000001',
    });
  });

  it('refreshes a token that is refused, and repeats the request', async () => {
    const session = expired('sandbox-admin');
    expect(await createClient(endpoint(), session)(whoAmI)).toMatchObject({
      data: { mySpaces: { administered: { totalResults: 1 } } },
    });
    expect(session.refreshes()).toBe(1);
  });

  it('refreshes once for requests that are refused at the same time', async () => {
    const session = expired('sandbox-admin');
    const send = createClient(endpoint(), session);
    await Promise.all([send(whoAmI), send(whoAmI), send(whoAmI)]);
    expect(session.refreshes()).toBe(1);
  });

  it('takes the token that another request has got meanwhile', async () => {
    const { tokens } = stubAnswers({ data: null, errors: [refusal] }, { data: {} });
    const token = vi.fn().mockReturnValueOnce('old').mockReturnValue('new');
    const refresh = vi.fn();
    await createClient('http://api.test', { token, refresh })('{ a }');
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['a second refusal', expired('sandbox-expired')],
    ['a session that has ended', expired(undefined)],
  ])('returns the refusal after %s', async (_case, session) => {
    await expect(createClient(endpoint(), session)(whoAmI)).resolves.toMatchObject({
      data: { mySpaces: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(session.refreshes()).toBe(1);
  });

  it('does not refresh for a guest', async () => {
    const refresh = vi.fn();
    const send = createClient(endpoint(), { token: () => undefined, refresh });
    await expect(send(whoAmI)).resolves.toMatchObject({ data: { mySpaces: null } });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('refreshes for a mutation whose field is null after a success too', async () => {
    const session = expired('sandbox-member');
    const send = createClient(endpoint(), session);
    const document = 'mutation Seen($id: UUID!) { lastSeenNotification(id: $id) }';
    const id = '018f6b3e-a410-7d97-93c5-20e8b6f4d17a';
    const { headers, ...rest } = await send(document, { id });
    expect(rest).toEqual({ data: { lastSeenNotification: null }, errors: [] });
    expect(headers).toBeInstanceOf(Headers);
    expect(session.refreshes()).toBe(1);
  });

  it('does not refresh the token of a client, because no other of its kind would do', async () => {
    const errors = [{ extensions: { code: 'UNAUTHENTICATED', reason: 'USER_REQUIRED' } }];
    const { tokens } = stubAnswers({ data: { a: null }, errors });
    const session = expired('new');
    await createClient('http://api.test', session)('query A { a }');
    expect([tokens(), session.refreshes()]).toEqual([['Bearer sandbox-expired'], 0]);
  });

  it.each([
    ['repeats a query', 'query A { a { b } }', { a: { b: null } }, 2],
    ['does not repeat a mutation', 'mutation A { a { b } }', { a: { b: null } }, 1],
    ['does not repeat a mutation without data', 'mutation A { a { b } }', null, 1],
  ])('%s of which a part was refused', async (_case, document, data, requests) => {
    const errors = [{ ...refusal, path: ['a', 'b'] }];
    const { tokens } = stubAnswers({ data, errors }, { data: {} });
    await createClient('http://api.test', expired('new'))(document).catch(() => undefined);
    expect(tokens()).toHaveLength(requests);
  });

  it('says that no response arrived', async () => {
    const send = createClient(endpoint().replace('/graphql', '/nowhere'), guest);
    await expect(send('{ a }')).rejects.toMatchObject({
      name: 'NoResponse',
      message: 'Unexpected HTTP status 404, expected 200.',
      status: 404,
    });
    await expect(createClient('http://localhost:1', guest)('{ a }')).rejects.toMatchObject({
      name: 'NoResponse',
      message: 'fetch failed',
      status: undefined,
    });
  });
});
