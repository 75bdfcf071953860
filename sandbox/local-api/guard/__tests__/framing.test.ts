import { expect, it } from 'vitest';
import { useLocalApi } from '../../__tests__/helpers';
import { authorizationUrl, useProvider } from '../../identity/__tests__/helpers';

const loadMcp = () => Promise.resolve(() => Promise.resolve(new Response('{}')));
const { origin } = useLocalApi('guest', { rateLimit: false, loadMcp });
useProvider(origin);

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
