import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const invite = `mutation Invite($input: InviteToSpaceByEmailInput!) { inviteToSpaceByEmail(input: $input) { id email user { id } message status createdAt expiresAt invitedBy { displayName } } }`;
const spaceId = places.garden;

describe('inviteToSpaceByEmail', () => {
  it('answers for every address alike, each once', async () => {
    const emails = ['Neu@mail.example', 'neu@MAIL.example', 'zwei@mail.example'];
    expect(await run(invite, { input: { spaceId, emails, message: 'Kommt!' } })).toMatchObject({
      data: {
        inviteToSpaceByEmail: [
          {
            email: 'neu@mail.example',
            user: null,
            message: 'Kommt!',
            status: 'PENDING',
            createdAt: '2026-05-17T18:30:01.000Z',
            expiresAt: '2026-06-16T18:30:01.000Z',
            invitedBy: { displayName: 'Example Neighbour' },
          },
          { email: 'zwei@mail.example', user: null },
        ],
      },
    });
  });

  it('sends an invitation that waits again, with the key that it has', async () => {
    const input = { spaceId, emails: ['nachbarin@mail.example'] };
    expect(await run(invite, { input }, callers.admin)).toMatchObject({
      data: {
        inviteToSpaceByEmail: [
          {
            id: '018f3c2d-0a12-7d63-9a84-7e0b3f5c9d03',
            createdAt: '2026-05-17T18:30:01.000Z',
          },
        ],
      },
    });
  });

  it.each([
    ['emails', []],
    ['emails', ['niemand']],
    ['emails', Array.from({ length: 51 }, (_, index) => `${index}@mail.example`)],
    ['message', 'x'.repeat(501)],
    ['message', 'Schaut auf https://kiezgarten.example'],
    ['language', 'german'],
  ])('refuses %s of %j, and sends nothing', async (field, value) => {
    const input = { spaceId, emails: ['neu@mail.example'], [field]: value };
    expect((await run(invite, { input })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${field}` },
    ]);
  });

  it.each([
    ['a guest', callers.guest, 'UNAUTHENTICATED', places.garden],
    ['a stranger', callers.editor, 'FORBIDDEN', places.garden],
    ['a member where admins invite', asMember('linh'), 'FORBIDDEN', places.readers],
    ['anyone in an archived space', asMember('jonas'), 'FORBIDDEN', places.fleaMarket],
  ])('refuses %s', async (_who, caller, code, id) => {
    const input = { spaceId: id, emails: ['neu@mail.example'] };
    expect((await run(invite, { input }, caller)).errors).toEqual([{ code }]);
  });
});

describe('invites', () => {
  it('are listed for admins while they wait, the newest first', async () => {
    expect(
      await run(
        `{ spaceById(id: "${spaceId}") { invites { totalResults data { email user { firstName } status } } } }`,
        {},
        callers.admin,
      ),
    ).toEqual({
      data: {
        spaceById: {
          invites: {
            totalResults: 2,
            data: [
              { email: null, user: { firstName: 'Greta' }, status: 'PENDING' },
              { email: 'nachbarin@mail.example', user: null, status: 'PENDING' },
            ],
          },
        },
      },
    });
  });
});
