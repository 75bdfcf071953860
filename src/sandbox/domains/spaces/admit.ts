import type { Row, World } from '../../kit/world';
import { unassign } from '../tasks/unassign';
import { relationOf } from '../../shared/belonging';

/** Lets a person relate to a space in a new way; the key stays for as long as there is a relation. */
export function admit(
  spaceId: string,
  userId: string,
  connection: Row<'memberships'>['connection'],
  world: World,
  invitedById: string | null = null,
): Row<'memberships'> {
  const before = relationOf(spaceId, userId, world);
  const wasMember = before?.connection === 'MEMBER' || before?.connection === 'ADMIN';
  return world.memberships.put({
    __typename: 'SpaceMember',
    id: before?.id ?? world.clock.newId(),
    spaceId,
    userId,
    connection,
    joinedAt: wasMember ? before.joinedAt : world.clock.now(),
    invitedById: invitedById ?? before?.invitedById ?? null,
  });
}

/** Ends whatever relation there is. Whoever leaves drops out of the tasks of the space. */
export function dismiss(spaceId: string, userId: string, world: World): void {
  const before = relationOf(spaceId, userId, world);
  if (before) world.memberships.delete(before.id);
  unassign(userId, world, (task) => task.spaceId === spaceId);
}
