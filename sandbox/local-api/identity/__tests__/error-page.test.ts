import { expect, it } from 'vitest';
import { useLocalApi } from '../../__tests__/helpers';
import { authorizationUrl, useProvider } from './helpers';

const { origin } = useLocalApi();
useProvider(origin);

it.each([
  ['a client', { client_id: 'my-app' }, 'local-public'],
  ['a redirect address', { redirect_uri: 'https://my-app.test/callback' }, 'http://127.0.0.1'],
])('names what it takes instead of %s that it does not know', async (_what, given, known) => {
  const response = await fetch(authorizationUrl(origin(), given), { redirect: 'manual' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(known);
});
