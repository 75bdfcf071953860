import type { AnyRow, Table } from '../../kit/table';
import { deleteThread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { dropUnused } from './initiatives';

interface InSpace extends AnyRow {
  readonly spaceId: string;
}

/** Deletes a space with its content and memberships. Its slug is never given again. */
export function removeSpace({ id, slug, initiativeId }: Row<'spaces'>, world: World): void {
  for (const vote of world.votes.where(({ pollId }) => world.polls.get(pollId)?.spaceId === id))
    world.votes.delete(vote.id);
  const tables: readonly Table<InSpace>[] = [
    world.posts,
    world.tasks,
    world.appointments,
    world.polls,
    world.tools,
    world.links,
    world.memberships,
    world.spaceInvites,
    world.spaceRequests,
  ];
  for (const table of tables) removeFrom(table);
  world.spaces.delete(id);
  world.retiredSlugs.put({ __typename: 'RetiredSlug', id: slug });
  dropUnused(initiativeId, world);

  function removeFrom(table: Table<InSpace>): void {
    for (const row of table.where(({ spaceId }) => spaceId === id)) {
      deleteThread(row.id, world);
      table.delete(row.id);
    }
  }
}
