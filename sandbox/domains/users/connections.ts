import { about, byArgument, failure } from '../../shared/context';
import { daysAfter, descending, folded, invalid, notFound } from 'graphql-docs-model';
import type { Context, Resolvers, Row } from '../../shared/context';
import { forget, notify } from '../../shared/notify';
import { byDisplayName, displayNameOf, needSignedIn } from '../../shared/people';
import {
  blockOf,
  canReadProfile,
  connectedIds,
  connectionOf,
  hasBlocked,
  mutualIds,
  statusBetween,
} from '../../shared/permissions';
import type {
  UpdateConnectionAction as Action,
  UserConnection,
  UserConnectionStatus,
} from '../../types/schema';

/** A connection from the side of the caller. */
type ConnectionView = Omit<UserConnection, '__typename' | 'user'> & { readonly user: Row<'users'> };

declare module '../../shared/context' {
  interface DomainParents {
    readonly UserConnection: ConnectionView;
  }
}

/** States from which a step can be taken. */
const fitting: Readonly<Record<Action, readonly UserConnectionStatus[]>> = {
  REQUEST: ['NONE', 'REQUEST_RECEIVED'],
  ACCEPT: ['REQUEST_RECEIVED'],
  DECLINE: ['REQUEST_RECEIVED'],
  WITHDRAW: ['REQUEST_SENT'],
  REMOVE: ['CONNECTED'],
};

export const connections = {
  Query: {
    connectedUsers: (_root, { searchText }, { caller, world }) => {
      const beginning = folded(searchText?.trim() ?? '');
      return world.users
        .getMany(connectedIds(caller.userId, world))
        .filter(({ firstName, lastName, slug }) =>
          [firstName, lastName ?? '', slug].some((name) => folded(name).startsWith(beginning)),
        )
        .sort(byDisplayName);
    },
    connectionsByUserId: about(
      byArgument('users', 'userId'),
      ({ id, sharesConnections }, _args, context) => {
        const { caller, world } = context;
        if (!sharesConnections && id !== caller.userId)
          throw failure('CONNECTIONS_HIDDEN', 'This person keeps connections private.');
        const known = new Set(mutualIds(caller.userId, id, world));
        return world.users
          .getMany(connectedIds(id, world))
          .filter((user) => canReadProfile(user.id, context))
          .sort((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)) || byDisplayName(a, b));
      },
    ),
    myConnections: (_root, { status }, context) => {
      if (status === 'NONE') throw invalid('status', 'Everyone else has the status NONE.');
      return context.world.users
        .where(({ isDeleted }) => !isDeleted)
        .map((user) => viewOf(user, context))
        .filter((view) => view.status === status)
        .sort(descending(({ updatedAt }) => updatedAt));
    },
  },
  Mutation: {
    updateConnectionWithUser: (_root, { input }, context) => {
      const { userId, action, message } = input;
      const { profile } = needSignedIn(context);
      const { world } = context;
      if (userId === profile.id) throw invalid('input.userId', 'This is your own identifier.');
      const other = world.users.get(userId);
      if (!other || other.isDeleted || hasBlocked(userId, profile.id, world))
        throw notFound('user');
      if (message != null && action !== 'REQUEST')
        throw invalid('input.message', 'A message goes with a request only.');
      const { status } = viewOf(other, context);
      if (!fitting[action].includes(status))
        throw failure('WRONG_STATE', `${action} does not fit the connection as it is now.`);
      if (action === 'REQUEST' && mustWait(userId, context))
        throw failure('TOO_EARLY', 'Wait before you ask this person again.');
      // Who asks back accepts.
      const step = status === 'REQUEST_RECEIVED' && action === 'REQUEST' ? 'ACCEPT' : action;
      takeStep(step, message ?? null, profile, userId, context);
      return viewOf(other, context);
    },
  },
} satisfies Resolvers;

function viewOf(user: Row<'users'>, { caller, world }: Context): ConnectionView {
  const status = statusBetween(caller.userId, user.id, world);
  const connection = connectionOf(caller.userId, user.id, world);
  if (connection && status !== 'NONE' && status !== 'BLOCKED')
    return { ...connection, user, status };
  const block = blockOf(caller.userId, user.id, world);
  const updatedAt = block?.createdAt ?? connection?.updatedAt ?? null;
  return { user, status, message: null, requestedAt: null, connectedAt: null, updatedAt };
}

/** Who was declined may ask the same person again after 30 days. */
function mustWait(otherId: string, { caller, world }: Context): boolean {
  const connection = connectionOf(caller.userId, otherId, world);
  if (!connection?.declinedAt || connection.requesterId !== caller.userId) return false;
  return daysAfter(connection.declinedAt, 30) > world.clock.now();
}

function takeStep(
  step: Action,
  message: string | null,
  profile: Row<'users'>,
  recipientId: string,
  context: Context,
): void {
  const { clock, connections } = context.world;
  const present = connectionOf(profile.id, recipientId, context.world);
  const updatedAt = clock.tick();
  const happening = {
    recipientId,
    subject: { kind: 'USER' as const, id: profile.id },
    path: `people/${profile.slug}`,
    names: { actor: displayNameOf(profile) },
  };
  if (step === 'REQUEST') {
    connections.put({
      __typename: 'UserConnection',
      id: present?.id ?? clock.newId(),
      requesterId: profile.id,
      addresseeId: recipientId,
      state: 'REQUESTED',
      message,
      requestedAt: updatedAt,
      connectedAt: null,
      declinedAt: null,
      updatedAt,
    });
    notify({ ...happening, type: 'CONNECTION_REQUESTED', excerpt: message }, context);
    return;
  }
  if (!present) return;
  if (step === 'ACCEPT') {
    connections.put({ ...present, state: 'CONNECTED', connectedAt: updatedAt, updatedAt });
    notify({ ...happening, type: 'CONNECTION_ACCEPTED' }, context);
    return;
  }
  if (step === 'WITHDRAW') forget('CONNECTION_REQUESTED', recipientId, context);
  const declinedAt = step === 'DECLINE' ? updatedAt : null;
  connections.put({ ...present, state: 'ENDED', declinedAt, updatedAt });
}
