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
const soil = '018f5e60-1c20-7d45-8b16-4e9a7c2f5d81';
const soilReply = '018f5e60-1c21-7a78-9c27-6fab8d3a6e92';
const ownReply = '018f5e60-1c22-7cab-ad38-8abc9e4b7fb4';
const removed = '018f4e95-2d30-7b9c-8d38-7abc9e4b7fa3';
const onTask = '018f4a40-4f50-7e01-9eaf-e1230fb2ea1a';
const unknown = '018f0000-0000-7000-8000-000000000000';

const samir: Caller = { role: 'MEMBER', userId: people.samir };

const add = `mutation Add($input: AddCommentInput!) {
  addComment(input: $input) {
    text parentId replyTo { id } language author { displayName } mentions { slug } createdAt
    thread { id type commentCount }
  }
}`;
const remove = 'mutation Remove($id: UUID!) { deleteComment(id: $id) { success id } }';
const byId = `query ById($id: UUID!) {
  commentById(id: $id) { text isRemoved language author { slug } replyCount viewerPermissions }
}`;

describe('addComment', () => {
  const input = {
    type: 'POST',
    contentId: beds,
    text: '  Ich nehme gern noch Erde für den Balkon. ',
  };

  it('answers with the new comment and the exact count', async () => {
    expect(await run(add, { input })).toEqual({
      data: {
        addComment: {
          text: 'Ich nehme gern noch Erde für den Balkon.',
          parentId: null,
          replyTo: null,
          language: 'de',
          author: { displayName: 'Example Neighbour' },
          mentions: [],
          createdAt: '2026-05-17T18:30:01.000Z',
          thread: { id: beds, type: 'POST', commentCount: 5 },
        },
      },
    });
  });

  it('puts a reply to a reply beside it', async () => {
    expect(await run(add, { input: { ...input, replyToId: soilReply } })).toMatchObject({
      data: { addComment: { parentId: soil, replyTo: { id: soilReply } } },
    });
  });

  it('leaves out mentioned people who may not read the content', async () => {
    const members = '018f58e1-0c52-7d06-9b74-2e5a8f3c6d41';
    const mentionedUserIds = [people.greta, people.aylin, people.aylin];
    const shed = { type: 'POST', contentId: members, text: 'Danke!', mentionedUserIds };
    expect(await run(add, { input: shed })).toMatchObject({
      data: { addComment: { mentions: [{ slug: 'aylin-aus-dem-kiez' }], language: 'und' } },
    });
  });

  it.each([
    ['input.text', { ...input, text: ' \n ' }],
    ['input.text', { ...input, text: 'a'.repeat(2001) }],
    ['input.replyToId', { ...input, replyToId: onTask }],
    ['input.replyToId', { ...input, contentId: tap, replyToId: removed }],
    ['input.mentionedUserIds', { ...input, mentionedUserIds: Array<string>(21).fill(unknown) }],
  ])('refuses a wrong %s', async (field, wrong) => {
    expect(await run(add, { input: wrong })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it.each([
    ['that takes no comments', 'POST', '018f5c1b-7e94-7f12-a6b8-1d4c7e9a2f65'],
    ['that is archived', 'POST', '018f43c8-5fa5-7c60-8d17-8b3e6a2d9c76'],
    ['of the feed that takes none', 'FEED_POST', '018f46b8-71d3-7e25-9b73-5a8c2f6e4d36'],
  ])('is forbidden below content %s', async (_what, type, contentId) => {
    expect(await run(add, { input: { type, contentId, text: 'Hallo' } })).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
  });

  it('needs someone who is signed in', async () => {
    expect(await run(add, { input }, callers.guest)).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});

describe('deleteComment', () => {
  it('leaves a placeholder where there are replies, until the last is gone', async () => {
    await run(remove, { id: soil }, callers.aylin);
    expect(await run(byId, { id: soil })).toMatchObject({
      data: { commentById: { text: null, author: null, isRemoved: true } },
    });
    await run(remove, { id: ownReply });
    await run(remove, { id: soilReply }, callers.founder);
    expect(await run(byId, { id: soil })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });

  it('serves admins of the space and moderators, and nobody else', async () => {
    expect(await run(remove, { id: soil }, samir)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
    expect(await run(remove, { id: ownReply }, callers.founder)).toEqual({
      data: { deleteComment: { success: true, id: ownReply } },
    });
    expect(await run(remove, { id: onTask }, callers.moderator)).toEqual({
      data: { deleteComment: { success: true, id: onTask } },
    });
  });
});

describe('reactions to comments', () => {
  const left = `mutation Left($id: UUID!, $reaction: ReactionType! = LIKE) {
    addReactionToComment(commentId: $id, reaction: $reaction) { likeCount reactions { heart total } viewerReactions }
  }`;
  const takenBack = `mutation TakenBack($id: UUID!, $reaction: ReactionType) {
    removeReactionFromComment(commentId: $id, reaction: $reaction) { reactions { like total } viewerReactions }
  }`;

  it('are left once of each kind', async () => {
    await run(left, { id: soil, reaction: 'HEART' });
    expect(await run(left, { id: soil })).toEqual({
      data: {
        addReactionToComment: {
          likeCount: 2,
          reactions: { heart: 1, total: 3 },
          viewerReactions: ['LIKE', 'HEART'],
        },
      },
    });
  });

  it('are taken back one by one or all together, without an error where there are none', async () => {
    await run(left, { id: soil, reaction: 'HEART' });
    expect(await run(takenBack, { id: soil, reaction: 'SUPPORT' })).toMatchObject({
      data: { removeReactionFromComment: { viewerReactions: ['LIKE', 'HEART'] } },
    });
    expect(await run(takenBack, { id: soil })).toEqual({
      data: {
        removeReactionFromComment: { reactions: { like: 1, total: 1 }, viewerReactions: [] },
      },
    });
  });

  it('do not reach the placeholder of a removed comment', async () => {
    expect(await run(left, { id: removed })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});
