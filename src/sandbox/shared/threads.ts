import type { AnyRow, World } from '../kit/world';
import type { Commentable } from '../types/schema';
import { kindOf } from './content-kinds';
import { deleteReactions } from './reactions';

/** Comment thread of a piece of content, whose identifier it has. */
export type Thread = Pick<Commentable, 'id' | 'type'>;

declare module '../kit/parents' {
  interface DomainParents {
    readonly Commentable: Thread;
  }
}

/** Comments and replies without removed ones, the same for every reader. */
export function commentCountOf(id: string, { comments }: World): number {
  return comments.where(({ contentId, isRemoved }) => contentId === id && !isRemoved).length;
}

/** @throws TypeError for a row of a kind that has no comments. */
export function threadOf({ id, __typename }: AnyRow): Thread {
  const type = kindOf({ __typename });
  if (!type || type === 'COMMENT' || type === 'SPACE' || type === 'USER')
    throw new TypeError(`${__typename} has no comment thread.`);
  return { id, type };
}

/** Deletes all comments below content, for good, and the reactions to them and to the content. */
export function deleteThread(contentId: string, world: World): void {
  for (const { id } of world.comments.where((comment) => comment.contentId === contentId)) {
    deleteReactions(id, world);
    world.comments.delete(id);
  }
  deleteReactions(contentId, world);
}
