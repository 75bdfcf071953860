import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const { garden } = places;

describe('createSpace', () => {
  const create = `mutation Create($input: CreateSpaceInput!) { createSpace(input: $input) { id name slug status visibility contentVisibility language timeZone location { city } admins { displayName } memberCount initiative { name type spaces { name } } chatRoomId viewerConnection createdAt } }`;
  const input = {
    name: ' Bienenfreunde Wedding ',
    summary: 'Wir halten Bienen auf Dächern im Wedding.',
    topicIds: [topicIds.environment],
  };

  it('creates a space that its creator runs', async () => {
    expect(await run(create, { input })).toMatchObject({
      data: {
        createSpace: {
          name: 'Bienenfreunde Wedding',
          slug: 'bienenfreunde-wedding',
          status: 'PUBLISHED',
          visibility: 'OPEN',
          contentVisibility: 'MEMBERS',
          language: 'en',
          timeZone: 'UTC',
          location: null,
          admins: [{ displayName: 'Example Neighbour' }],
          memberCount: 1,
          initiative: null,
          chatRoomId: null,
          viewerConnection: 'ADMIN',
          createdAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
    expect(
      await run(
        '{ mySpaces { administered { data { name } } } spaces(filter: { search: "bienen" }) { totalResults } }',
      ),
    ).toEqual({
      data: {
        mySpaces: { administered: { data: [{ name: 'Bienenfreunde Wedding' }] } },
        spaces: { totalResults: 1 },
      },
    });
  });

  it('takes the time zone of the location, and a new initiative', async () => {
    const position = {
      point: { type: 'Point', coordinates: [13.36, 52.55] },
      address: 'Auf dem Dach',
    };
    const initiative = { name: 'Imkerverein', type: 'ASSOCIATION', description: 'Bienen.' };
    expect(
      await run(create, { input: { ...input, location: { position }, initiative } }),
    ).toMatchObject({
      data: {
        createSpace: {
          timeZone: 'Europe/Berlin',
          location: { city: 'Berlin' },
          initiative: { name: 'Imkerverein', spaces: [{ name: 'Bienenfreunde Wedding' }] },
        },
      },
    });
  });

  it('takes no name twice, whatever its case', async () => {
    expect((await run(create, { input: { ...input, name: 'HOFFLOHMARKT' } })).errors).toEqual([
      { code: 'CONFLICT' },
    ]);
  });

  it.each([
    ['name', 'ab'],
    ['name', 'x'.repeat(81)],
    ['summary', 'Zu kurz'],
    ['description', '<script>'],
    ['imageUrl', 'https://elsewhere.example/a.jpg'],
    ['coverAltText', 'x'.repeat(301)],
    ['contentVisibility', 'PRIVATE'],
    ['language', 'Deutsch'],
    ['timeZone', 'Berlin'],
    ['topicIds', []],
    ['topicIds', [garden]],
    ['sdgNumbers', [0]],
    ['sdgNumbers', [1, 2, 3, 4]],
  ])('refuses a %s of %j', async (field, value) => {
    expect((await run(create, { input: { ...input, [field]: value } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${field}` },
    ]);
  });

  it('refuses content for everyone in a hidden space', async () => {
    const hidden = { ...input, visibility: 'HIDDEN', contentVisibility: 'PUBLIC' };
    expect((await run(create, { input: hidden })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.contentVisibility' },
    ]);
  });

  it('needs someone who is signed in', async () => {
    expect((await run(create, { input }, callers.guest)).errors).toEqual([
      { code: 'UNAUTHENTICATED' },
    ]);
  });
});
