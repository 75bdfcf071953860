import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const beds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
const samir: Caller = { role: 'MEMBER', userId: people.samir };

describe('comments below posts', () => {
  const ownReply = '018f5e60-1c22-7cab-ad38-8abc9e4b7fb4';
  const soil = '018f5e60-1c20-7d45-8b16-4e9a7c2f5d81';
  const onTask = '018f4a40-4f50-7e01-9eaf-e1230fb2ea1a';
  const update = `mutation Update($id: UUID!, $input: UpdatePostCommentInput!) {
    updatePostComment(id: $id, input: $input) { text editedAt mentions { slug } post { commentCount } }
  }`;
  const remove = `mutation Remove($id: UUID!, $withReplies: Boolean! = false) {
    deletePostComment(id: $id, withReplies: $withReplies) { success }
  }`;
  const count = `query Count($id: UUID!) { postById(id: $id) { commentCount } }`;

  it('are changed by their author alone', async () => {
    const input = { text: ' Am Mittwoch. ', mentionedUserIds: [people.aylin] };
    expect(await run(update, { id: ownReply, input })).toEqual({
      data: {
        updatePostComment: {
          text: 'Am Mittwoch.',
          editedAt: '2026-05-17T18:30:01.000Z',
          mentions: [{ slug: 'aylin-aus-dem-kiez' }],
          post: { commentCount: 4 },
        },
      },
    });
    expect(await run(update, { id: ownReply, input }, callers.founder)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
  });

  it('need a text', async () => {
    expect(await run(update, { id: ownReply, input: { text: ' ' } })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.text' }],
    });
  });

  it('are no comments below other content', async () => {
    const input = { text: 'Drei.' };
    expect(await run(update, { id: onTask, input })).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
    expect(await run(remove, { id: onTask }, callers.moderator)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('go with their replies where an admin of the space says so', async () => {
    const variables = { id: soil, withReplies: true };
    expect(await run(remove, variables, callers.aylin)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
    await run(remove, variables, callers.founder);
    expect(await run(count, { id: beds })).toEqual({ data: { postById: { commentCount: 1 } } });
  });

  it('leave a placeholder otherwise', async () => {
    await run(remove, { id: soil }, callers.aylin);
    expect(await run(count, { id: beds })).toEqual({ data: { postById: { commentCount: 3 } } });
    expect(await run(update, { id: soil, input: { text: 'Doch' } }, samir)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
