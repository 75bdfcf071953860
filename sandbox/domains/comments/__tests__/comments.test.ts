import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const beds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
const tap = '018f4e92-10b6-7d3b-9a85-5f7c2e8b4d07';
const poll = '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58';
const soil = '018f5e60-1c20-7d45-8b16-4e9a7c2f5d81';
const soilReply = '018f5e60-1c21-7a78-9c27-6fab8d3a6e92';
const ownReply = '018f5e60-1c22-7cab-ad38-8abc9e4b7fb4';
const removed = '018f4e95-2d30-7b9c-8d38-7abc9e4b7fa3';
const onTask = '018f4a40-4f50-7e01-9eaf-e1230fb2ea1a';
const unknown = '018f0000-0000-7000-8000-000000000000';

const greta: Caller = { role: 'MEMBER', userId: people.greta };
const thread = `query Thread($type: CommentableType!, $id: UUID!, $orderBy: CommentOrder! = OLDEST, $limit: Int! = 20) {
  commentable(type: $type, id: $id) {
    commentCount isOpen viewerCanComment lastCommentedAt
    comments(orderBy: $orderBy, limit: $limit) { totalResults data { text replyCount } }
  }
}`;
const byId = `query ById($id: UUID!) {
  commentById(id: $id) { text isRemoved language author { slug } replyCount viewerPermissions }
}`;

describe('commentable', () => {
  it('counts comments and replies, and lists opening comments', async () => {
    expect(await run(thread, { type: 'POST', id: beds })).toEqual({
      data: {
        commentable: {
          commentCount: 4,
          isOpen: true,
          viewerCanComment: true,
          lastCommentedAt: '2026-05-17T11:15:00.000Z',
          comments: {
            totalResults: 2,
            data: [
              {
                text: 'Great! Could the school next door have the soil that is left over?',
                replyCount: 2,
              },
              { text: 'Sehr schön geworden!', replyCount: 0 },
            ],
          },
        },
      },
    });
  });

  it('counts what the guide shows below the poll', async () => {
    expect(await run(thread, { type: 'POLL', id: poll })).toMatchObject({
      data: { commentable: { commentCount: 4, comments: { totalResults: 3 } } },
    });
  });

  it.each([
    ['NEWEST', ['Sehr schön geworden!']],
    ['MOST_REACTIONS', ['Great! Could the school next door have the soil that is left over?']],
  ])('orders by %s', async (orderBy, texts) => {
    expect(await run(thread, { type: 'POST', id: beds, orderBy, limit: 1 })).toMatchObject({
      data: { commentable: { comments: { data: texts.map((text) => ({ text })) } } },
    });
  });

  it('leaves out whom the caller blocked, but counts them', async () => {
    expect(await run(thread, { type: 'POST', id: beds }, greta)).toMatchObject({
      data: { commentable: { commentCount: 4, comments: { totalResults: 1 } } },
    });
  });

  it('lists placeholders of removed comments, but does not count them', async () => {
    expect(await run(thread, { type: 'POST', id: tap }, callers.guest)).toMatchObject({
      data: {
        commentable: {
          commentCount: 2,
          viewerCanComment: false,
          comments: {
            totalResults: 2,
            data: [
              { text: null, replyCount: 1 },
              { text: 'Er tropft immer noch, nur langsamer.', replyCount: 0 },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['of another kind', 'TASK', beds],
    ['that does not exist', 'POST', unknown],
    ['of a hidden space', 'POST', '018f4fb6-f80b-7c92-8fa4-1e9d6b3c5a52'],
  ])('does not find content %s', async (_what, type, id) => {
    expect(await run(thread, { type, id })).toEqual({
      data: { commentable: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('commentById', () => {
  it('shows a removed comment with replies as a placeholder', async () => {
    expect(await run(byId, { id: removed })).toEqual({
      data: {
        commentById: {
          text: null,
          isRemoved: true,
          language: 'und',
          author: null,
          replyCount: 1,
          viewerPermissions: [],
        },
      },
    });
  });

  it('tells the author what can be done, and changes only below posts', async () => {
    const permissions = (own: string[]): object => ({
      data: { commentById: { viewerPermissions: own } },
    });
    expect(await run(byId, { id: ownReply })).toMatchObject(
      permissions(['READ', 'INTERACT', 'UPDATE', 'DELETE']),
    );
    const jonas: Caller = { role: 'MEMBER', userId: people.jonas };
    expect(await run(byId, { id: onTask }, jonas)).toMatchObject(
      permissions(['READ', 'INTERACT', 'DELETE']),
    );
  });

  it('does not find what is not there', async () => {
    expect(await run(byId, { id: unknown })).toEqual({
      data: { commentById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('discussionById', () => {
  const discussion = `query Discussion($id: UUID!) {
    discussionById(id: $id) {
      id replyCount participantCount participants { slug } viewerParticipates viewerCanReply lastActivityAt
      opening { id } replies(orderBy: NEWEST) { data { id replyTo { id } } }
    }
  }`;

  it('is found by any reply in it', async () => {
    expect(await run(discussion, { id: soilReply })).toEqual({
      data: {
        discussionById: {
          id: soil,
          replyCount: 2,
          participantCount: 3,
          participants: [
            { slug: 'example-neighbour' },
            { slug: 'example-founder' },
            { slug: 'aylin-aus-dem-kiez' },
          ],
          viewerParticipates: true,
          viewerCanReply: true,
          lastActivityAt: '2026-05-17T09:40:00.000Z',
          opening: { id: soil },
          replies: {
            data: [
              { id: ownReply, replyTo: { id: soilReply } },
              { id: soilReply, replyTo: { id: soil } },
            ],
          },
        },
      },
    });
  });
});
