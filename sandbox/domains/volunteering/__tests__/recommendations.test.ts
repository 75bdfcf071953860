import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const water = '018f52b0-9c44-7d13-b2e7-41f08ad6c935';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('appVolunteeringRecosV2', () => {
  const recos = `query Recos($limit: Int! = 2) { appVolunteeringRecosV2(limit: $limit) {
    totalResults
    data { engagement { title } reason reasonText distance matchedTopics { name } }
  } }`;

  it('orders by fit, and says why', async () => {
    expect(await run(recos)).toEqual({
      data: {
        appVolunteeringRecosV2: {
          totalResults: 7,
          data: [
            {
              engagement: { title: 'Read aloud at the library' },
              reason: 'SHARED_TOPICS',
              reasonText: 'You follow education.',
              distance: 0.6,
              matchedTopics: [{ name: 'Education' }],
            },
            {
              engagement: { title: 'Help to water the school garden' },
              reason: 'NEARBY',
              reasonText: '1.8 km from your place.',
              distance: 1.8,
              matchedTopics: [{ name: 'Urban gardening' }],
            },
          ],
        },
      },
    });
  });

  it('recommends no engagement of an organiser that is not verified', async () => {
    const query = '{ appVolunteeringRecosV2 { data { engagement { organizer { isVerified } } } } }';
    expect(JSON.stringify(await run(query))).not.toContain('false');
  });

  it('needs someone who is signed in, and a page that exists', async () => {
    expect(await run(recos, {}, callers.guest)).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
    expect(await run(recos, { limit: 101 })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'limit' }],
    });
  });
});

describe('appVolunteeringRecos', () => {
  it('lists the same engagements in the same order', async () => {
    const { data } = await run('{ appVolunteeringRecos { title } }');
    expect(data).toMatchObject({
      appVolunteeringRecos: [
        { title: 'Read aloud at the library' },
        { title: 'Help to water the school garden' },
        { title: 'Compost with the neighbours' },
        { title: 'Toaster und Radios reparieren' },
        { title: 'Deutsch üben am Telefon' },
        { title: 'Untertitel für Kiezfilme schreiben' },
        { title: 'Krötenzaun am See betreuen' },
      ],
    });
  });
});

describe('appVolunteeringSimilarRecommendations', () => {
  const similar = `query Similar($id: UUID!) { appVolunteeringSimilarRecommendations(id: $id) { reason reasonText engagement { title } } }`;

  it('lists what resembles an engagement, for guests too', async () => {
    expect(await run(similar, { id: water }, callers.guest)).toEqual({
      data: {
        appVolunteeringSimilarRecommendations: [
          {
            reason: 'SIMILAR',
            reasonText: 'Also about urban gardening',
            engagement: { title: 'Compost with the neighbours' },
          },
        ],
      },
    });
  });

  it('still has some for a closed one', async () => {
    const { data } = await run(similar, { id: '018f52b0-f924-73a8-b506-b40928b5b7a7' });
    expect(data).toMatchObject({
      appVolunteeringSimilarRecommendations: [{}, {}, {}],
    });
  });

  it('knows no engagement that is not there', async () => {
    expect(await run(similar, { id: '018f52b0-0000-7000-8000-000000000000' })).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('appVolunteeringTrackEngagementView', () => {
  const view = `mutation View($id: UUID!) { appVolunteeringTrackEngagementView(id: $id) }`;
  const count = `{ appVolunteeringEngagement(id: "${water}") { viewCount updatedAt } }`;
  const answer = (viewCount: number): object => ({
    data: { appVolunteeringEngagement: { viewCount, updatedAt: '2026-05-17T18:30:00.000Z' } },
  });

  it('counts a user once a day, and a visitor each time', async () => {
    expect(await run(count)).toEqual(answer(41));
    expect(await run(view, { id: water })).toEqual({
      data: { appVolunteeringTrackEngagementView: null },
    });
    await run(view.replace('appVolunteeringTrackE', 'trackE'), { id: water });
    expect(await run(count)).toEqual(answer(42));
    await run(view, { id: water }, callers.guest);
    await run(view, { id: water }, callers.guest);
    expect(await run(count)).toEqual(answer(44));
  });

  it('knows no engagement that is not there', async () => {
    expect(await run(view, { id: '018f52b0-0000-7000-8000-000000000000' })).toEqual({
      data: { appVolunteeringTrackEngagementView: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
