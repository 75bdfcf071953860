import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const suggestion = '018f60e3-1f7a-7c28-8d94-b3a57e20c416';
const suggestions = `query Suggestions($limit: Int! = 1) { feed(filter: { types: [RECOMMENDATION] }, limit: $limit) {
  totalResults
  data { content { ... on Recommendation {
    id reason reasonText contentType contentId distance viewerInteraction viewerReactions
    sharedTopics { name } matchingSkills { name } content { __typename }
  } } }
} }`;
const answer = `mutation Answer($input: UpdateRecommendationReactionInput!) { updateRecommendationReaction(input: $input) {
  id viewerInteraction viewerReactions reactions { total }
} }`;

describe('Recommendation', () => {
  it('comes with its reason, the best first', async () => {
    expect(await run(suggestions)).toEqual({
      data: {
        feed: {
          totalResults: 6,
          data: [
            {
              content: {
                id: suggestion,
                reason: 'SHARED_TOPICS',
                reasonText: 'Shares your interest in urban gardening',
                contentType: 'ENGAGEMENT',
                contentId: '018f52b0-9c44-7d13-b2e7-41f08ad6c935',
                distance: 1799,
                viewerInteraction: null,
                viewerReactions: [],
                sharedTopics: [{ name: 'Urban gardening' }],
                matchingSkills: [],
                content: { __typename: 'AppVolunteeringEngagement' },
              },
            },
          ],
        },
      },
    });
  });

  it('orders by descending score, from 0 to 1', async () => {
    const { data } = await run(
      '{ feed(filter: { types: [RECOMMENDATION] }) { data { content { ... on Recommendation { score } } } } }',
    );
    const scores = JSON.stringify(data).match(/0\.\d+/g) ?? [];
    expect(scores).toHaveLength(6);
    expect([...scores].sort().reverse()).toEqual(scores);
  });

  it('is offered to its viewer alone, and to no guest', async () => {
    expect(await run(suggestions, {}, callers.admin)).toMatchObject({
      data: { feed: { totalResults: 1 } },
    });
    expect(await run(suggestions, {}, callers.moderator)).toMatchObject({
      data: { feed: { totalResults: 0 } },
    });
    expect(await run(suggestions, {}, callers.guest)).toMatchObject({
      data: { feed: { totalResults: 0 } },
    });
  });
});

describe('updateRecommendationReaction', () => {
  it('takes a dismissed one out of the feed and its engagement out of volunteering', async () => {
    const input = { recommendationId: suggestion, interaction: 'DISMISSED' };
    expect(await run(answer, { input })).toEqual({
      data: {
        updateRecommendationReaction: {
          id: suggestion,
          viewerInteraction: 'DISMISSED',
          viewerReactions: [],
          reactions: { total: 0 },
        },
      },
    });
    expect(JSON.stringify(await run(suggestions, { limit: 20 }))).not.toContain(suggestion);
    expect(await run('{ appVolunteeringRecosV2 { totalResults } }')).toEqual({
      data: { appVolunteeringRecosV2: { totalResults: 6 } },
    });
  });

  it.each([
    ['recommendedSpaces', '018f60e3-fe7e-7e5f-b324-bdb2e1142a21', '018f6a20-1c94'],
    ['recommendedTasks', '018f60e3-c402-7364-b957-2b85a8e48f68', '018f6a21-0d70'],
  ])('takes what is dismissed out of %s', async (field, recommendationId, contentId) => {
    const list = `{ ${field} { data { id } } }`;
    expect(JSON.stringify(await run(list))).toContain(contentId);
    await run(answer, { input: { recommendationId, interaction: 'DISMISSED' } });
    expect(JSON.stringify(await run(list))).not.toContain(contentId);
  });

  it('keeps the last interaction, and reactions beside it', async () => {
    await run(answer, { input: { recommendationId: suggestion, interaction: 'OPENED' } });
    const input = { recommendationId: suggestion, interaction: 'JOINED', reaction: 'HEART' };
    expect(await run(answer, { input })).toMatchObject({
      data: {
        updateRecommendationReaction: {
          viewerInteraction: 'JOINED',
          viewerReactions: ['HEART'],
          reactions: { total: 1 },
        },
      },
    });
  });

  it('knows no suggestion of someone else', async () => {
    const input = { recommendationId: '018f60e3-b4ba-72e7-9198-9a01749ddb14', reaction: 'LIKE' };
    expect(await run(answer, { input })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('what the caller does with suggested content', () => {
  const engagement = { type: 'ENGAGEMENT', id: '018f52b0-9c44-7d13-b2e7-41f08ad6c935' };
  const interactions =
    '{ feed(filter: { types: [RECOMMENDATION] }) { data { content { ... on Recommendation { contentId viewerInteraction } } } } }';
  const offered = (viewerInteraction: string | null): unknown => ({
    data: {
      feed: {
        data: expect.arrayContaining([
          { content: { contentId: engagement.id, viewerInteraction } },
        ]) as unknown,
      },
    },
  });

  it('is recorded for a bookmark', async () => {
    expect(await run(interactions)).toEqual(offered(null));
    const bookmark = 'mutation Keep($input: BookmarkInput!) { bookmark(input: $input) { id } }';
    await run(bookmark, { input: { target: engagement } });
    expect(await run(interactions)).toEqual(offered('SAVED'));
  });

  it('is recorded for a favorite, and for nobody else', async () => {
    const favorite = 'mutation Like($input: FavoriteInput!) { favorite(input: $input) { id } }';
    await run(favorite, { input: engagement });
    expect(await run(interactions)).toEqual(offered('SAVED'));
    expect(await run(interactions, {}, callers.admin)).toEqual(offered(null));
  });

  it('takes a space away once it is joined', async () => {
    const join = `mutation Join($input: UpdateSpaceUserConnectionInput!) {
      updateSpaceUserConnection(input: $input) { connection }
    }`;
    await run(join, { input: { spaceId: places.runners, connection: 'MEMBER' } });
    expect(await run(suggestions)).toMatchObject({ data: { feed: { totalResults: 5 } } });
  });

  it('takes a task away once it is done', async () => {
    const finish = `mutation Finish($id: UUID!) {
      updateTask(id: $id, input: { progress: DONE }) { progress }
    }`;
    await run(finish, { id: '018f6a21-0d70-7c39-9dea-9e1a3c5f7b09' }, asMember('jonas'));
    expect(await run(suggestions)).toMatchObject({ data: { feed: { totalResults: 5 } } });
  });
});
