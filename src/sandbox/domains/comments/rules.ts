import { checkLength } from '../../kit/checks';
import type { Context } from '../../kit/context';
import type { Row, World } from '../../kit/world';
import { contentOf } from '../../shared/content-kinds';
import { deleteReactions } from '../../shared/reactions';
import type { Content } from '../../shared/permissions';
import type { Thread } from '../../shared/threads';

/** Whether content takes new comments at all: not where its author said so, nor once it is archived. */
export function isOpen({ id, type }: Thread, world: World): boolean {
  const content: Content | undefined = contentOf(type, id, world);
  const post = world.posts.get(id) ?? world.feedPosts.get(id);
  return !!content && content.status !== 'ARCHIVED' && post?.commentsAllowed !== false;
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
  deleteReactions(comment.id, world);
  if (answersTo(comment.id, world).length > 0) {
    const rest = { text: null, language: 'und', mentionIds: [], isRemoved: true };
    world.comments.put({ ...comment, ...rest });
    return;
  }
  world.comments.delete(comment.id);
  const answered = world.comments.get(comment.replyToId);
  if (answered?.isRemoved) removeComment(answered, world);
}

/** Removes a comment and all that answers it, or answers an answer. */
export function removeWithReplies({ id }: Row<'comments'>, world: World): void {
  for (const answer of answersTo(id, world)) removeWithReplies(answer, world);
  deleteReactions(id, world);
  world.comments.delete(id);
}

/** The comments that answer one; where it opens a discussion, also those whose answered one is gone. */
function answersTo(id: string, { comments }: World): Row<'comments'>[] {
  return comments.where(({ replyToId, parentId }) => replyToId === id || parentId === id);
}
