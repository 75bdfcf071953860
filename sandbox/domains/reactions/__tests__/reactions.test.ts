import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { places } from '../../../__tests__/seed-ids';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const selection = 'id reactions { like heart total } viewerReactions';
const react = (operation: string): string => `mutation React($input: UpdateContentReactionInput!) {
  ${operation}(input: $input) { ${selection} }
}`;
const suggestion = '018f60e3-1f7a-7c28-8d94-b3a57e20c416';

const targets = [
  [
    'updateFeedPostReaction',
    '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28',
    { like: 1, heart: 3, total: 4 },
  ],
  ['updatePostReaction', '018f3d10-2a40-7c81-8b35-7e9d4f1a6c20', { like: 1, heart: 1, total: 2 }],
  [
    'updatePostCommentReaction',
    '018f5e60-1c23-7fde-8e49-9bcdaf5c8ac5',
    { like: 1, heart: 1, total: 2 },
  ],
  ['updateQuoteReaction', '018f0d1a-6e4f-7823-95bc-3f7a0c8e2d14', { like: 1, heart: 2, total: 3 }],
] as const;

describe.each(targets)('%s', (operation, contentId, reactions) => {
  it('leaves a reaction once, and takes it back', async () => {
    const input = { contentId, reaction: 'LIKE' };
    await run(react(operation), { input });
    expect(await run(react(operation), { input })).toEqual({
      data: { [operation]: { id: contentId, reactions, viewerReactions: ['LIKE'] } },
    });
    const back = { ...input, action: 'REMOVE' };
    await run(react(operation), { input: back });
    expect(await run(react(operation), { input: back })).toMatchObject({
      data: {
        [operation]: { reactions: { like: 0, total: reactions.total - 1 }, viewerReactions: [] },
      },
    });
  });

  it('finds content of its type only, for those who are signed in', async () => {
    const input = { contentId: suggestion, reaction: 'LIKE' };
    expect(await run(react(operation), { input })).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
    expect(await run(react(operation), { input }, callers.guest)).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});

describe('updateRecommendationReaction', () => {
  const answer = `mutation Answer($input: UpdateRecommendationReactionInput!) {
    updateRecommendationReaction(input: $input) { id viewerInteraction viewerReactions reactions { support total } }
  }`;
  const offered = '{ feed(filter: { types: [RECOMMENDATION] }) { data { contentId } } }';

  it('records a reaction and an interaction', async () => {
    const input = { recommendationId: suggestion, reaction: 'SUPPORT', interaction: 'OPENED' };
    expect(await run(answer, { input })).toEqual({
      data: {
        updateRecommendationReaction: {
          id: suggestion,
          viewerInteraction: 'OPENED',
          viewerReactions: ['SUPPORT'],
          reactions: { support: 1, total: 1 },
        },
      },
    });
  });

  it('takes what is dismissed out of the feed', async () => {
    const before = await run(offered);
    await run(answer, { input: { recommendationId: suggestion, interaction: 'DISMISSED' } });
    expect(JSON.stringify(before)).toContain(suggestion);
    expect(JSON.stringify(await run(offered))).not.toContain(suggestion);
  });

  it('needs a reaction or an interaction', async () => {
    expect(await run(answer, { input: { recommendationId: suggestion } })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'input' }],
    });
  });

  it.each([
    ['is deleted', 'mutation Delete($id: UUID!) { deleteSpace(id: $id) { success } }'],
    [
      'becomes hidden',
      'mutation Hide($id: UUID!) { updateSpace(id: $id, input: { visibility: HIDDEN, contentVisibility: MEMBERS }) { id } }',
    ],
  ])('does not find a suggestion whose space %s', async (_what, mutation) => {
    const input = {
      recommendationId: '018f60e3-fe7e-7e5f-b324-bdb2e1142a21',
      interaction: 'OPENED',
    };
    const query = `mutation Answer($input: UpdateRecommendationReactionInput!) {
      updateRecommendationReaction(input: $input) { contentId content { __typename } }
    }`;
    expect(await run(query, { input })).toEqual({
      data: {
        updateRecommendationReaction: {
          contentId: places.runners,
          content: { __typename: 'Space' },
        },
      },
    });
    const change = await run(mutation, { id: places.runners }, callers.moderator);
    expect(change).not.toHaveProperty('errors');
    expect(await run(query, { input })).toEqual({ data: null, errors: [{ code: 'NOT_FOUND' }] });
  });

  it('does not find suggestions for others', async () => {
    const input = { recommendationId: suggestion, interaction: 'OPENED' };
    expect(await run(answer, { input }, callers.aylin)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
