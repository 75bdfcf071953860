import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from './helpers';

const { endpoint, origin } = useLocalApi('member');

const profile = { query: '{ authenticatedUserV2 { __typename ... on GuestUser { reason } } }' };
const rename = {
  query: 'mutation { updateAuthenticatedUserV2(input: { firstName: "Other" }) { __typename } }',
};
const name = { query: '{ authenticatedUserV2 { ... on SignedInUser { profile { firstName } } } }' };
const under = (condition: string) => ({ 'X-Condition': condition });

describe('the header X-Condition', () => {
  it('has the access token expired', async () => {
    expect((await post(endpoint(), profile, under('expired-token'))).body).toEqual({
      data: { authenticatedUserV2: { __typename: 'GuestUser', reason: 'TOKEN_EXPIRED' } },
    });
  });

  it('has the limit reached, also where requests are not counted', async () => {
    const headers = { 'Content-Type': 'application/json', ...under('limit') };
    const body = JSON.stringify(rename);
    const response = await fetch(endpoint(), { method: 'POST', headers, body });
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('ratelimit')).toBe('"user";r=0;t=5');
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 5 } }],
    });
    expect((await post(endpoint(), name)).body).toMatchObject({
      data: { authenticatedUserV2: { profile: { firstName: 'Example' } } },
    });
  });

  it('loses the response of a mutation that has run', async () => {
    await expect(post(endpoint(), rename, under('lost'))).rejects.toThrow('fetch failed');
    expect((await post(endpoint(), name)).body).toMatchObject({
      data: { authenticatedUserV2: { profile: { firstName: 'Other' } } },
    });
  });

  it('keeps a client waiting', async () => {
    const signal = AbortSignal.timeout(300);
    const url = `${endpoint()}?query={__typename}`;
    await expect(fetch(url, { headers: under('slow'), signal })).rejects.toThrow('timeout');
    expect((await fetch(url, { signal: AbortSignal.timeout(3_000) })).status).toBe(200);
  });

  it('adds a value that its enum does not have', async () => {
    const query = '{ spaces(limit: 1) { data { viewerConnection } } }';
    expect((await post(endpoint(), { query }, under('unknown-value'))).body).toEqual({
      data: { spaces: { data: [{ viewerConnection: 'CUSTOM' }] } },
    });
  });

  it('is refused with a value that it does not have', async () => {
    expect(await post(endpoint(), profile, under('limits'))).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message:
              'Unexpected X-Condition "limits", expected expired-token, limit, lost, slow, unknown-value.',
          },
        ],
      },
    });
  });

  it('is explained at the start page', async () => {
    const page = await (await fetch(origin(), { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<td><code>lost</code></td>');
  });
});
