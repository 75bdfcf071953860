import { checkLength } from '../../kit/checks';
import type { AnyResolver, Context } from '../../kit/context';
import { failure, notFound } from '../../kit/failure';
import { permissionsOn } from '../../shared/permissions';
import { requestOf } from './admissions';
import { isMember, relationOf } from '../../shared/belonging';
import type { Step } from './connection-steps';
import { checkSteps, takeStep } from './connection-steps';
import type { Row } from '../../kit/world';
import type { SpaceUserConnectionType } from '../../types/schema';

interface UpdateConnection {
  readonly input: {
    readonly spaceId: string;
    readonly userId?: string | null;
    readonly connection: SpaceUserConnectionType;
    readonly message?: string | null;
  };
}

interface SpaceUserRelation {
  readonly space: Row<'spaces'>;
  readonly user: Row<'users'>;
  readonly connection: SpaceUserConnectionType;
  readonly previousConnection: SpaceUserConnectionType;
  readonly member: Row<'memberships'> | null;
  readonly request: Row<'spaceRequests'> | null;
}

export const connectionMutations = {
  updateSpaceUserConnection: (
    _root: unknown,
    { input: { spaceId, userId, connection, message } }: UpdateConnection,
    context: Context,
  ): SpaceUserRelation => {
    const { caller, world } = context;
    const space = world.spaces.get(spaceId);
    const user = world.users.get(userId ?? caller.userId);
    if (!space) throw notFound('space');
    if (!user || user.isDeleted) throw notFound('user');
    checkLength('input.message', message, 0, 500);
    const from = relationOf(spaceId, user.id, world)?.connection ?? 'NONE';
    const isOwn = user.id === caller.userId;
    const step: Step = { space, userId: user.id, isOwn, from, to: connection };
    if (isOwn && from === 'BLOCKED')
      throw failure('FORBIDDEN', 'An admin of the space has blocked you.');
    if (!isOwn) checkPermission(step, context);
    if (from !== connection && checkSteps(step, world)) takeStep(step, message ?? null, context);
    const after = relationOf(spaceId, user.id, world);
    return {
      space,
      user,
      connection: after?.connection ?? 'NONE',
      previousConnection: from,
      member: after && isMember(after) ? after : null,
      request: requestOf(spaceId, user.id, world) ?? null,
    };
  },
} satisfies Readonly<Record<string, AnyResolver>>;

/** Members may invite where the space lets them; everything else about others is for its admins. */
function checkPermission({ space, to }: Step, context: Context): void {
  const needed = to === 'INVITED' ? 'INVITE' : 'MANAGE_MEMBERS';
  if (!permissionsOn(space, context).includes(needed))
    throw failure('FORBIDDEN', `You lack the permission ${needed}.`);
}
