import type { GraphQLEnumType } from 'graphql';
import { buildSchema } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '../shared/context';
import { clientTokens, createSandbox, expiredToken, callerOf, readToken } from '..';
import { asMember, callers, sdl, town } from './helpers';
import { people, places } from './seed-ids';

const sandbox = createSandbox(sdl, town);
afterEach(sandbox.reset);

const mine = '{ mySpaces { waitingRequestCount } }';
const relate = (
  connection: string,
  place: keyof typeof places,
  userId: string | null,
  expected = 'null',
): string =>
  `mutation { updateSpaceUserConnection(input: { spaceId: "${places[place]}", connection: ${connection}, userId: ${JSON.stringify(userId)}, expectedConnection: ${expected} }) { connection } }`;
const vote = (pollId: string, choiceId: string): string =>
  `voteOnPoll(input: { pollId: "${pollId}", choiceIds: ["${choiceId}"] }) { id }`;
const tool = '018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31';
const multimeter = '018f41d7-4e62-7c3e-9e40-3c0f1bec2b53';
const pin = (id: string): string =>
  `updateSpacePost(id: "${id}", input: { isPinned: true }) { id }`;

const task = (title: string): string =>
  `createTask(input: { spaceId: "${places.garden}", title: "${title}" }, idempotencyKey: "${tool}") { id }`;

const cases = [
  ['NO_TOKEN', callers.guest, mine],
  ['TOKEN_EXPIRED', callerOf(`Bearer ${expiredToken}`), mine],
  ['TOKEN_REJECTED', callerOf('Bearer nobody'), mine],
  ['USER_REQUIRED', callerOf(`Bearer ${clientTokens.valid}`), mine],
  ['USER_REQUIRED', callerOf(`Bearer ${clientTokens.expired}`), mine],
  ['ROLE_REQUIRED', callers.neighbour, `mutation { deleteFeedPost(id: "${tool}") { id } }`],
  [
    'CONNECTION_REQUIRED',
    callers.neighbour,
    `{ spaceById(id: "${places.garden}") { membershipRequests { totalResults } } }`,
  ],
  ['PERMISSION_REQUIRED', callers.neighbour, relate('NONE', 'garden', people.linh)],
  [
    'SCOPE_REQUIRED',
    callerOf(`Bearer ${readToken}`),
    'mutation { anonCount(name: "onboarding_finished") }',
  ],
  ['BLOCKED', asMember('tomasz'), relate('MEMBER', 'readers', null)],
  [
    'CONNECTIONS_HIDDEN',
    callers.neighbour,
    `{ connectionsByUserId(userId: "${people.jonas}") { totalResults } }`,
  ],
  [
    'COMMENTS_CLOSED',
    callers.neighbour,
    'mutation { addComment(input: { type: POST, contentId: "018f43c8-5fa5-7c60-8d17-8b3e6a2d9c76", text: "Hallo" }) { id } }',
  ],
  [
    'VALUE_TAKEN',
    callers.admin,
    `mutation { updateSpace(id: "${places.garden}", input: { name: "repair CAFÉ mitte" }) { id } }`,
  ],
  [
    'ALREADY_DONE',
    callers.neighbour,
    `mutation { first: ${vote(tool, multimeter)} second: ${vote(tool, multimeter)} }`,
  ],
  ['WRONG_STATE', callers.admin, relate('ADMIN', 'garden', people.greta)],
  ['STATE_CHANGED', callers.admin, relate('NONE', 'garden', people.linh, 'REQUESTED')],
  ['ARCHIVED', asMember('greta'), relate('MEMBER', 'fleaMarket', null)],
  [
    'POLL_CLOSED',
    asMember('greta'),
    `mutation { ${vote('018f41d7-4e70-7e50-9062-5e213d0e4d75', '018f41d7-4e71-7f61-8173-6f324e1f5e86')} }`,
  ],
  [
    'LIMIT_REACHED',
    callers.admin,
    `mutation { a: ${pin('018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9')} b: ${pin('018f5c1b-7e94-7f12-a6b8-1d4c7e9a2f65')} c: ${pin('018f4e92-10b6-7d3b-9a85-5f7c2e8b4d07')} }`,
  ],
  ['LAST_ADMIN', callers.aylin, 'mutation { deleteAuthenticatedUser { success } }'],
  [
    'TOO_EARLY',
    callers.neighbour,
    'mutation { a: updateAuthenticatedUserV2(input: { slug: "spanner" }) { account { id } } b: updateAuthenticatedUserV2(input: { slug: "bicycle" }) { account { id } } }',
  ],
  [
    'KEY_REUSED',
    callers.neighbour,
    `mutation { a: ${task('Weed the beds')} b: ${task('Water the beds')} }`,
  ],
] as const satisfies readonly (readonly [reason: string, caller: Caller, query: string])[];

describe('extensions.reason', () => {
  it.each(cases)('is %s', async (reason, caller, query) => {
    const { errors } = await sandbox.run({ query, caller });
    expect(errors?.map(({ extensions }) => extensions['reason'])).toEqual([reason]);
  });

  it('has each value of the schema', () => {
    const values = (buildSchema(sdl).getType('ErrorReason') as GraphQLEnumType).getValues();
    const seen = new Set<string>(cases.map(([reason]) => reason));
    expect(values.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});
