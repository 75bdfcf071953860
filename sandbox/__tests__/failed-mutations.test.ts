import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../shared/context';
import { createSandbox } from '../sandbox';
import { places } from './seed-ids';
import { callers, sdl, town } from './helpers';

const sandbox = createSandbox(
  `${sdl} extend type SignedInUser { secret: Int @access(role: ADMIN) }`,
  town,
);

const count = (name: string): string => `anonCount(name: "${name}")`;
const rename = (name: string, selection = 'profile { firstName }'): string =>
  `updateAuthenticatedUserV2(input: { firstName: "${name}" }) { ${selection} }`;

async function send(query: string, caller: Caller = callers.neighbour): Promise<unknown> {
  return JSON.parse(JSON.stringify(await sandbox.run({ query, caller })));
}

const nameNow = (): string | undefined =>
  sandbox.world().users.get(callers.neighbour.userId)?.firstName;

beforeEach(() => {
  sandbox.reset();
});

describe('a mutation with several fields', () => {
  it('keeps what the fields before the failing one have changed, and goes no further', async () => {
    const query = `mutation { one: ${rename('One')} two: ${rename('')} three: ${rename('Three')} }`;
    expect(await send(query)).toMatchObject({
      data: null,
      errors: [{ path: ['two'], locations: [{ line: 1, column: 98 }] }],
    });
    expect(nameNow()).toBe('One');
  });

  it('goes on after a field that may be null', async () => {
    const query = `mutation { no: ${count('x')} ...Two } fragment Two on Mutation { two: ${rename('Two')} ... on Mutation { yes: ${count('onboarding_finished')} } }`;
    expect(await send(query)).toMatchObject({
      data: { no: null, two: { profile: { firstName: 'Two' } }, yes: null },
      errors: [{ path: ['no'] }],
    });
  });

  it('merges the fields of one name, and skips what it should', async () => {
    const query = `mutation { ${rename('Two')} ... @skip(if: true) { no: ${count('x')} } ...A @include(if: true) } fragment A on Mutation { updateAuthenticatedUserV2(input: { firstName: "Two" }) { profile { lastName } } }`;
    expect(await send(query)).toEqual({
      data: {
        updateAuthenticatedUserV2: {
          profile: { firstName: 'Two', lastName: expect.any(String) as unknown },
        },
      },
    });
  });
});

describe('a mutation whose answer lacks a part', () => {
  it('has changed what its answer shows', async () => {
    expect(
      await send(`mutation { ${rename('Other', 'secret profile { firstName }')} }`),
    ).toMatchObject({
      data: { updateAuthenticatedUserV2: { secret: null, profile: { firstName: 'Other' } } },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(nameNow()).toBe('Other');
  });

  it('has changed nothing if the answer costs too much', async () => {
    const posts = 'posts(limit: 100) { data { space { '.repeat(3);
    const admins = ['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: admins { id }`).join(' ');
    const query = `mutation { ${rename('Other')} updateSpace(id: "${places.garden}", input: { name: "Other" }) { ${posts} ${admins} ${' } } }'.repeat(3)} } }`;
    expect(await send(query, callers.admin)).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    const { users, spaces, clock } = sandbox.world();
    expect(users.get(callers.admin.userId)?.firstName).not.toBe('Other');
    expect(spaces.get(places.garden)?.name).not.toBe('Other');
    expect(clock.now()).toBe('2026-05-17T18:30:00.000Z');
  });
});
