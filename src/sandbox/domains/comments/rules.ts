import { checkLength } from '../../kit/checks';
import { contentOf } from '../../shared/content-kinds';
import type { Context } from '../../kit/context';
import type { Content } from '../../shared/permissions';
import { canRead, permissionsOn } from '../../shared/permissions';
import { deleteReactions } from '../../shared/reactions';
import type { Thread } from '../../shared/threads';

import type { Row, World } from '../../kit/world';
import type { PermissionType } from '../../types/schema';

/** What decides about access to a comment, or undefined if the caller may not read its content. */
export function commentSubject(id: string, context: Context): Content | undefined {
  const comment = context.world.comments.get(id);
  const content = comment && contentOf(comment.type, comment.contentId, context.world);
  if (!content || !canRead(content, context)) return undefined;
  return contentOf('COMMENT', id, context.world);
}

/** The same for operations to which the placeholder of a removed comment does not exist. */
export function presentCommentSubject(id: string, context: Context): Content | undefined {
  const comment = context.world.comments.get(id);
  return comment?.isRemoved === false ? commentSubject(id, context) : undefined;
}

/** Nothing can be done with a placeholder; only comments below posts can be changed. */
export function commentPermissions(comment: Row<'comments'>, context: Context): PermissionType[] {
  const content = contentOf('COMMENT', comment.id, context.world);
  if (!content || comment.isRemoved) return [];
  return permissionsOn(content, context).filter(
    (permission) => permission !== 'UPDATE' || comment.type === 'POST',
  );
}

/** Whether content takes new comments at all: not where its author said so, nor once it is archived. */
export function isOpen({ id, type }: Thread, world: World): boolean {
  const content: Content | undefined = contentOf(type, id, world);
  const allowed =
    type === 'POST'
      ? world.posts.get(id)?.commentsAllowed
      : type === 'FEED_POST'
        ? world.feedPosts.get(id)?.commentsAllowed
        : true;
  return content !== undefined && content.status !== 'ARCHIVED' && allowed === true;
}

/** Whether the caller may comment at present; whoever reads a thread while signed in may. */
export function canComment(thread: Thread, { caller, world }: Context): boolean {
  return caller.userId !== undefined && isOpen(thread, world);
}

/**
 * Text of a comment without white space at both ends.
 *
 * @throws VALIDATION_FAILED for one that then has not 1 to 2,000 characters.
 */
export function commentText(text: string): string {
  const trimmed = text.trim();
  checkLength('input.text', trimmed, 1, 2000);
  return trimmed;
}

/** Removes a comment: one that was answered leaves a placeholder, and takes it away with the last reply. */
export function removeComment(comment: Row<'comments'>, world: World): void {
  if (answersTo(comment.id, world).length > 0) {
    deleteReactions(comment.id, world);
    world.comments.put({
      ...comment,
      text: null,
      language: 'und',
      mentionIds: [],
      isRemoved: true,
    });
    return;
  }
  erase(comment.id, world);
  const answered = world.comments.get(comment.replyToId);
  if (answered?.isRemoved) removeComment(answered, world);
}

/** Removes a comment and all that answers it, or answers an answer. */
export function removeWithReplies({ id }: Row<'comments'>, world: World): void {
  for (const answer of answersTo(id, world)) removeWithReplies(answer, world);
  erase(id, world);
}

/** The comments that answer one; where it opens a discussion, also those whose answered one is gone. */
function answersTo(id: string, world: World): Row<'comments'>[] {
  return world.comments
    .all()
    .filter(({ replyToId, parentId }) => replyToId === id || parentId === id);
}

function erase(id: string, world: World): void {
  deleteReactions(id, world);
  world.comments.delete(id);
}
