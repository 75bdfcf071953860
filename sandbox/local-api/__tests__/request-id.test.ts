import { expect, it } from 'vitest';
import { useLocalApi } from './helpers';

const { endpoint, origin } = useLocalApi();

const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idOf = async (url: string): Promise<string | null> =>
  (await fetch(url)).headers.get('x-request-id');

it('gives each answer an identifier that a report can quote', async () => {
  const [first, second] = [await idOf(endpoint()), await idOf(endpoint())];
  expect(first).toMatch(form);
  expect(second).not.toBe(first);
});

it('gives one to an answer that refuses a sender, or a body that is too long', async () => {
  const foreign = { method: 'POST', headers: { origin: 'https://other.example' } };
  const long = { method: 'POST', body: ' '.repeat(20_000_000) };
  for (const [status, request] of [
    [403, foreign],
    [413, long],
  ] as const) {
    const answer = await fetch(endpoint(), request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(form);
  }
});

it('gives none to the pages beside the endpoint', async () => {
  expect(await idOf(origin())).toBeNull();
});
