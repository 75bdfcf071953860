import { describe, expect, it } from 'vitest';
import { people } from '../../__tests__/seed-ids';
import { post, useLocalApi } from './helpers';

const { endpoint, origin } = useLocalApi();

const typename = { query: '{ __typename }' };
const address = (query: string): string => `${endpoint()}?${new URLSearchParams({ query })}`;

describe('the status', () => {
  it.each([
    ['a document that does not parse', { query: '{' }],
    ['an unknown field', { query: '{ nothing }' }],
    ['variables that do not fit', { query: 'query A($a: Int!) { spaces(limit: $a) { offset } }' }],
    ['an operation that is not there', { ...typename, operationName: 'B' }],
  ])('is 200 for %s, and 400 for who asks for it', async (_what, body) => {
    const errors = [{ extensions: { code: 'VALIDATION_FAILED' } }];
    expect(await post(endpoint(), body)).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: { errors },
    });
    const accept = 'application/graphql-response+json';
    expect(await post(endpoint(), body, { accept })).toMatchObject({
      status: 400,
      type: 'application/graphql-response+json; charset=utf-8',
      body: { errors },
    });
  });

  it.each(['application/json', 'application/graphql-response+json'])(
    'is 200 for an error of the execution in %s',
    async (accept) => {
      const query = '{ spaces(limit: 500) { totalResults } }';
      expect(await post(endpoint(), { query }, { accept })).toMatchObject({
        status: 200,
        body: {
          data: null,
          errors: [
            {
              message: 'This must be from 1 to 100.',
              locations: [{ line: 1, column: 3 }],
              path: ['spaces'],
              extensions: { code: 'VALIDATION_FAILED', field: 'limit' },
            },
          ],
        },
      });
    },
  );

  it.each([
    ['broken JSON', '{"query":'],
    ['no document', {}],
    ['a document that is no text', { query: 1 }],
    ['a name of an operation that is no text', { ...typename, operationName: ['A'] }],
    ['several requests', [typename]],
  ])('is 400 for %s', async (_what, body) => {
    expect(await post(endpoint(), body)).toMatchObject({ status: 400 });
  });

  it.each([
    ['variables in an address that are no JSON', '&variables={', {}, 400],
    ['another method', '', { method: 'PUT' }, 405],
    ['another media type', '', { method: 'POST', body: '{ __typename }' }, 415],
    ['an answer that there is not', '', { headers: { accept: 'image/png' } }, 406],
  ])('for %s', async (_what, parameters, init, status) => {
    expect((await fetch(address('{ __typename }') + parameters, init)).status).toBe(status);
  });
});

it.each([
  ['application/x-www-form-urlencoded', 'Content-Type "application/x-www-form-urlencoded"'],
  ['application/json; charset=latin1', 'Content-Type "application/json; charset=latin1"'],
  ['', 'no Content-Type'],
])('names the header to send instead of "%s"', async (type, given) => {
  const init = { method: 'POST', body: Buffer.from(JSON.stringify(typename)) };
  const response = await fetch(endpoint(), {
    ...init,
    headers: type ? { 'Content-Type': type } : {},
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({
    errors: [
      {
        message: `Unexpected ${given}, expected JSON. Send the header "Content-Type: application/json".`,
        extensions: { code: 'BAD_REQUEST' },
      },
    ],
  });
});

describe('GET', () => {
  it('answers a query', async () => {
    const response = await fetch(address('{ __typename }'));
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses a mutation', async () => {
    const response = await fetch(address('mutation { __typename }'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

it('holds the limits of the platform', async () => {
  const query = `{ ${'spaces { data { '.repeat(7)} id ${'} }'.repeat(7)} }`;
  expect((await post(endpoint(), { query })).body).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 0 } }],
  });
});

it('takes a file as a part of the request', async () => {
  const body = new FormData();
  const query =
    'mutation A($file: Upload) { updateAuthenticatedUserV2(input: { avatar: $file }) { profile { imageUrl } } }';
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob(['GIF89a'], { type: 'image/gif' }), 'face.gif');
  const headers = { Authorization: 'Bearer sandbox-member' };
  const response = await fetch(endpoint(), { method: 'POST', headers, body });
  expect(await response.json()).toEqual({
    data: {
      updateAuthenticatedUserV2: {
        profile: { imageUrl: `https://images.example/users/${people.neighbour}.webp` },
      },
    },
  });
});

it('names its own identity provider to guests', async () => {
  const query = '{ authenticatedUserV2 { ... on GuestUser { issuer } } }';
  for (const host of ['localhost', '127.0.0.1']) {
    const { body } = await post(endpoint().replace('localhost', host), { query });
    expect(body).toEqual({ data: { authenticatedUserV2: { issuer: origin() } } });
  }
});

it('lets front ends of this machine ask', async () => {
  const { status, headers } = await fetch(endpoint(), {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(headers.get('access-control-allow-headers')).toBe(
    'Authorization,Content-Type,Accept,Accept-Language,X-Condition',
  );
});
