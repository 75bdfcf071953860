import { ascending, descending } from '../../kit/find-rows';
import { daysAfter } from '../../kit/time';
import type { Row, World } from '../../kit/world';
import { isMember, relationOf } from '../../shared/belonging';
import type { SpaceAdmissionStatus } from '../../types/schema';
import { unassign } from '../tasks/changes';

/** Moment at which an invitation ends if nobody answers. */
export function expiryOf({ createdAt }: Row<'spaceInvites'>): string {
  return daysAfter(createdAt, 30);
}

export function statusOf(invite: Row<'spaceInvites'>, { clock }: World): SpaceAdmissionStatus {
  const isOver = invite.status === 'PENDING' && expiryOf(invite) <= clock.now();
  return isOver ? 'EXPIRED' : invite.status;
}

/** Invitations that wait for an answer, the newest first. */
export function pendingInvites(world: World): Row<'spaceInvites'>[] {
  return world.spaceInvites
    .where((invite) => statusOf(invite, world) === 'PENDING')
    .sort(descending(({ createdAt }) => createdAt));
}

/** Requests that wait for an answer, the oldest first. */
export function pendingRequests({ spaceRequests }: World): Row<'spaceRequests'>[] {
  return spaceRequests
    .where(({ status }) => status === 'PENDING')
    .sort(ascending(({ createdAt }) => createdAt));
}

/** Invitation of a person that waits for an answer. */
export function inviteOf(
  spaceId: string,
  userId: string | undefined,
  world: World,
): Row<'spaceInvites'> | undefined {
  if (userId === undefined) return undefined;
  return pendingInvites(world).find((row) => row.spaceId === spaceId && row.userId === userId);
}

/** Request of a person that waits for an answer. */
export function requestOf(
  spaceId: string,
  userId: string,
  world: World,
): Row<'spaceRequests'> | undefined {
  return pendingRequests(world).find((row) => row.spaceId === spaceId && row.userId === userId);
}

/** Requests to join a space that wait for an answer, the oldest first. */
export function requestsTo(spaceId: string, world: World): Row<'spaceRequests'>[] {
  return pendingRequests(world).filter((request) => request.spaceId === spaceId);
}

/** Lets a person relate to a space in a new way; the key stays for as long as there is a relation. */
export function admit(
  spaceId: string,
  userId: string,
  connection: Row<'memberships'>['connection'],
  world: World,
  invitedById: string | null = null,
): Row<'memberships'> {
  const before = relationOf(spaceId, userId, world);
  return world.memberships.put({
    __typename: 'SpaceMember',
    id: before?.id ?? world.clock.newId(),
    spaceId,
    userId,
    connection,
    joinedAt: before && isMember(before) ? before.joinedAt : world.clock.now(),
    invitedById: invitedById ?? before?.invitedById ?? null,
  });
}

/** Ends whatever relation there is. Whoever leaves drops out of the tasks of the space. */
export function dismiss(spaceId: string, userId: string, world: World): void {
  const before = relationOf(spaceId, userId, world);
  if (before) world.memberships.delete(before.id);
  unassign(userId, world, (task) => task.spaceId === spaceId);
}
