import { expect, it } from 'vitest';
import { people } from '../../__tests__/seed-ids';
import { post, useLocalApi } from './helpers';

const { endpoint, origin } = useLocalApi();

it('resets its data', async () => {
  const headers = { Authorization: 'Bearer sandbox-member' };
  const rename =
    'mutation { updateAuthenticatedUserV2(input: { firstName: "Other" }) { __typename } }';
  await post(endpoint(), { query: rename }, headers);
  const query = `{ userById(id: "${people.neighbour}") { firstName } }`;
  const name = async (): Promise<unknown> => (await post(endpoint(), { query }, headers)).body;
  expect(await name()).toEqual({ data: { userById: { firstName: 'Other' } } });
  expect((await fetch(`${origin()}/reset`, { method: 'POST' })).status).toBe(204);
  expect(await name()).toEqual({ data: { userById: { firstName: 'Example' } } });
});

it.each(['/', '/graphql'])('explains itself to a browser at %s', async (path) => {
  const response = await fetch(origin() + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain(`<code>${endpoint()}</code>`);
  expect(page).toContain('<td><code>sandbox-moderator</code></td>');
  expect(page).not.toMatch(/<(?:script|link|img|iframe)/);
});

it('answers a query in an address to a browser that shows JSON', async () => {
  const response = await fetch(`${endpoint()}?query={__typename}`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

it('has nothing elsewhere', async () => {
  expect((await fetch(`${origin()}/elsewhere`)).status).toBe(404);
});
