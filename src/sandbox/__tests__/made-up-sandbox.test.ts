import { describe, expect, it } from 'vitest';
import { createMadeUpSandbox } from '../made-up-sandbox';
import { callers } from './helpers';

const sdl = `
  type Query { users(first: Int, after: String): [User!]! user(login: String!): User }
  type User { id: ID! login: String! name: String! }
`;

const run = async (query: string): Promise<unknown> =>
  createMadeUpSandbox(sdl).run({ query, caller: callers.guest });

describe('createMadeUpSandbox', () => {
  it('finds by an argument what a list shows', async () => {
    expect(
      await run('{ users(first: 1) { id login name } user(login: "ada-berg") { id } }'),
    ).toEqual({
      data: {
        users: [{ id: 'u_6440c1ea88', login: 'ada-berg', name: 'Ada Berg' }],
        user: { id: 'u_6440c1ea88' },
      },
    });
  });

  it('runs no subscription', async () => {
    const more = `${sdl} type Subscription { userAdded: User! }`;
    const query = 'subscription { userAdded { id } }';
    const { errors } = await createMadeUpSandbox(more).run({ query, caller: callers.guest });
    expect(errors?.map(({ message }) => message)).toEqual([
      'The sandbox shows subscriptions, and runs none.',
    ]);
  });
});
