import { contentOf } from '../../shared/content-kinds';
import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import type { World } from '../../kit/world';
import type { CommentRow } from './rows';

export type CommentOrder = 'OLDEST' | 'NEWEST' | 'MOST_REACTIONS';

/** Comments that open a discussion below content, as far as lists show them to the caller. */
export function openingComments(contentId: string, context: Context): CommentRow[] {
  return context.world.comments
    .all()
    .filter((comment) => comment.contentId === contentId && comment.parentId === null)
    .filter((comment) => isListed(comment, context))
    .sort(oldestFirst);
}

/** Replies in the discussion that a comment opened, as far as lists show them to the caller. */
export function repliesTo(openingId: string, context: Context): CommentRow[] {
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
export function isListed({ id }: CommentRow, context: Context): boolean {
  const content = contentOf('COMMENT', id, context.world);
  return content !== undefined && canList(content, context);
}

export function inOrder(
  comments: readonly CommentRow[],
  by: CommentOrder,
  world: World,
): CommentRow[] {
  const total = ({ id }: CommentRow): number => reactionCounts(id, world).total;
  if (by === 'OLDEST') return [...comments].sort(oldestFirst);
  const newestFirst = [...comments].sort((a, b) => oldestFirst(b, a));
  return by === 'NEWEST' ? newestFirst : newestFirst.sort((a, b) => total(b) - total(a));
}

function oldestFirst(a: CommentRow, b: CommentRow): number {
  return a.createdAt.localeCompare(b.createdAt);
}
