import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('mySpaces', () => {
  const mine = `{ mySpaces { administered { totalResults data { name } } joined { data { name } } invites { space { name } invitedBy { firstName } } requests { space { name } } waitingRequestCount } }`;

  it('groups the caller’s spaces', async () => {
    expect(await run(mine)).toEqual({
      data: {
        mySpaces: {
          administered: { totalResults: 0, data: [] },
          joined: {
            data: [
              { name: 'Repair café Mitte' },
              { name: 'Kiezgarten am Kanal' },
              { name: 'Hofflohmarkt' },
            ],
          },
          invites: [{ space: { name: 'Chor an der Panke' }, invitedBy: { firstName: 'Greta' } }],
          requests: [{ space: { name: 'Lesepaten Brunnenviertel' } }],
          waitingRequestCount: 0,
        },
      },
    });
  });

  it('counts the requests that wait for an admin', async () => {
    expect(await run(mine, {}, asMember('greta'))).toMatchObject({
      data: { mySpaces: { administered: { totalResults: 2 }, waitingRequestCount: 2 } },
    });
  });

  it('needs someone who is signed in', async () => {
    expect((await run(mine, {}, callers.guest)).errors).toEqual([{ code: 'UNAUTHENTICATED' }]);
  });
});

describe('discoverSpaces', () => {
  const discover = (args = ''): string =>
    `{ discoverSpaces${args} { featured { name } recommended { name } nearby { totalResults data { name } } newest { name } growing { name } byTopic { topic { name } spaces { name } } } }`;

  it('fills a page for a guest', async () => {
    expect(await run(discover(), {}, callers.guest)).toMatchObject({
      data: {
        discoverSpaces: {
          featured: [
            { name: 'Kiezgarten am Kanal' },
            { name: 'Repair café Mitte' },
            { name: 'Nähstube Soldiner Straße' },
          ],
          recommended: [
            { name: 'Repair café Mitte' },
            { name: 'Kiezgarten am Kanal' },
            { name: 'Lauftreff Plötzensee' },
            {},
            {},
            {},
          ],
          nearby: { totalResults: 0, data: [] },
          newest: [{ name: 'Lauftreff Plötzensee' }],
          growing: [
            { name: 'Repair café Mitte' },
            { name: 'Lauftreff Plötzensee' },
            { name: 'Kiezgarten am Kanal' },
            {},
            {},
          ],
          byTopic: [{ topic: { name: 'Neighbourhood' } }, {}, {}, {}, {}, {}],
        },
      },
    });
  });

  it('leaves the caller’s own spaces out', async () => {
    expect(await run(discover())).toMatchObject({
      data: {
        discoverSpaces: {
          featured: [{ name: 'Nähstube Soldiner Straße' }],
          nearby: {
            data: [{ name: 'Nähstube Soldiner Straße' }, { name: 'Lauftreff Plötzensee' }],
          },
        },
      },
    });
  });

  it('looks around a position, in one language', async () => {
    const near =
      'near: { center: { type: "Point", coordinates: [13.33, 52.543] }, radiusMeters: 500 }';
    expect(await run(discover(`(${near}, language: "en")`))).toMatchObject({
      data: {
        discoverSpaces: {
          featured: [],
          recommended: [{ name: 'Lauftreff Plötzensee' }],
          nearby: { totalResults: 1, data: [{ name: 'Lauftreff Plötzensee' }] },
        },
      },
    });
  });
});

describe('recommendedSpaces', () => {
  it('lists what fits the caller, without any relation so far', async () => {
    expect(await run('{ recommendedSpaces { totalResults data { name } } }')).toEqual({
      data: {
        recommendedSpaces: {
          totalResults: 2,
          data: [{ name: 'Nähstube Soldiner Straße' }, { name: 'Lauftreff Plötzensee' }],
        },
      },
    });
  });

  it('keeps what lies inside a circle, and refuses one that is too large', async () => {
    const recommended = (metres: number): string =>
      `{ recommendedSpaces(near: { center: { type: "Point", coordinates: [13.33, 52.543] }, radiusMeters: ${metres} }) { data { name } } }`;
    expect(await run(recommended(500))).toEqual({
      data: { recommendedSpaces: { data: [{ name: 'Lauftreff Plötzensee' }] } },
    });
    expect((await run(recommended(300_000))).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'near.radiusMeters' },
    ]);
  });
});

describe('updateInitiativeReaction', () => {
  const react = `mutation React($input: UpdateContentReactionInput!) { updateInitiativeReaction(input: $input) { name reactions { heart total } viewerReactions } }`;
  const contentId = '018f3c29-51e4-7c06-a1d8-94b7e02f6c33';

  it('leaves a reaction once and takes it back', async () => {
    const left = {
      data: {
        updateInitiativeReaction: {
          name: 'Kiezgarten am Kanal',
          reactions: { heart: 1, total: 1 },
          viewerReactions: ['HEART'],
        },
      },
    };
    const input = { contentId, reaction: 'HEART' };
    expect(await run(react, { input })).toEqual(left);
    expect(await run(react, { input })).toEqual(left);
    expect(await run(react, { input: { ...input, action: 'REMOVE' } })).toMatchObject({
      data: { updateInitiativeReaction: { reactions: { total: 0 }, viewerReactions: [] } },
    });
  });

  it('finds no initiative without a space that the caller may read', async () => {
    const input = { contentId: '018f0000-0000-7000-8000-000000000000', reaction: 'LIKE' };
    expect((await run(react, { input })).errors).toEqual([{ code: 'NOT_FOUND' }]);
  });
});
