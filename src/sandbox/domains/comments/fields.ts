import type { AnyResolver, AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { reactionCounts, reactionFields } from '../../shared/reactions';
import type { Thread } from '../../shared/threads';
import { commentCountOf } from '../../shared/threads';
import type { CommentOrder } from './lists';
import { countReplies, inOrder, isListed, openingComments, repliesTo } from './lists';
import { canComment, commentPermissions, isOpen } from './rules';
import type { Row } from '../../kit/world';

interface OrderedPage extends PageArguments {
  readonly orderBy: CommentOrder;
}

/** Fields that `Comment` and `PostComment` share: both are the same object. */
export const sharedCommentFields = {
  ...reactionFields,
  author: ({ authorId, isRemoved }: Row<'comments'>, _args: unknown, { world }: Context) =>
    isRemoved ? null : world.users.get(authorId),
  replyTo: ({ replyToId }: Row<'comments'>, _args: unknown, context: Context) => {
    const answered = context.world.comments.get(replyToId);
    return answered && isListed(answered, context) ? answered : null;
  },
  replyCount: ({ id }: Row<'comments'>, _args: unknown, { world }: Context) =>
    countReplies(id, world),
  replies: ({ id }: Row<'comments'>, args: PageArguments, context: Context) =>
    page(repliesTo(id, context), args),
  mentions: ({ mentionIds }: Row<'comments'>, _args: unknown, { world }: Context): Row<'users'>[] =>
    world.users.getMany(mentionIds).filter(({ isDeleted }) => !isDeleted),
  viewerPermissions: (comment: Row<'comments'>, _args: unknown, context: Context) =>
    commentPermissions(comment, context),
} satisfies Readonly<Record<string, AnyResolver>>;

export const commentFields = {
  Comment: {
    ...sharedCommentFields,
    thread: ({ type, contentId }: Row<'comments'>): Thread => ({ id: contentId, type }),
    likeCount: ({ id }: Row<'comments'>, _args: unknown, { world }: Context) =>
      reactionCounts(id, world).like,
  },
  Commentable: {
    commentCount: (thread: Thread, _args: unknown, { world }: Context) =>
      commentCountOf(thread, world),
    comments: ({ id }: Thread, args: OrderedPage, context: Context) =>
      page(inOrder(openingComments(id, context), args.orderBy, context.world), args),
    isOpen: (thread: Thread, _args: unknown, { world }: Context) => isOpen(thread, world),
    viewerCanComment: (thread: Thread, _args: unknown, context: Context) =>
      canComment(thread, context),
    lastCommentedAt: ({ id }: Thread, _args: unknown, { world }: Context) =>
      world.comments
        .all()
        .filter(({ contentId, isRemoved }) => contentId === id && !isRemoved)
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? null,
  },
} satisfies AnyResolvers;
