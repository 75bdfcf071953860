import { about } from '../../kit/about';
import { checkCount } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure, invalid } from '../../kit/failure';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { contentOf } from '../../shared/content-kinds';
import { mentionable } from '../../shared/mentions';
import { addReaction, reactionCounts, removeReactions } from '../../shared/reactions';
import { commentCountOf } from '../../shared/threads';
import type { AddCommentInput } from '../../types/schema';
import { aboutComment, commentSubject, presentCommentSubject } from './access';
import { commentFields, threadOf } from './fields';
import { inOrder, isListed, lastCommentedAt, openingComments } from './lists';
import { canComment, commentText, isOpen, removeComment } from './rules';
import { tellOfComment } from './tell';

export const comments = {
  Query: {
    commentById: aboutComment(
      ({ id }, context) => commentSubject(id, context),
      (comment) => comment,
    ),
    commentable: about(
      ({ type, id }, { world }) => contentOf(type, id, world),
      (_content, { id, type }) => ({ id, type }),
    ),
    discussionById: aboutComment(
      ({ id }, context) => {
        const comment = context.world.comments.get(id);
        return comment && commentSubject(comment.parentId ?? comment.id, context);
      },
      (opening) => opening,
    ),
  },
  Mutation: {
    addComment: about(
      ({ input }, { world }) => contentOf(input.type, input.contentId, world),
      (content, { input }, context) => {
        const { caller, world } = context;
        const { type, contentId, mentionedUserIds } = input;
        if (!isOpen({ id: contentId, type }, world))
          throw failure('FORBIDDEN', 'This content takes no comments.');
        const text = commentText(input.text);
        checkCount('input.mentionedUserIds', mentionedUserIds, 0, 20);
        const answered = answeredComment(input, context);
        const comment = world.comments.put({
          __typename: 'Comment',
          id: world.clock.newId(),
          type,
          contentId,
          text,
          authorId: caller.userId ?? '',
          parentId: answered ? (answered.parentId ?? answered.id) : null,
          replyToId: answered?.id ?? null,
          mentionIds: mentionable(mentionedUserIds, content, world),
          language: detectLanguage(text),
          isRemoved: false,
          createdAt: world.clock.tick(),
          editedAt: null,
        });
        tellOfComment(comment, content, context);
        return comment;
      },
    ),
    deleteComment: aboutComment(
      ({ id }, context) => presentCommentSubject(id, context),
      (comment, { id }, { world }) => {
        removeComment(comment, world);
        return { success: true, id };
      },
    ),
    addReactionToComment: aboutComment(
      ({ commentId }, context) => presentCommentSubject(commentId, context),
      (comment, { reaction }, context) => {
        addReaction(comment.id, reaction, context);
        return comment;
      },
    ),
    removeReactionFromComment: aboutComment(
      ({ commentId }, context) => presentCommentSubject(commentId, context),
      (comment, { reaction }, context) => {
        removeReactions(comment.id, reaction, context);
        return comment;
      },
    ),
  },
  Comment: {
    ...commentFields,
    thread: threadOf,
    likeCount: ({ id }, _args, { world }) => reactionCounts(id, world).like,
  },
  Commentable: {
    commentCount: (thread, _args, { world }) => commentCountOf(thread, world),
    comments: ({ id }, { orderBy, ...args }, context) =>
      page(inOrder(openingComments(id, context), orderBy, context.world), args),
    isOpen: (thread, _args, { world }) => isOpen(thread, world),
    viewerCanComment: (thread, _args, context) => canComment(thread, context),
    lastCommentedAt: ({ id }, _args, { world }) => lastCommentedAt(id, world),
  },
} satisfies Resolvers;

/** The comment that a new one answers, which must stand in the same thread. */
function answeredComment(
  { contentId, replyToId }: AddCommentInput,
  context: Context,
): Row<'comments'> | undefined {
  if (replyToId == null) return undefined;
  const answered = context.world.comments.get(replyToId);
  if (answered?.contentId !== contentId || answered.isRemoved || !isListed(answered, context))
    throw invalid('input.replyToId', 'This thread has no such comment.');
  return answered;
}
