import { checkCount, checkNotNull } from '../../kit/checks';
import type { Subject } from '../../shared/access';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure, notFound } from '../../kit/failure';
import { mentionable } from '../../shared/mentions';
import { connectionTo } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { sharedCommentFields } from '../comments/fields';
import {
  commentText,
  presentCommentSubject,
  removeComment,
  removeWithReplies,
} from '../comments/rules';
import { runsSpace } from './rules';

interface UpdateComment {
  readonly id: string;
  readonly input: {
    readonly text?: string;
    readonly mentionedUserIds?: readonly string[] | null;
  };
}

interface DeleteComment {
  readonly id: string;
  readonly withReplies: boolean;
}

export const postComments = {
  PostComment: {
    ...sharedCommentFields,
    post: ({ contentId }: Row<'comments'>, _args: unknown, { world }: Context) =>
      world.posts.get(contentId),
    authorConnection: (
      { contentId, authorId, isRemoved }: Row<'comments'>,
      _args: unknown,
      { world }: Context,
    ) => {
      const space = world.spaces.get(world.posts.get(contentId)?.spaceId);
      if (!space || isRemoved) return null;
      return connectionTo(space, { caller: { role: 'MEMBER', userId: authorId }, world });
    },
  },
  Mutation: {
    updatePostComment: (
      _root: unknown,
      { id, input }: UpdateComment,
      { world }: Context,
    ): Row<'comments'> => {
      const comment = commentRow(id, world);
      checkNotNull('input.text', input.text);
      checkCount('input.mentionedUserIds', input.mentionedUserIds, 0, 20);
      const text = input.text === undefined ? comment.text : commentText(input.text);
      const mentionIds = input.mentionedUserIds ?? [];
      const post = contentOf('POST', comment.contentId, world);
      return world.comments.put({
        ...comment,
        ...(post &&
          input.mentionedUserIds !== undefined && {
            mentionIds: mentionable(mentionIds, post, world),
          }),
        ...(text !== null &&
          text !== comment.text && {
            text,
            language: detectLanguage(text),
            editedAt: world.clock.tick(),
          }),
      });
    },
    deletePostComment: (_root: unknown, { id, withReplies }: DeleteComment, context: Context) => {
      const { world } = context;
      const comment = commentRow(id, world);
      const spaceId = world.posts.get(comment.contentId)?.spaceId ?? '';
      if (withReplies && !runsSpace(spaceId, context))
        throw failure('FORBIDDEN', 'Only admins of the space may remove the replies too.');
      const remove = withReplies ? removeWithReplies : removeComment;
      remove(comment, world);
      return { success: true, id };
    },
  },
} satisfies AnyResolvers;

/** A comment below a post of a space; one below other content is none. */
export const postCommentSubject: Subject = ({ id }, context) => {
  const commentId = String(id);
  return context.world.comments.get(commentId)?.type === 'POST'
    ? presentCommentSubject(commentId, context)
    : undefined;
};

function commentRow(id: string, world: World): Row<'comments'> {
  const comment = world.comments.get(id);
  if (!comment) throw notFound('such comment');
  return comment;
}
