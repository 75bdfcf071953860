import { expect, it } from 'vitest';
import { useLocalApi } from './helpers';

const { endpoint, origin } = useLocalApi();

const idOf = async (url: string): Promise<string | null> =>
  (await fetch(url)).headers.get('x-request-id');

it('gives each answer an identifier that a report can quote', async () => {
  const [first, second] = [await idOf(endpoint()), await idOf(endpoint())];
  expect(first).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});

it('gives none to the pages beside the endpoint', async () => {
  expect(await idOf(origin())).toBeNull();
});
