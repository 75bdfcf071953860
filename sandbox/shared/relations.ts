import { isAtLeast } from './caller';
import type { Viewer, Row, World } from './context';
import type { UserConnectionStatus } from '../types/schema';

type UserId = string | undefined;

/** Whether the caller reads the profile, and not name and picture alone. */
export function canReadProfile(userId: UserId, { caller, world }: Viewer): boolean {
  const user = world.users.get(userId);
  if (!user || user.isDeleted) return false;
  if (user.id === caller.userId) return true;
  if (isBlockedBetween(user.id, caller.userId, world)) return false;
  if (user.visibility === 'PUBLIC') return true;
  if (user.visibility === 'PLATFORM') return isAtLeast(caller, 'MEMBER');
  return connectionOf(user.id, caller.userId, world)?.state === 'CONNECTED';
}

/** State of the connection from the side of the first; the blocked person does not see a block. */
export function statusBetween(ownId: UserId, otherId: string, world: World): UserConnectionStatus {
  if (ownId === undefined || ownId === otherId) return 'NONE';
  if (hasBlocked(ownId, otherId, world)) return 'BLOCKED';
  const connection = connectionOf(ownId, otherId, world);
  if (!connection || connection.state === 'ENDED') return 'NONE';
  if (connection.state === 'CONNECTED') return 'CONNECTED';
  return connection.requesterId === ownId ? 'REQUEST_SENT' : 'REQUEST_RECEIVED';
}

/** The one row of a pair of users, whoever of them asked. */
export function connectionOf(
  ownId: UserId,
  otherId: UserId,
  world: World,
): Row<'connections'> | undefined {
  return world.connections.find(
    ({ requesterId, addresseeId }) =>
      (requesterId === ownId && addresseeId === otherId) ||
      (requesterId === otherId && addresseeId === ownId),
  );
}

/** Identifiers of all who are connected with a user. */
export function connectedIds(userId: UserId, world: World): string[] {
  return world.connections
    .where(({ state }) => state === 'CONNECTED')
    .flatMap(({ requesterId, addresseeId }) => {
      if (requesterId === userId) return [addresseeId];
      return addresseeId === userId ? [requesterId] : [];
    });
}

/** Identifiers of those who are connected with both; none for a visitor and for oneself. */
export function mutualIds(ownId: UserId, otherId: string, world: World): string[] {
  if (ownId === undefined || ownId === otherId) return [];
  const own = new Set(connectedIds(ownId, world));
  return connectedIds(otherId, world).filter((id) => own.has(id));
}

export function blockOf(ownId: UserId, otherId: UserId, world: World): Row<'blocks'> | undefined {
  return world.blocks.find(({ userId, blockedId }) => userId === ownId && blockedId === otherId);
}

export function hasBlocked(ownId: UserId, otherId: UserId, world: World): boolean {
  return blockOf(ownId, otherId, world) !== undefined;
}

/** Whether either of two blocked the other: then neither sees profile and content of the other. */
export function isBlockedBetween(ownId: UserId, otherId: UserId, world: World): boolean {
  return hasBlocked(ownId, otherId, world) || hasBlocked(otherId, ownId, world);
}
