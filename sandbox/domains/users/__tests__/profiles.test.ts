import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { metresBetween } from '../../../shared/geometry';
import { people, places } from '../../../__tests__/seed-ids';

const samir: Caller = { role: 'MEMBER', userId: people.samir };
const jonas: Caller = { role: 'MEMBER', userId: people.jonas };
const greta: Caller = { role: 'MEMBER', userId: people.greta };

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

describe('userById', () => {
  const byId = 'query ($id: UUID!) { userById(id: $id) { displayName bio } }';

  it('shows a public profile to everyone', async () => {
    expect(await run(byId, { id: people.neighbour }, callers.guest)).toEqual({
      data: {
        userById: { displayName: 'Example Neighbour', bio: 'I mend bicycles on Saturdays.' },
      },
    });
  });

  it('shows a profile for the platform to those who are signed in', async () => {
    expect(await run(byId, { id: people.samir }, jonas)).toEqual({
      data: { userById: { displayName: 'Samir', bio: null } },
    });
  });

  it('shows a private profile to connected people', async () => {
    expect(await run(byId, { id: people.tomasz })).toEqual({
      data: {
        userById: {
          displayName: 'Tomasz',
          bio: 'Tischler. Ich zeige gern, wie man einen Stuhl leimt.',
        },
      },
    });
  });

  it.each([
    ['for the platform, to a guest', people.samir, callers.guest],
    ['private, to a stranger', people.tomasz, callers.admin],
    ['of a deleted account', people.deleted, callers.moderator],
    ['of someone who blocked the caller', people.greta, jonas],
    ['of someone whom the caller blocked', people.jonas, greta],
    ['of nobody', '018f1a20-41c6-7b97-a1c4-6d8e2f5b9a04', callers.neighbour],
  ])('does not find a profile %s', async (_which, id, caller) => {
    expect(await run(byId, { id }, caller)).toEqual({
      data: { userById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('userByName', () => {
  const byName = 'query ($name: String!) { userByName(name: $name) { slug } }';

  it('does not tell upper and lower case apart', async () => {
    expect(await run(byName, { name: 'Example-Neighbour' }, callers.guest)).toEqual({
      data: { userByName: { slug: 'example-neighbour' } },
    });
  });

  it('finds someone by a former name', async () => {
    expect(await run(byName, { name: 'aylin' }, callers.guest)).toEqual({
      data: { userByName: { slug: 'aylin-aus-dem-kiez' } },
    });
  });

  it('does not find a name that nobody has', async () => {
    expect(await run(byName, { name: 'nobody' })).toEqual({
      data: { userByName: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('User', () => {
  const location = 'query ($id: UUID!) { userById(id: $id) { location { address point } } }';

  it('gives the district in place of an address', async () => {
    expect(await run(location, { id: people.aylin })).toEqual({
      data: {
        userById: {
          location: {
            address: 'Gesundbrunnen, Berlin',
            point: { type: 'Point', coordinates: [13.4, 52.54] },
          },
        },
      },
    });
  });

  it('gives a circle that holds the home, and the exact place to the person alone', async () => {
    const corner = { type: 'Point', coordinates: [0.005, 0.005] } as const;
    const middle = { type: 'Point', coordinates: [0.01, 0.01] } as const;
    const input = { location: { position: { point: corner, address: 'On the equator' } } };
    const circle = 'location { point geolocation { accuracyMeters } }';
    expect(
      await run(
        `mutation ($input: UpdateAuthenticatedUserInput!) { updateAuthenticatedUserV2(input: $input) { account { ${circle} } } }`,
        { input },
      ),
    ).toEqual({
      data: {
        updateAuthenticatedUserV2: {
          account: { location: { point: corner, geolocation: { accuracyMeters: 0 } } },
        },
      },
    });
    expect(await run(`{ userById(id: "${people.neighbour}") { ${circle} } }`)).toEqual({
      data: { userById: { location: { point: middle, geolocation: { accuracyMeters: 800 } } } },
    });
    expect(metresBetween(corner, middle)).toBeLessThan(800);
  });

  it('gives no district where the person shares none', async () => {
    expect(await run(location, { id: people.linh })).toEqual({
      data: { userById: { location: null } },
    });
  });

  it('keeps place and chat identity from guests', async () => {
    const query = `{ userById(id: "${people.aylin}") { slug location { city } chatIdentity } }`;
    expect(await run(query, {}, callers.guest)).toEqual({
      data: { userById: { slug: 'aylin-aus-dem-kiez', location: null, chatIdentity: null } },
      errors: [{ code: 'UNAUTHENTICATED' }, { code: 'UNAUTHENTICATED' }],
    });
  });

  it('shows name and picture alone of an author whose profile is hidden', async () => {
    const query = `{ favorites(userId: "${people.tomasz}") { data { owner { displayName bio spokenLanguages skills { id } location { city } viewerConnectionStatus } } } }`;
    expect(await run(query)).toMatchObject({
      data: { favorites: { data: [{ owner: { displayName: 'Tomasz', skills: [{}] } }] } },
    });
    const asked = `{ myConnections(status: REQUEST_SENT) { data { user { displayName headline location { city } } } } }`;
    await run(
      `mutation { updateConnectionWithUser(input: { userId: "${people.tomasz}", action: REQUEST }) { status } }`,
      {},
      samir,
    );
    expect(await run(asked, {}, samir)).toEqual({
      data: {
        myConnections: {
          data: [{ user: { displayName: 'Tomasz', headline: null, location: null } }],
        },
      },
    });
  });

  it('leaves out spaces that the caller may not see', async () => {
    const query = `{ userById(id: "${people.linh}") { spaces(limit: 100) { totalResults data { id } } } }`;
    const asGuest = JSON.stringify(await run(query, {}, callers.guest));
    const asMember = JSON.stringify(await run(query, {}, samir));
    expect(asGuest.includes(places.tenants)).toBe(false);
    expect(asMember.includes(places.tenants)).toBe(true);
  });

  it('counts connections, and not those that are kept private', async () => {
    const query = `{ a: userById(id: "${people.aylin}") { connectionCount mutualConnectionCount viewerConnectionStatus isConnected isViewer } b: userById(id: "${people.jonas}") { connectionCount mutualConnectionCount viewerConnectionStatus isConnected isViewer } }`;
    expect(await run(query)).toEqual({
      data: {
        a: {
          connectionCount: 5,
          mutualConnectionCount: 2,
          viewerConnectionStatus: 'CONNECTED',
          isConnected: true,
          isViewer: false,
        },
        b: {
          connectionCount: null,
          mutualConnectionCount: 2,
          viewerConnectionStatus: 'NONE',
          isConnected: false,
          isViewer: false,
        },
      },
    });
  });
});
