import { beforeEach, describe, expect, it } from 'vitest';
import { runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const linh: Caller = { role: 'MEMBER', userId: people.linh };
const samir: Caller = { role: 'MEMBER', userId: people.samir };
const jonas: Caller = { role: 'MEMBER', userId: people.jonas };

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

const step =
  'mutation ($input: UpdateConnectionWithUserInput!) { updateConnectionWithUser(input: $input) { status message } }';
describe('updateConnectionWithUser', () => {
  it('asks, tells the other, and takes the request back', async () => {
    const input = { userId: people.jonas, action: 'REQUEST', message: 'Kaffee?' };
    const bell =
      '{ notifications(types: [CONNECTION_REQUESTED]) { data { title excerpt actor { displayName } subject { ... on User { slug } } } } }';
    expect(await run(step, { input })).toEqual({
      data: { updateConnectionWithUser: { status: 'REQUEST_SENT', message: 'Kaffee?' } },
    });
    expect(await run(bell, {}, jonas)).toEqual({
      data: {
        notifications: {
          data: [
            {
              title: 'Example Neighbour möchte sich mit dir verbinden',
              excerpt: 'Kaffee?',
              actor: { displayName: 'Example Neighbour' },
              subject: { slug: 'example-neighbour' },
            },
          ],
        },
      },
    });
    expect(await run(step, { input: { userId: people.jonas, action: 'WITHDRAW' } })).toEqual({
      data: { updateConnectionWithUser: { status: 'NONE', message: null } },
    });
    expect(await run(bell, {}, jonas)).toEqual({ data: { notifications: { data: [] } } });
  });

  it('connects with who asked, whether the answer is yes or a request', async () => {
    expect(await run(step, { input: { userId: people.linh, action: 'ACCEPT' } })).toMatchObject({
      data: { updateConnectionWithUser: { status: 'CONNECTED' } },
    });
    const input = { userId: people.neighbour, action: 'REQUEST' };
    expect(await run(step, { input }, samir)).toMatchObject({
      data: { updateConnectionWithUser: { status: 'CONNECTED' } },
    });
    expect(
      await run(
        '{ notifications(types: [CONNECTION_ACCEPTED], limit: 1) { data { title readAt } } }',
      ),
    ).toEqual({
      data: { notifications: { data: [{ title: 'Samir accepted your request', readAt: null }] } },
    });
  });

  it('lets who was declined ask again after 30 days only', async () => {
    await run(step, { input: { userId: people.linh, action: 'DECLINE' } });
    const again = { userId: people.neighbour, action: 'REQUEST' };
    expect(await run(step, { input: again }, linh)).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
    const other = { userId: people.linh, action: 'REQUEST' };
    expect(await run(step, { input: other })).toMatchObject({
      data: { updateConnectionWithUser: { status: 'REQUEST_SENT' } },
    });
  });

  it('ends a connection, and with it the view of a private profile', async () => {
    await run(step, { input: { userId: people.tomasz, action: 'REMOVE' } });
    expect(await run(`{ userById(id: "${people.tomasz}") { slug } }`)).toEqual({
      data: { userById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it.each([
    ['ACCEPT', people.samir],
    ['WITHDRAW', people.linh],
    ['REMOVE', people.greta],
    ['REQUEST', people.aylin],
  ])('refuses %s where it does not fit', async (action, userId) => {
    expect(await run(step, { input: { userId, action } })).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it.each([
    ['input.userId', { userId: people.neighbour, action: 'REQUEST' }],
    ['input.message', { userId: people.linh, action: 'ACCEPT', message: 'Gern!' }],
    ['input.message', { userId: people.jonas, action: 'REQUEST', message: '' }],
  ])('does not accept %s in %o', async (field, input) => {
    expect(await run(step, { input })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('does not find who deleted the account or blocked the caller', async () => {
    const notFound = { data: null, errors: [{ code: 'NOT_FOUND' }] };
    const gone = { userId: people.deleted, action: 'REQUEST' };
    const hidden = { userId: people.greta, action: 'REQUEST' };
    expect(await run(step, { input: gone })).toEqual(notFound);
    expect(await run(step, { input: hidden }, jonas)).toEqual(notFound);
  });
});
