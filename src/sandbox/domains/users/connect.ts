import type { AnyResolvers, Context } from '../../kit/context';
import { checkLength } from '../../kit/checks';
import { failure, invalid, notFound } from '../../kit/failure';
import { daysAfter } from '../../kit/time';
import type { Happening } from '../../shared/notify';
import { forget, notify } from '../../shared/notify';
import type { ConnectionView } from './connection-view';
import { viewOf } from './connection-view';
import { displayNameOf } from '../../shared/names';
import type { UserConnectionStatus } from '../../types/schema';
import { connectionOf, hasBlocked, statusBetween } from '../../shared/relations';
import { callerOf } from '../../shared/signed-in';
import type { Row } from '../../kit/world';
import type { NotificationType } from '../../types/schema';

type Action = 'REQUEST' | 'ACCEPT' | 'DECLINE' | 'WITHDRAW' | 'REMOVE';

interface Step {
  readonly input: {
    readonly userId: string;
    readonly action: Action;
    readonly message?: string | null;
  };
}

/** States from which a step can be taken. */
const fitting: Readonly<Record<Action, readonly UserConnectionStatus[]>> = {
  REQUEST: ['NONE', 'REQUEST_RECEIVED'],
  ACCEPT: ['REQUEST_RECEIVED'],
  DECLINE: ['REQUEST_RECEIVED'],
  WITHDRAW: ['REQUEST_SENT'],
  REMOVE: ['CONNECTED'],
};

export const connectionMutations = {
  Mutation: {
    updateConnectionWithUser: (
      _root: unknown,
      { input }: Step,
      context: Context,
    ): ConnectionView => {
      const { userId, action, message } = input;
      const { profile } = callerOf(context);
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
      takeStep(action, other, message ?? null, context);
      return viewOf(other, context);
    },
  },
} satisfies AnyResolvers;

/** Who was declined may ask the same person again after 30 days. */
function mustWait(other: Row<'users'>, { caller, world }: Context): boolean {
  const connection = connectionOf(caller.userId, other.id, world);
  if (!connection?.declinedAt || connection.requesterId !== caller.userId) return false;
  return daysAfter(connection.declinedAt, 30) > world.clock.now();
}

function takeStep(
  action: Action,
  other: Row<'users'>,
  message: string | null,
  context: Context,
): void {
  const { profile } = callerOf(context);
  const name = displayNameOf(profile);
  const { clock, connections } = context.world;
  const present = connectionOf(profile.id, other.id, context.world);
  const moment = clock.tick();
  if (present?.state === 'REQUESTED' && (action === 'ACCEPT' || action === 'REQUEST')) {
    connections.put({ ...present, state: 'CONNECTED', connectedAt: moment, updatedAt: moment });
    notify(
      {
        ...between('CONNECTION_ACCEPTED', profile, other),
        title: { en: `${name} accepted your request`, de: `${name} hat zugesagt` },
      },
      context,
    );
    return;
  }
  if (action === 'REQUEST') {
    const asked: Row<'connections'> = {
      __typename: 'UserConnection',
      id: present?.id ?? clock.newId(),
      requesterId: profile.id,
      addresseeId: other.id,
      state: 'REQUESTED',
      message,
      requestedAt: moment,
      connectedAt: null,
      declinedAt: null,
      updatedAt: moment,
    };
    connections.put(asked);
    notify(
      {
        ...between('CONNECTION_REQUESTED', profile, other),
        title: {
          en: `${name} asks to connect with you`,
          de: `${name} möchte sich mit dir verbinden`,
        },
        excerpt: message,
      },
      context,
    );
    return;
  }
  if (!present) return;
  if (action === 'WITHDRAW') forget(between('CONNECTION_REQUESTED', profile, other), context);
  const declinedAt = action === 'DECLINE' ? moment : null;
  connections.put({ ...present, state: 'ENDED', declinedAt, updatedAt: moment });
}

/** What two people have to tell each other: the subject is who did it. */
function between(
  type: NotificationType,
  actor: Row<'users'>,
  recipient: Row<'users'>,
): Omit<Happening, 'title'> {
  return {
    type,
    recipientId: recipient.id,
    actorId: actor.id,
    subject: { kind: 'USER', id: actor.id },
    path: `people/${actor.slug}`,
  };
}
