import type { Context } from '../../kit/context';
import { ascending, descending } from '../../kit/find-rows';
import type { Row, World } from '../../kit/world';
import { contentOf } from '../../shared/content-kinds';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import type { CommentOrder } from '../../types/schema';

type Comment = Row<'comments'>;

const createdAt = (comment: Comment): string => comment.createdAt;

/** Comments that open a discussion below content, as far as lists show them to the caller. */
export function openingComments(contentId: string, context: Context): Comment[] {
  return listedWhere(
    (comment) => comment.contentId === contentId && comment.parentId === null,
    context,
  );
}

/** Replies in the discussion that a comment opened, as far as lists show them to the caller. */
export function repliesTo(openingId: string, context: Context): Comment[] {
  return listedWhere(({ parentId }) => parentId === openingId, context);
}

function listedWhere(isWanted: (comment: Comment) => boolean, context: Context): Comment[] {
  return context.world.comments
    .where((comment) => isWanted(comment) && isListed(comment, context))
    .sort(ascending(createdAt));
}

/** Replies in a discussion without removed ones, the same for every reader. */
export function countReplies(openingId: string, { comments }: World): number {
  return comments.where(({ parentId, isRemoved }) => parentId === openingId && !isRemoved).length;
}

/** When the last comment below content was written that was not removed. */
export function lastCommentedAt(id: string, { comments }: World): string | undefined {
  return comments
    .where(({ contentId, isRemoved }) => contentId === id && !isRemoved)
    .map(createdAt)
    .sort()
    .at(-1);
}

/** Whether the caller meets a comment in lists: those of blocked people and reported ones are left out. */
export function isListed({ id }: Comment, context: Context): boolean {
  const content = contentOf('COMMENT', id, context.world);
  return content !== undefined && canList(content, context);
}

/** Comments, which are given the oldest first, in another order. */
export function inOrder(comments: readonly Comment[], by: CommentOrder, world: World): Comment[] {
  if (by === 'OLDEST') return [...comments];
  const total = ({ id }: Comment): number => reactionCounts(id, world).total;
  const newestFirst = [...comments].sort(descending(createdAt));
  return by === 'NEWEST' ? newestFirst : newestFirst.sort((a, b) => total(b) - total(a));
}
