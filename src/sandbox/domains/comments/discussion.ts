import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { Thread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { isBlockedBetween } from '../../shared/relations';
import type { CommentOrder } from './lists';
import { countReplies, inOrder, repliesTo } from './lists';
import { canComment } from './rules';

/** Parent of the fields of `Discussion`. */
export interface DiscussionParent {
  readonly id: string;
  readonly opening: Row<'comments'>;
}

interface OrderedPage extends PageArguments {
  readonly orderBy: CommentOrder;
}

/** The discussion that a comment opened, or in which it is a reply. */
export function discussionOf(comment: Row<'comments'>, world: World): DiscussionParent {
  const opening = world.comments.get(comment.parentId) ?? comment;
  return { id: opening.id, opening };
}

export const discussionFields = {
  Discussion: {
    thread: ({ opening }: DiscussionParent): Thread => threadOf(opening),
    replies: ({ id }: DiscussionParent, args: OrderedPage, context: Context) =>
      page(inOrder(repliesTo(id, context), args.orderBy, context.world), args),
    replyCount: ({ id }: DiscussionParent, _args: unknown, { world }: Context) =>
      countReplies(id, world),
    participants: (discussion: DiscussionParent, _args: unknown, { caller, world }: Context) =>
      world.users
        .getMany(participantIds(discussion, world))
        .filter(({ id }) => !isBlockedBetween(caller.userId, id, world))
        .slice(0, 20),
    participantCount: (discussion: DiscussionParent, _args: unknown, { world }: Context) =>
      participantIds(discussion, world).length,
    viewerParticipates: (
      discussion: DiscussionParent,
      _args: unknown,
      { caller, world }: Context,
    ) => caller.userId !== undefined && participantIds(discussion, world).includes(caller.userId),
    viewerCanReply: ({ opening }: DiscussionParent, _args: unknown, context: Context) =>
      canComment(threadOf(opening), context),
    lastActivityAt: ({ opening }: DiscussionParent, _args: unknown, { world }: Context) =>
      written(opening, world)[0]?.createdAt ?? opening.createdAt,
  },
} satisfies AnyResolvers;

function threadOf({ contentId, type }: Row<'comments'>): Thread {
  return { id: contentId, type };
}

/** Who wrote in a discussion, the last writer first, without deleted accounts. */
function participantIds({ opening }: DiscussionParent, world: World): string[] {
  const authorIds = new Set(written(opening, world).map(({ authorId }) => authorId));
  return [...authorIds].filter((id) => world.users.get(id)?.isDeleted === false);
}

/** Comments of a discussion that were not removed, the last written first. */
function written({ id }: Row<'comments'>, world: World): Row<'comments'>[] {
  return world.comments
    .all()
    .filter((comment) => comment.id === id || comment.parentId === id)
    .filter(({ isRemoved }) => !isRemoved)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
