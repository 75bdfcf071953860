import type { Resolvers } from '../../shared/context';
import { detectLanguage } from '../../shared/detection';
import { mentionable } from '../../shared/people';
import { connectionTo } from '../../shared/permissions';
import { aboutComment, presentPostComment } from '../comments/access';
import { removeComment, removeWithReplies } from '../comments/changes';
import { commentFields } from '../comments/comments';
import { needAdmin } from './rules';

export const postComments = {
  PostComment: {
    ...commentFields,
    post: ({ contentId }, _args, { world }) => world.posts.need(contentId),
    authorConnection: ({ contentId, authorId, isRemoved }, _args, { world }) => {
      const space = world.spaces.get(world.posts.get(contentId)?.spaceId);
      if (!space || isRemoved) return null;
      return connectionTo(space, { caller: { role: 'MEMBER', userId: authorId }, world });
    },
  },
  Mutation: {
    updatePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { input: { text: given, mentionedUserIds } }, { world }) => {
        const text = given?.trim() ?? comment.text;
        const post = world.posts.need(comment.contentId);
        const mentionIds =
          mentionedUserIds === undefined
            ? comment.mentionIds
            : mentionable(mentionedUserIds ?? [], post, world);
        if (text === null || text === comment.text)
          return world.comments.put({ ...comment, mentionIds });
        const edit = { text, language: detectLanguage(text), editedAt: world.clock.tick() };
        return world.comments.put({ ...comment, mentionIds, ...edit });
      },
    ),
    deletePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { id, withReplies }, context) => {
        const { spaceId } = context.world.posts.need(comment.contentId);
        if (withReplies) needAdmin(spaceId, 'remove the replies too', context);
        const remove = withReplies ? removeWithReplies : removeComment;
        remove(comment, context.world);
        return { success: true, id };
      },
    ),
  },
} satisfies Resolvers;
