import { about } from '../../kit/about';
import { checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, notFound } from '../../kit/failure';
import { isMember, relationOf } from '../../shared/belonging';
import { permissionsOn } from '../../shared/permissions';
import { requestOf } from './admissions';
import type { Step } from './connection-steps';
import { checkSteps, takeStep } from './connection-steps';

export const spaceConnections = {
  Mutation: {
    updateSpaceUserConnection: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input: { userId, connection, message = null } }, context) => {
        const { caller, world } = context;
        const user = world.users.get(userId ?? caller.userId);
        if (!user || user.isDeleted) throw notFound('user');
        checkLength('input.message', message, 0, 500);
        const from = relationOf(space.id, user.id, world)?.connection ?? 'NONE';
        const isOwn = user.id === caller.userId;
        const step: Step = { space, userId: user.id, isOwn, from, to: connection };
        if (isOwn && from === 'BLOCKED')
          throw failure('FORBIDDEN', 'An admin of the space has blocked you.');
        if (!isOwn) checkPermission(step, context);
        if (from !== connection && checkSteps(step, world)) takeStep(step, message, context);
        const after = relationOf(space.id, user.id, world);
        return {
          space,
          user,
          connection: after?.connection ?? 'NONE',
          previousConnection: from,
          member: after && isMember(after) ? after : null,
          request: requestOf(space.id, user.id, world) ?? null,
        };
      },
    ),
  },
} satisfies Resolvers;

/** Members may invite where the space lets them; everything else about others is for its admins. */
function checkPermission({ space, to }: Step, context: Context): void {
  const needed = to === 'INVITED' ? 'INVITE' : 'MANAGE_MEMBERS';
  if (!permissionsOn(space, context).includes(needed))
    throw failure('FORBIDDEN', `You lack the permission ${needed}.`);
}
