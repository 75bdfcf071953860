import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const jonas: Caller = { role: 'MEMBER', userId: people.jonas };

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

const list =
  'query ($status: UserConnectionStatus!) { myConnections(status: $status) { totalResults data { user { displayName } status message requestedAt connectedAt updatedAt } } }';

describe('connectedUsers', () => {
  const search =
    'query ($search: String) { connectedUsers(searchText: $search) { totalResults data { displayName } } }';

  it('lists everyone by name', async () => {
    expect(await run(search)).toEqual({
      data: {
        connectedUsers: {
          totalResults: 3,
          data: [
            { displayName: 'Aylin' },
            { displayName: 'Example Founder' },
            { displayName: 'Tomasz' },
          ],
        },
      },
    });
  });

  it.each([['fou'], ['EXAMPLE-f'], ['Éxam']])('finds the beginning %s', async (text) => {
    expect(await run(search, { search: text })).toEqual({
      data: { connectedUsers: { totalResults: 1, data: [{ displayName: 'Example Founder' }] } },
    });
  });

  it('does not accept a single character', async () => {
    expect(await run(search, { search: 'f' })).toEqual({
      data: { connectedUsers: null },
      errors: [{ code: 'VALIDATION_FAILED', field: 'searchText' }],
    });
  });
});

describe('connectionsByUserId', () => {
  const byUser =
    'query ($id: UUID!) { connectionsByUserId(userId: $id, limit: 3) { totalResults data { displayName } } }';

  it('lists those first whom the caller knows too', async () => {
    expect(await run(byUser, { id: people.aylin })).toEqual({
      data: {
        connectionsByUserId: {
          totalResults: 5,
          data: [
            { displayName: 'Example Founder' },
            { displayName: 'Tomasz' },
            { displayName: 'Example Neighbour' },
          ],
        },
      },
    });
  });

  it('is refused where the person keeps connections private', async () => {
    expect(await run(byUser, { id: people.jonas })).toEqual({
      data: { connectionsByUserId: null },
      errors: [{ code: 'FORBIDDEN' }],
    });
    expect(await run(byUser, { id: people.jonas }, jonas)).toMatchObject({
      data: { connectionsByUserId: { totalResults: 2 } },
    });
  });

  it('does not find a profile that the caller may not read', async () => {
    expect(await run(byUser, { id: people.tomasz }, callers.admin)).toEqual({
      data: { connectionsByUserId: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('myConnections', () => {
  it('lists received requests with their words', async () => {
    expect(await run(list, { status: 'REQUEST_RECEIVED' })).toEqual({
      data: {
        myConnections: {
          totalResults: 1,
          data: [
            {
              user: { displayName: 'Linh' },
              status: 'REQUEST_RECEIVED',
              message: 'Hi! We met at the seed swap. Can I borrow your bike pump?',
              requestedAt: '2026-05-15T11:20:00.000Z',
              connectedAt: null,
              updatedAt: '2026-05-15T11:20:00.000Z',
            },
          ],
        },
      },
    });
  });

  it('begins with the latest change', async () => {
    expect(await run(list, { status: 'CONNECTED' })).toMatchObject({
      data: {
        myConnections: {
          data: [
            { user: { displayName: 'Tomasz' } },
            { user: { displayName: 'Aylin' } },
            { user: { displayName: 'Example Founder' } },
          ],
        },
      },
    });
  });

  it('does not accept NONE', async () => {
    expect(await run(list, { status: 'NONE' })).toEqual({
      data: { myConnections: null },
      errors: [{ code: 'VALIDATION_FAILED', field: 'status' }],
    });
  });
});
