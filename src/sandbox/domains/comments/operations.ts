import type { Subject } from '../../shared/access';
import { checkCount } from '../../kit/checks';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure, invalid, notFound } from '../../kit/failure';
import { mentionable } from '../../shared/mentions';
import { addReaction, removeReactions } from '../../shared/reactions';
import type { Thread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { discussionOf } from './discussion';
import { isListed } from './lists';
import { tellOfComment } from './tell';
import { commentSubject, commentText, isOpen, presentCommentSubject, removeComment } from './rules';
import type { CommentableType, ReactionType } from '../../types/schema';

interface ById {
  readonly id: string;
}

interface AddComment {
  readonly input: {
    readonly type: CommentableType;
    readonly contentId: string;
    readonly text: string;
    readonly replyToId?: string | null;
    readonly mentionedUserIds: readonly string[];
  };
}

interface CommentReaction {
  readonly commentId: string;
  readonly reaction?: ReactionType | null;
}

export const commentOperations = {
  Query: {
    commentById: (_root: unknown, { id }: ById, { world }: Context) => world.comments.get(id),
    commentable: (_root: unknown, { id, type }: Thread): Thread => ({ id, type }),
    discussionById: (_root: unknown, { id }: ById, { world }: Context) =>
      discussionOf(presentRow(id, world), world),
  },
  Mutation: {
    addComment: (_root: unknown, { input }: AddComment, context: Context): Row<'comments'> => {
      const { caller, world } = context;
      const { type, contentId, mentionedUserIds } = input;
      if (!isOpen({ id: contentId, type }, world))
        throw failure('FORBIDDEN', 'This content takes no comments.');
      const text = commentText(input.text);
      checkCount('input.mentionedUserIds', mentionedUserIds, 0, 20);
      const answered = answeredComment(input, context);
      const content = contentOf(type, contentId, world);
      const comment = world.comments.put({
        __typename: 'Comment',
        id: world.clock.newId(),
        type,
        contentId,
        text,
        authorId: caller.userId ?? '',
        parentId: answered ? (answered.parentId ?? answered.id) : null,
        replyToId: answered?.id ?? null,
        mentionIds: content ? mentionable(mentionedUserIds, content, world) : [],
        language: detectLanguage(text),
        isRemoved: false,
        createdAt: world.clock.tick(),
        editedAt: null,
      });
      tellOfComment(comment, context);
      return comment;
    },
    deleteComment: (_root: unknown, { id }: ById, { world }: Context) => {
      removeComment(presentRow(id, world), world);
      return { success: true, id };
    },
    addReactionToComment: (
      _root: unknown,
      { commentId, reaction }: CommentReaction,
      context: Context,
    ) => {
      addReaction(commentId, reaction ?? 'LIKE', context);
      return context.world.comments.get(commentId);
    },
    removeReactionFromComment: (
      _root: unknown,
      { commentId, reaction }: CommentReaction,
      context: Context,
    ) => {
      removeReactions(commentId, reaction, context);
      return context.world.comments.get(commentId);
    },
  },
} satisfies AnyResolvers;

export const commentSubjects: Readonly<Record<string, Subject>> = {
  'Query.commentById': ({ id }, context) => commentSubject(String(id), context),
  'Query.commentable': ({ type, id }, { world }) =>
    contentOf(type as CommentableType, String(id), world),
  'Query.discussionById': ({ id }, context) => {
    const comment = context.world.comments.get(String(id));
    return comment && commentSubject(comment.parentId ?? comment.id, context);
  },
  'Mutation.addComment': ({ input }, { world }) => {
    const { type, contentId } = input as AddComment['input'];
    return contentOf(type, contentId, world);
  },
  'Mutation.deleteComment': ({ id }, context) => presentCommentSubject(String(id), context),
  'Mutation.addReactionToComment': ({ commentId }, context) =>
    presentCommentSubject(String(commentId), context),
  'Mutation.removeReactionFromComment': ({ commentId }, context) =>
    presentCommentSubject(String(commentId), context),
};

function presentRow(id: string, world: World): Row<'comments'> {
  const comment = world.comments.get(id);
  if (!comment) throw notFound('such comment');
  return comment;
}

/** The comment that a new one answers, which must stand in the same thread. */
function answeredComment(
  { contentId, replyToId }: AddComment['input'],
  context: Context,
): Row<'comments'> | undefined {
  if (replyToId == null) return undefined;
  const answered = context.world.comments.get(replyToId);
  if (answered?.contentId !== contentId || answered.isRemoved || !isListed(answered, context))
    throw invalid('input.replyToId', 'This thread has no such comment.');
  return answered;
}
