import { daysAfter } from '../../kit/time';
import type { Row, World } from '../../kit/world';
import type { SpaceAdmissionStatus } from '../../types/schema';

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
    .all()
    .filter((invite) => statusOf(invite, world) === 'PENDING')
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Requests that wait for an answer, the oldest first. */
export function pendingRequests({ spaceRequests }: World): Row<'spaceRequests'>[] {
  return spaceRequests
    .all()
    .filter(({ status }) => status === 'PENDING')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
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
