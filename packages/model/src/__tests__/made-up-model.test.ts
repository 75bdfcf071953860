import { describe, expect, it } from 'vitest';
import { createMadeUpModel } from '../made-up-model';

const sdl = `
  type Query { users(first: Int, after: String): [User!]! user(login: String!): User }
  type User { id: ID! login: String! name: String! }
`;

const run = async (query: string): Promise<unknown> => createMadeUpModel(sdl).run({ query });

describe('createMadeUpModel', () => {
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

  it('has no limits of an API, and says whose the others are', async () => {
    const deep = `${sdl} extend type User { next: User! }`;
    const { run: ask } = createMadeUpModel(deep);
    const nested = (levels: number): string =>
      `{ user(login: "ada-berg") { ${'next { '.repeat(levels)} id ${'} '.repeat(levels)}} }`;
    expect((await ask({ query: nested(20) })).errors).toBeUndefined();
    const { errors } = await ask({ query: nested(120) });
    expect(errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
      [
        'The document is more than 100 levels deep. The model of this documentation refuses that, not the API.',
        { code: 'MODEL_LIMIT' },
      ],
    ]);
  });

  it('answers lists within lists', async () => {
    const nested = `
      type Query {
        matrix: [[Float!]!]!
        cube: [[[Int!]!]!]!
        teams: [[User!]!]!
        zone: Zone!
      }
      type Mutation { regroup(userIds: [[ID!]!]!): [[User!]!]! }
      type Zone { name: String! polygon: [[Float!]!]! }
      type User { id: ID! }
    `;
    const { run: ask } = createMadeUpModel(nested);
    const list = (inner: unknown): unknown => expect.arrayContaining([inner]);
    const number: unknown = expect.any(Number);
    expect(await ask({ query: '{ matrix cube teams { id } zone { name polygon } }' })).toEqual({
      data: {
        matrix: [list(number), list(number)],
        cube: [
          [list(number), list(number)],
          [list(number), list(number)],
        ],
        teams: [list({ id: expect.any(String) as unknown })],
        zone: { name: expect.any(String) as unknown, polygon: [list(number), list(number)] },
      },
    });
    const regroup = 'mutation { regroup(userIds: [["u_1"]]) { id } }';
    expect((await ask({ query: regroup })).errors).toBeUndefined();
  });

  it('runs no subscription', async () => {
    const more = `${sdl} type Subscription { userAdded: User! }`;
    const ask = async (query: string): Promise<string[] | undefined> =>
      (await createMadeUpModel(more).run({ query })).errors?.map(({ message }) => message);
    const fault = 'The model shows subscriptions, and runs none.';
    expect(await ask('subscription { userAdded { id } }')).toEqual([fault]);
    expect(await ask('subscription ($is: Boolean!) { userAdded @skip(if: $is) { id } }')).toEqual([
      'The root field of a subscription can have neither @skip nor @include.',
      fault,
    ]);
  });

  describe('a mutation that fails', () => {
    const changes = `${sdl}
      type Mutation {
        createUser(name: String!): User!
        renameUser(login: String!, name: String!): User!
        deleteUser(login: String!): User!
        all: Mutation!
      }
      extend type User { friends(first: Int): [User!]! }
    `;
    const fails = '{ id friends(first: -1) { id } }';
    const mutations = [
      `createUser(name: "New") ${fails}`,
      `renameUser(login: "ada-berg", name: "Other") ${fails}`,
      `deleteUser(login: "ada-berg") ${fails}`,
    ];
    const read = '{ users(first: 30) { id name } user(login: "ada-berg") { name } }';
    const create = 'mutation { createUser(name: "New") { id name } }';

    it.each(mutations)('leaves nothing: %s', async (mutation) => {
      const [sandbox, other] = [createMadeUpModel(changes), createMadeUpModel(changes)];
      const ask = async ({ run: send }: typeof sandbox, query: string): Promise<unknown> =>
        send({ query });
      expect(await ask(sandbox, `mutation { ${mutation} }`)).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
      });
      expect(await ask(sandbox, read)).toEqual(await ask(other, read));
      expect(await ask(sandbox, create)).toEqual(await ask(other, create));
    });
  });
});
