import type { Resolvers } from '../../kit/context';
import { descending } from '../../kit/find-rows';
import { page } from '../../kit/page';
import type { Row, World } from '../../kit/world';
import { isBlockedBetween } from '../../shared/relations';
import { threadOf } from './fields';
import { countReplies, inOrder, repliesTo } from './lists';
import { canComment } from './rules';

type Comment = Row<'comments'>;

declare module '../../kit/parents' {
  interface DomainParents {
    /** The comment that opened it. */
    readonly Discussion: Row<'comments'>;
  }
}

export const discussions = {
  Discussion: {
    opening: (opening) => opening,
    thread: threadOf,
    replies: ({ id }, { orderBy, ...args }, context) =>
      page(inOrder(repliesTo(id, context), orderBy, context.world), args),
    replyCount: ({ id }, _args, { world }) => countReplies(id, world),
    participants: (opening, _args, { caller, world }) =>
      world.users
        .getMany(participantIds(opening, world))
        .filter(({ id }) => !isBlockedBetween(caller.userId, id, world))
        .slice(0, 20),
    participantCount: (opening, _args, { world }) => participantIds(opening, world).length,
    viewerParticipates: (opening, _args, { caller, world }) =>
      caller.userId !== undefined && participantIds(opening, world).includes(caller.userId),
    viewerCanReply: (opening, _args, context) => canComment(threadOf(opening), context),
    lastActivityAt: (opening, _args, { world }) =>
      written(opening, world)[0]?.createdAt ?? opening.createdAt,
  },
} satisfies Resolvers;

/** Who wrote in a discussion, the last writer first, without deleted accounts. */
function participantIds(opening: Comment, world: World): string[] {
  const authorIds = new Set(written(opening, world).map(({ authorId }) => authorId));
  return [...authorIds].filter((id) => world.users.get(id)?.isDeleted === false);
}

/** Comments of a discussion that were not removed, the last written first. */
function written({ id }: Comment, { comments }: World): Comment[] {
  return comments
    .where((comment) => comment.id === id || comment.parentId === id)
    .filter(({ isRemoved }) => !isRemoved)
    .sort(descending(({ createdAt }) => createdAt));
}
