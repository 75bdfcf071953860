import { afterEach, describe, expect, it, vi } from 'vitest';
import { meetOnce, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { loadSample } from '../load-sample';

interface RetryOptions {
  readonly canRepeat: boolean;
  readonly attempts?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
}
type Send = (document: string, variables?: object) => Promise<unknown>;

const page = 'docs/rate-limits.mdx';
const { withRetries } = await loadSample<{
  withRetries: (send: () => Promise<unknown>, options: RetryOptions) => Promise<unknown>;
}>(page, 'with-retries.ts');
const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');

const { endpoint } = useLocalApi();

const guest = { token: () => undefined, refresh: () => Promise.resolve(undefined) };

afterEach(() => vi.unstubAllGlobals());

/** Waits in no time, and remembers how long it would have been. */
function patience(): { slept: number[]; options: RetryOptions } {
  const slept: number[] = [];
  const sleep = (milliseconds: number): Promise<void> => {
    slept.push(milliseconds);
    return Promise.resolve();
  };
  return { slept, options: { canRepeat: true, sleep, random: () => 0.5 } };
}

const failed = (name: string, more: object): Error =>
  Object.assign(new Error('No.'), { name, ...more });
const coded = (code: string, retryAfter?: number): Error =>
  failed('RequestFailed', { errors: [{ extensions: { code, retryAfter } }] });
const partial = (...codes: string[]): object => ({
  data: { spaceById: { name: 'Kiezgarten am Kanal', location: null } },
  errors: codes.map((code) => ({ extensions: { code } })),
});
const unanswered = (status?: number): Error => failed('NoResponse', { status });

const done = { data: {}, errors: [] };

/** Fails with these errors, or answers so, one after the other, and then succeeds. */
const failing = (...outcomes: object[]): (() => Promise<object>) => {
  return () => {
    const outcome = outcomes.shift() ?? done;
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
};

describe('withRetries', () => {
  it('waits as long as the API says, and gets its answer', async () => {
    const send = createClient(endpoint(), guest);
    meetOnce('limit');
    const { slept, options } = patience();
    expect(await withRetries(() => send('query Kind { __typename }'), options)).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(slept).toEqual([5_500]);
  });

  it('repeats a query whose response was lost', async () => {
    const send = createClient(endpoint(), guest);
    meetOnce('lost');
    const { slept, options } = patience();
    expect(await withRetries(() => send('query Kind { __typename }'), options)).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(slept).toEqual([1000]);
  });

  it('repeats a query that the platform failed at a nullable root', async () => {
    const answers = ['INTERNAL', 'INTERNAL', undefined].map((code) =>
      code === undefined
        ? { data: { mySpaces: {} } }
        : { data: { mySpaces: null }, errors: [{ message: 'No.', extensions: { code } }] },
    );
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())));
    const send = createClient('http://api.test', guest);
    const { slept, options } = patience();
    expect(
      await withRetries(() => send('query Mine { mySpaces { __typename } }'), options),
    ).toEqual({
      data: { mySpaces: {} },
      errors: [],
      headers: expect.any(Headers) as unknown,
    });
    expect(slept).toEqual([1000, 2000]);
  });

  it('repeats a query of which the platform failed one part and refused another', async () => {
    const { slept, options } = patience();
    expect(await withRetries(failing(partial('FORBIDDEN', 'INTERNAL')), options)).toBe(done);
    expect(slept).toEqual([1000]);
  });

  it('returns what arrived, if the platform fails a part in each of five attempts', async () => {
    const { slept, options } = patience();
    const replies = Array.from({ length: 5 }, () => partial('INTERNAL'));
    expect(await withRetries(failing(...replies), options)).toBe(replies[4]);
    expect(slept).toHaveLength(4);
  });

  it.each([
    ['a reply of which a part was refused', partial('FORBIDDEN', 'NOT_FOUND'), true],
    ['a mutation of whose result a part is missing', partial('INTERNAL'), false],
  ])('returns %s at once', async (_what, reply, canRepeat) => {
    const { slept, options } = patience();
    expect(await withRetries(failing(reply), { ...options, canRepeat })).toBe(reply);
    expect(slept).toEqual([]);
  });

  it.each([
    ['INTERNAL', coded('INTERNAL')],
    ['a 5xx status', unanswered(503)],
    ['a lost connection', unanswered()],
  ])('doubles the pause after %s', async (_what, error) => {
    const { slept, options } = patience();
    expect(await withRetries(failing(error, error, error), options)).toBe(done);
    expect(slept).toEqual([1000, 2000, 4000]);
  });

  it('waits 30 seconds at most', async () => {
    const { slept, options } = patience();
    const errors = Array.from({ length: 9 }, () => unanswered());
    await withRetries(failing(...errors), { ...options, attempts: 10, random: () => 1 });
    expect(Math.max(...slept)).toBe(30_000);
  });

  it('repeats a mutation after RATE_LIMITED only', async () => {
    const { slept, options } = patience();
    const mutation = { ...options, canRepeat: false };
    expect(await withRetries(failing(coded('RATE_LIMITED', 7)), mutation)).toBe(done);
    await expect(withRetries(failing(coded('INTERNAL')), mutation)).rejects.toThrow('No.');
    await expect(withRetries(failing(unanswered()), mutation)).rejects.toThrow('No.');
    expect(slept).toEqual([7500]);
  });

  it.each([
    ['a request that is too large', coded('RATE_LIMITED', 0)],
    ['another code', coded('FORBIDDEN')],
    ['a 4xx status', unanswered(400)],
    ['an error of the program', new TypeError('No.')],
  ])('gives up at once after %s', async (_what, error) => {
    const { slept, options } = patience();
    await expect(withRetries(failing(error), options)).rejects.toBe(error);
    expect(slept).toEqual([]);
  });

  it('gives up after five attempts, with the last error', async () => {
    const { slept, options } = patience();
    const errors = Array.from({ length: 5 }, (_, index) => coded('RATE_LIMITED', index + 1));
    await expect(withRetries(failing(...errors), options)).rejects.toBe(errors[4]);
    expect(slept).toHaveLength(4);
  });
});
