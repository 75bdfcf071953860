import { about } from '../../kit/about';
import { checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, invalid } from '../../kit/failure';
import { descending, listed } from '../../kit/find-rows';
import { page } from '../../kit/page';
import { folded } from '../../kit/text';
import type { Row } from '../../kit/world';
import { byDisplayName } from '../../shared/names';
import {
  blockOf,
  canReadProfile,
  connectedIds,
  connectionOf,
  mutualIds,
  statusBetween,
} from '../../shared/relations';
import type { UserConnection } from '../../types/schema';

/** A connection from the side of the caller. */
type ConnectionView = Omit<UserConnection, '__typename' | 'user'> & { readonly user: Row<'users'> };

declare module '../../kit/parents' {
  interface DomainParents {
    readonly UserConnection: ConnectionView;
  }
}

export const connections = {
  Query: {
    connectedUsers: listed(({ search }, { caller, world }) => {
      checkLength('search', search, 2, 80);
      const beginning = folded(search?.trim() ?? '');
      return world.users
        .getMany(connectedIds(caller.userId, world))
        .filter(({ firstName, lastName, slug }) =>
          [firstName, lastName ?? '', slug].some((name) => folded(name).startsWith(beginning)),
        )
        .sort(byDisplayName);
    }),
    connectionsByUserId: about(
      ({ userId }, { world }) => world.users.get(userId),
      ({ id, sharesConnections }, args, context) => {
        const { caller, world } = context;
        if (!sharesConnections && id !== caller.userId)
          throw failure('FORBIDDEN', 'This person keeps connections private.');
        const known = new Set(mutualIds(caller.userId, id, world));
        const users = world.users
          .getMany(connectedIds(id, world))
          .filter((user) => canReadProfile(user.id, context))
          .sort((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)) || byDisplayName(a, b));
        return page(users, args);
      },
    ),
    myConnections: listed(({ status }, context) => {
      if (status === 'NONE') throw invalid('status', 'Everyone else has the status NONE.');
      const { caller, world } = context;
      return world.users
        .where(({ isDeleted }) => !isDeleted)
        .filter(({ id }) => statusBetween(caller.userId, id, world) === status)
        .map((user) => viewOf(user, context))
        .sort(descending(({ updatedAt }) => updatedAt));
    }),
  },
} satisfies Resolvers;

const nothing = { message: null, requestedAt: null, connectedAt: null, updatedAt: null };

export function viewOf(user: Row<'users'>, { caller, world }: Context): ConnectionView {
  const status = statusBetween(caller.userId, user.id, world);
  if (status === 'BLOCKED') {
    const block = blockOf(caller.userId, user.id, world);
    return { ...nothing, user, status, updatedAt: block?.createdAt ?? null };
  }
  const connection = connectionOf(caller.userId, user.id, world);
  if (!connection) return { ...nothing, user, status };
  const { message, requestedAt, connectedAt, updatedAt } = connection;
  if (status === 'NONE') return { ...nothing, user, status, updatedAt };
  return { user, status, message, requestedAt, connectedAt, updatedAt };
}
