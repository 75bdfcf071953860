import { expect, it } from 'vitest';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { createSequenceAnswerer } from 'graphql-docs-reference/examples';
import { withConditions } from 'graphql-docs-model';
import { createSandbox } from '../../../../sandbox';
import { model } from '../../../../sandbox/model';
import { sdl, town } from '../../../../sandbox/__tests__/helpers';
import callers from '../../../reference/src/options/__tests__/callers.json';
import { createTools } from '../create-server';
import type { SiteExample } from '../site';
import { createSite } from '../site';
import { callOf, siteData } from './site';

const rename =
  'mutation Rename { updateAuthenticatedUserV2(input: { firstName: "Other" }) { __typename } }';
const name = 'query Name { authenticatedUserV2 { ... on SignedInUser { profile { firstName } } } }';

const example = (
  parts: Pick<SiteExample, 'name' | 'query'> & Partial<SiteExample>,
): SiteExample => ({
  sentence: 'It does something.',
  as: 'member',
  before: [],
  answer: {},
  ...parts,
});

const examples = [
  example({ name: 'updateAuthenticatedUserV2', query: rename }),
  example({ name: 'authenticatedUserV2', query: name, before: ['updateAuthenticatedUserV2'] }),
];

const site = createSite({ ...siteData, sdl, callers, examples });
const runRequests = createSequenceAnswerer(withConditions(createSandbox(sdl, town), model));

const run = async (args: object): Promise<unknown> => {
  const { structuredContent, content } = await callOf(site, 'run_operation', args, runRequests);
  return structuredContent ?? content[0]?.text;
};

const profile = (firstName: string): object => ({
  data: { authenticatedUserV2: { profile: { firstName } } },
});

it('runs each call in a fresh world', async () => {
  expect(await run({ document: name, as: 'member', after: ['updateAuthenticatedUserV2'] })).toEqual(
    profile('Other'),
  );
  expect(await run({ document: name, as: 'member' })).toEqual(profile('Example'));
});

it('runs examples with what comes before them, and requests of the caller', async () => {
  const after = ['authenticatedUserV2'];
  expect(await run({ document: name, as: 'member', after })).toEqual(profile('Other'));
  const own = [{ document: rename, as: 'member' }];
  expect(await run({ document: name, as: 'member', after: own })).toEqual(profile('Other'));
});

it('answers with the errors of the API, also of what ran before', async () => {
  const denied = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
  expect(
    await run({ document: rename, as: 'guest', after: [{ document: rename, as: 'guest' }] }),
  ).toMatchObject({ ...denied, earlierErrors: [{ request: 1, ...denied }] });
});

it('answers under a condition, with what happened', async () => {
  expect(await run({ document: name, as: 'member', under: 'limit' })).toMatchObject({
    errors: [{ message: 'More than 600 requests in a minute. Wait 5 seconds.' }],
    circumstances: {
      note: 'The limit of requests is reached, so nothing has run.',
      http: {
        status: '200 OK',
        headers: [
          { name: 'RateLimit-Policy', value: '"user";q=600;w=60' },
          { name: 'RateLimit', value: '"user";r=0;t=5' },
          { name: 'Retry-After', value: '5' },
        ],
      },
    },
  });
  const expired = { document: rename, as: 'member', under: 'expired-token' };
  expect(await run(expired)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' } }],
  });
});

it('answers nothing where the response is lost', async () => {
  expect(await run({ document: rename, as: 'member', under: 'lost' })).toEqual({
    circumstances: {
      note: 'The API ran the request, so what a mutation changes has changed, but the response was lost on the way back.',
    },
  });
});

it('says what an answer loses where a field fails', async () => {
  const failAt = ['authenticatedUserV2', 'profile', 'firstName'];
  expect(await run({ document: name, as: 'member', failAt })).toMatchObject({
    data: null,
    errors: [{ path: failAt, extensions: { code: 'INTERNAL' } }],
    circumstances: {
      note: 'User.firstName is String!, so the User is null; SignedInUser.profile is User!, so the SignedInUser is null; Query.authenticatedUserV2 is AuthenticatedUserResult!, so data is null.',
      nullAt: 'data',
    },
  });
});

it('says that nothing has failed where the response has no such field', async () => {
  const failAt = ['authenticatedUserV2', 'nope'];
  expect(await run({ document: name, as: 'member', failAt })).toBe(
    'There is no data.authenticatedUserV2.nope in the response, so nothing has failed there.',
  );
});

it('knows no example of another name', async () => {
  expect(await run({ document: name, as: 'member', after: ['authenticatedUserV1'] })).toBe(
    'There is no example "authenticatedUserV1" to run first. Did you mean "authenticatedUserV2" or "updateAuthenticatedUserV2"?',
  );
});

it.each([
  ['a megabyte', `{ ${'a '.repeat(500_000)}}`],
  ['a deep document', '{ a '.repeat(20_000)],
])('refuses %s as the API does', async (_what, document) => {
  expect(await run({ document, as: 'member' })).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
});

it('refuses variables without an end, and says whose limit that is', async () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  const args = { document: name, as: 'member', variables: { deep } };
  expect(await run(args)).toBe('The variables have more than 2000 names and values.');
  const other = createSite({ ...siteData, sdl, callers, hasLimits: false });
  expect((await callOf(other, 'run_operation', args, runRequests)).content[0]?.text).toBe(
    'The variables have more than 2000 names and values. The model of this documentation refuses that, not the API.',
  );
});

it('does not return more than a model can read', async () => {
  const types = '__schema { types { name fields { name type { name } } } }';
  expect(await run({ document: `{ ${types} }`, as: 'guest' })).toMatch(
    /^The answer has \d+ characters, more than the 20000 that this tool returns\./,
  );
});

it('asks for no caller where all get the same answer', async () => {
  const other = createSite({ ...siteData, sdl: 'type Query { id: ID }' });
  const answer = createSequenceAnswerer(createMadeUpModel('type Query { id: ID }'));
  const { structuredContent } = await callOf(
    other,
    'run_operation',
    { document: 'query Id { id }' },
    answer,
  );
  const tool = createTools(other, answer).find(({ name: one }) => one === 'run_operation');
  expect(tool?.inputSchema.toJSONSchema()).toMatchObject({
    properties: { as: { const: '', default: '' } },
  });
  expect(structuredContent).toMatchObject({ data: { id: expect.any(String) as string } });
});
