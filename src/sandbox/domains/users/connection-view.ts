import type { Context } from '../../kit/context';
import type { UserConnectionStatus } from '../../types/schema';
import { connectionOf, statusBetween } from '../../shared/relations';
import type { Row } from '../../kit/world';

/** A connection as `UserConnection` shows it, from the side of the caller. */
export interface ConnectionView {
  readonly user: Row<'users'>;
  readonly status: UserConnectionStatus;
  readonly message: string | null;
  readonly requestedAt: string | null;
  readonly connectedAt: string | null;
  readonly updatedAt: string | null;
}

const nothing = { message: null, requestedAt: null, connectedAt: null, updatedAt: null };

export function viewOf(user: Row<'users'>, { caller, world }: Context): ConnectionView {
  const status = statusBetween(caller.userId, user.id, world);
  if (status === 'BLOCKED') {
    const block = world.blocks
      .all()
      .find(({ userId, blockedId }) => userId === caller.userId && blockedId === user.id);
    return { ...nothing, user, status, updatedAt: block?.createdAt ?? null };
  }
  const connection = connectionOf(caller.userId, user.id, world);
  if (!connection) return { ...nothing, user, status };
  const { message, requestedAt, connectedAt, updatedAt } = connection;
  if (status === 'NONE') return { ...nothing, user, status, updatedAt };
  return { user, status, message, requestedAt, connectedAt, updatedAt };
}
