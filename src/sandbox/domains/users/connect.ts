import { checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, invalid, notFound } from '../../kit/failure';
import type { PlatformText } from '../../kit/language';
import { daysAfter } from '../../kit/time';
import type { Row } from '../../kit/world';
import { displayNameOf } from '../../shared/names';
import type { Happening } from '../../shared/notify';
import { forget, notify } from '../../shared/notify';
import { connectionOf, hasBlocked, statusBetween } from '../../shared/relations';
import { needSignedIn } from '../../shared/signed-in';
import type {
  UpdateConnectionAction as Action,
  UpdateConnectionWithUserInput,
  UserConnectionStatus,
} from '../../types/schema';
import { viewOf } from './connections';

/** States from which a step can be taken. */
const fitting: Readonly<Record<Action, readonly UserConnectionStatus[]>> = {
  REQUEST: ['NONE', 'REQUEST_RECEIVED'],
  ACCEPT: ['REQUEST_RECEIVED'],
  DECLINE: ['REQUEST_RECEIVED'],
  WITHDRAW: ['REQUEST_SENT'],
  REMOVE: ['CONNECTED'],
};

const titles = {
  CONNECTION_ACCEPTED: (name: string): PlatformText => ({
    en: `${name} accepted your request`,
    de: `${name} hat zugesagt`,
  }),
  CONNECTION_REQUESTED: (name: string): PlatformText => ({
    en: `${name} asks to connect with you`,
    de: `${name} möchte sich mit dir verbinden`,
  }),
};

export const connecting = {
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
      checkLength('input.message', message, 1, 300);
      const status = statusBetween(profile.id, userId, world);
      if (!fitting[action].includes(status) || (action === 'REQUEST' && mustWait(other, context)))
        throw failure('CONFLICT', `${action} does not fit the connection as it is now.`);
      takeStep(input, profile, other, context);
      return viewOf(other, context);
    },
  },
} satisfies Resolvers;

/** Who was declined may ask the same person again after 30 days. */
function mustWait(other: Row<'users'>, { caller, world }: Context): boolean {
  const connection = connectionOf(caller.userId, other.id, world);
  if (!connection?.declinedAt || connection.requesterId !== caller.userId) return false;
  return daysAfter(connection.declinedAt, 30) > world.clock.now();
}

function takeStep(
  { action, message = null }: UpdateConnectionWithUserInput,
  profile: Row<'users'>,
  other: Row<'users'>,
  context: Context,
): void {
  const { clock, connections } = context.world;
  const present = connectionOf(profile.id, other.id, context.world);
  const updatedAt = clock.tick();
  if (present?.state === 'REQUESTED' && (action === 'ACCEPT' || action === 'REQUEST')) {
    connections.put({ ...present, state: 'CONNECTED', connectedAt: updatedAt, updatedAt });
    notify(between('CONNECTION_ACCEPTED', profile, other), context);
    return;
  }
  if (action === 'REQUEST') {
    connections.put({
      __typename: 'UserConnection',
      id: present?.id ?? clock.newId(),
      requesterId: profile.id,
      addresseeId: other.id,
      state: 'REQUESTED',
      message,
      requestedAt: updatedAt,
      connectedAt: null,
      declinedAt: null,
      updatedAt,
    });
    notify({ ...between('CONNECTION_REQUESTED', profile, other), excerpt: message }, context);
    return;
  }
  if (!present) return;
  if (action === 'WITHDRAW') forget(between('CONNECTION_REQUESTED', profile, other), context);
  const declinedAt = action === 'DECLINE' ? updatedAt : null;
  connections.put({ ...present, state: 'ENDED', declinedAt, updatedAt });
}

/** What two people have to tell each other: the subject is who did it. */
function between(
  type: keyof typeof titles,
  actor: Row<'users'>,
  recipient: Row<'users'>,
): Happening {
  return {
    type,
    recipientId: recipient.id,
    actorId: actor.id,
    subject: { kind: 'USER', id: actor.id },
    path: `people/${actor.slug}`,
    title: titles[type](displayNameOf(actor)),
  };
}
