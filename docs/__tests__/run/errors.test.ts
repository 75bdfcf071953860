import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { loadSample } from '../load-sample';
import { proseOf } from '../statements';

const page = 'docs/errors.mdx';
const { endpoint } = useLocalApi();

interface ApiError {
  readonly path?: readonly string[];
  readonly extensions: Readonly<Record<'code', string>> & {
    readonly reason?: string;
    readonly field?: string;
    readonly retryAfter?: number;
  };
}
type ReactionTo = (error: ApiError, operation: 'query' | 'mutation') => object;

const { reactionTo } = await loadSample<{ reactionTo: ReactionTo }>(
  page,
  'Decide what to do about an error',
);

interface Reply {
  readonly data: object;
  readonly errors: readonly ApiError[];
}
type Send = (document: string, variables: object) => Promise<Reply>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');
const send: Send = (document, variables) =>
  createClient(endpoint(), { token: () => 'sandbox-member' })(document, variables);

describe('the reaction to an error', () => {
  it.each([
    [{ code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' }, { kind: 'refresh' }],
    [{ code: 'UNAUTHENTICATED', reason: 'SOMETHING_NEW' }, { kind: 'refresh' }],
    [{ code: 'UNAUTHENTICATED', reason: 'NO_TOKEN' }, { kind: 'sign-in' }],
    [{ code: 'UNAUTHENTICATED', reason: 'USER_REQUIRED' }, { kind: 'report-bug' }],
    [{ code: 'FORBIDDEN' }, { kind: 'explain', reason: 'not-allowed' }],
    [{ code: 'FORBIDDEN', reason: 'SCOPE_REQUIRED' }, { kind: 'ask-for-scope' }],
    [{ code: 'NOT_FOUND' }, { kind: 'explain', reason: 'not-available' }],
    [
      { code: 'VALIDATION_FAILED', field: 'input.title' },
      { kind: 'mark-field', field: 'input.title' },
    ],
    [{ code: 'VALIDATION_FAILED' }, { kind: 'report-bug' }],
    [{ code: 'CONFLICT' }, { kind: 'reload' }],
    [{ code: 'CONFLICT', reason: 'STATE_CHANGED' }, { kind: 'reload' }],
    [{ code: 'CONFLICT', reason: 'ALREADY_DONE' }, { kind: 'check' }],
    [{ code: 'CONFLICT', reason: 'VALUE_TAKEN' }, { kind: 'ask-for-another-value' }],
    [{ code: 'CONFLICT', reason: 'KEY_REUSED' }, { kind: 'report-bug' }],
    [
      { code: 'RATE_LIMITED', retryAfter: 17 },
      { kind: 'wait', seconds: 17 },
    ],
    [{ code: 'RATE_LIMITED', retryAfter: 0 }, { kind: 'report-bug' }],
  ])('to %o is %o, whatever the operation', (extensions, reaction) => {
    expect(reactionTo({ extensions }, 'query')).toEqual(reaction);
    expect(reactionTo({ extensions }, 'mutation')).toEqual(reaction);
  });

  it('to a refused field is a refresh, unless the result of a mutation has it', () => {
    const error = { path: ['a', 'b'], extensions: { code: 'UNAUTHENTICATED' } };
    expect(reactionTo(error, 'query')).toEqual({ kind: 'refresh' });
    expect(reactionTo({ ...error, path: ['a'] }, 'mutation')).toEqual({ kind: 'refresh' });
    expect(reactionTo(error, 'mutation')).toEqual({ kind: 'check' });
  });

  it('is a check after a mutation that ran, because a field of its result was refused', async () => {
    const { errors } = await send(
      'mutation Ask($input: CreateTaskInput!) { createTask(input: $input) { space { membershipRequests { totalResults } } } }',
      { input: { spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11', title: 'Oil the pump' } },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(errors.map((error) => reactionTo(error, 'mutation'))).toEqual([{ kind: 'check' }]);
  });

  it.each([
    ['INTERNAL', { kind: 'retry' }],
    ['SOMETHING_NEW', { kind: 'explain', reason: 'unknown' }],
  ])('to %s is a check for mutations alone', (code, ofQuery) => {
    expect(reactionTo({ extensions: { code } }, 'query')).toEqual(ofQuery);
    expect(reactionTo({ extensions: { code } }, 'mutation')).toEqual({ kind: 'check' });
  });

  it('is that of a bug after null for what cannot be null, before which fields have run', async () => {
    const { errors, data } = await send(
      'query Start($limit: Int) { hasNewNotifications recommendedTasks(limit: $limit) { totalResults } }',
      { limit: null },
    );
    expect(data).toMatchObject({ hasNewNotifications: true, recommendedTasks: null });
    expect(errors).toMatchObject([{ path: ['recommendedTasks'] }]);
    expect(errors.map((error) => reactionTo(error, 'query'))).toEqual([{ kind: 'report-bug' }]);
  });
});

it('has the client check after a vote for something else, because the first one counts', async () => {
  const vote = 'mutation Vote($input: VoteOnPollInput!) { voteOnPoll(input: $input) { id } }';
  const pollId = '018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31';
  const voteFor = (choice: string): object => ({ input: { pollId, choiceIds: [choice] } });
  await send(vote, voteFor('018f41d7-4e62-7c3e-9e40-3c0f1bec2b53'));
  const { errors } = await send(vote, voteFor('018f41d7-4e61-7b2d-8d3f-2bfe0adb1a42')).catch(
    (error: unknown) => error as Reply,
  );
  expect(errors.map((error) => reactionTo(error, 'mutation'))).toEqual([{ kind: 'check' }]);
  const choices = 'query Votes($id: UUID!) { pollById(id: $id) { viewerChoices { label } } }';
  expect(await send(choices, { id: pollId })).toMatchObject({
    data: { pollById: { viewerChoices: [{ label: 'Multimeter' }] } },
  });
});

it.each([
  [400, { headers: { 'Content-Type': 'application/json' }, body: '{' }],
  [405, { method: 'PUT' }],
  // What `curl --data` sends.
  [415, { body: new URLSearchParams({ query: '{ __typename }' }) }],
])('answers %i to what is no GraphQL request, as the page says', async (status, init) => {
  const response = await fetch(endpoint(), { method: 'POST', ...init });
  expect(response.status).toBe(status);
  expect(proseOf(page)).toContainEqual(expect.stringContaining(`- ${status}: `));
});

it('answers the misspelt field as the page says', async () => {
  const fences = fencesOf(page);
  const index = fences.findIndex(({ title }) => title === "A field that doesn't exist");
  const { status, body } = await post(endpoint(), { query: fences[index]?.code });
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(fences[index + 1]?.code ?? ''));
});
