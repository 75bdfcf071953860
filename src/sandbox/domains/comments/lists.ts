import { contentOf } from '../../shared/content-kinds';
import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import type { Row, World } from '../../kit/world';

export type CommentOrder = 'OLDEST' | 'NEWEST' | 'MOST_REACTIONS';

/** Comments that open a discussion below content, as far as lists show them to the caller. */
export function openingComments(contentId: string, context: Context): Row<'comments'>[] {
  return context.world.comments
    .all()
    .filter((comment) => comment.contentId === contentId && comment.parentId === null)
    .filter((comment) => isListed(comment, context))
    .sort(oldestFirst);
}

/** Replies in the discussion that a comment opened, as far as lists show them to the caller. */
export function repliesTo(openingId: string, context: Context): Row<'comments'>[] {
  return context.world.comments
    .all()
    .filter(({ parentId }) => parentId === openingId)
    .filter((comment) => isListed(comment, context))
    .sort(oldestFirst);
}

/** Replies in a discussion without removed ones, the same for every reader. */
export function countReplies(openingId: string, world: World): number {
  return world.comments
    .all()
    .filter(({ parentId, isRemoved }) => parentId === openingId && !isRemoved).length;
}

/** Whether the caller meets a comment in lists: those of blocked people and reported ones are left out. */
export function isListed({ id }: Row<'comments'>, context: Context): boolean {
  const content = contentOf('COMMENT', id, context.world);
  return content !== undefined && canList(content, context);
}

export function inOrder(
  comments: readonly Row<'comments'>[],
  by: CommentOrder,
  world: World,
): Row<'comments'>[] {
  const total = ({ id }: Row<'comments'>): number => reactionCounts(id, world).total;
  if (by === 'OLDEST') return [...comments].sort(oldestFirst);
  const newestFirst = [...comments].sort((a, b) => oldestFirst(b, a));
  return by === 'NEWEST' ? newestFirst : newestFirst.sort((a, b) => total(b) - total(a));
}

function oldestFirst(a: Row<'comments'>, b: Row<'comments'>): number {
  return a.createdAt.localeCompare(b.createdAt);
}
