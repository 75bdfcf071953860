import { byId, about, tableOf } from './context';
import type { AnyRow } from 'graphql-docs-model';
import type { World } from './context';
import type { Commentable } from '../types/schema';
import { kindOf } from './content-kinds';
import { deleteReactions } from './reactions';

/** Comment thread of a piece of content, whose identifier it has. */
export type Thread = Pick<Commentable, 'id' | 'type'>;

declare module './context' {
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

/** Resolver of a mutation that deletes a row of a table, with all that people left below it. */
export function deletion(
  table: 'posts' | 'tasks' | 'appointments',
): ReturnType<typeof about<AnyRow, { readonly id: string }, { success: boolean; id: string }>> {
  return about(byId(table), ({ id }: AnyRow, _args, { world }) => {
    // Posts go without a moment of their own.
    if (table !== 'posts') world.clock.tick();
    tableOf(world, table).delete(id);
    deleteThread(id, world);
    return { success: true, id };
  });
}

/** Deletes all comments below content, for good, and the reactions to them and to the content. */
export function deleteThread(contentId: string, world: World): void {
  for (const { id } of world.comments.where((comment) => comment.contentId === contentId)) {
    deleteReactions(id, world);
    world.comments.delete(id);
  }
  deleteReactions(contentId, world);
}
