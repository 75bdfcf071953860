import type { Context } from '../../kit/context';
import { failure } from '../../kit/failure';
import type { Row, World } from '../../kit/world';
import { admit, dismiss, inviteOf, requestOf } from './admissions';
import { adminsOf } from '../../shared/belonging';
import { tell } from '../../shared/tell';
import type { SpaceAdmissionStatus, SpaceUserConnectionType } from '../../types/schema';

/** A change of how a person relates to a space, by that person or by someone else. */
export interface Step {
  readonly space: Row<'spaces'>;
  readonly userId: string;
  readonly isOwn: boolean;
  readonly from: SpaceUserConnectionType;
  readonly to: SpaceUserConnectionType;
}

type Steps = Readonly<Partial<Record<SpaceUserConnectionType, readonly SpaceUserConnectionType[]>>>;

const mostAdmins = 20;

/** From which connections one can reach another for oneself. */
const ownSteps: Steps = {
  MEMBER: ['NONE', 'REQUESTED', 'INVITED', 'ADMIN'],
  REQUESTED: ['NONE'],
  NONE: ['MEMBER', 'ADMIN', 'INVITED', 'REQUESTED'],
};

/** From which connections someone else can bring a person to another. */
const stepsForOthers: Steps = {
  MEMBER: ['REQUESTED', 'ADMIN'],
  ADMIN: ['MEMBER'],
  NONE: ['REQUESTED', 'INVITED', 'MEMBER', 'ADMIN', 'BLOCKED'],
  BLOCKED: ['NONE', 'REQUESTED', 'INVITED', 'MEMBER', 'ADMIN'],
  INVITED: ['NONE'],
};

/**
 * Whether there is something to change.
 *
 * @throws CONFLICT for a step that is not possible.
 */
export function checkSteps(step: Step, world: World): boolean {
  const { space, userId, isOwn, from, to } = step;
  const possible = (isOwn ? ownSteps : stepsForOthers)[to] ?? [];
  if (!possible.includes(from)) throw impossible(`There is no step from ${from} to ${to}.`);
  const admins = adminsOf(space.id, world);
  if (from === 'ADMIN' && admins.every((admin) => admin.userId === userId))
    throw impossible('A space keeps at least one admin.');
  if (to === 'ADMIN' && admins.length >= mostAdmins)
    throw impossible(`A space has at most ${mostAdmins} admins.`);
  const joins = to === 'REQUESTED' || (to === 'MEMBER' && from !== 'ADMIN');
  if (joins && space.status === 'ARCHIVED') throw impossible('The space is archived.');
  if (to === 'REQUESTED' && space.visibility !== 'CLOSED')
    throw impossible('Only a closed space takes requests.');
  if (isOwn && to === 'MEMBER' && from === 'NONE' && space.visibility === 'HIDDEN')
    throw impossible('A hidden space is joined by invitation only.');
  return !(isOwn && to === 'MEMBER' && from === 'REQUESTED');
}

/** Takes a step that is possible, and answers what waited for an answer. */
export function takeStep(step: Step, message: string | null, context: Context): void {
  const { space, userId, isOwn, from, to } = step;
  const { caller, world } = context;
  world.clock.tick();
  const asks = isOwn && from === 'NONE' && space.visibility === 'CLOSED' && to !== 'NONE';
  if (asks) {
    ask(step, message, world);
    const admins = adminsOf(space.id, world).map((admin) => admin.userId);
    tell('SPACE_MEMBERSHIP_REQUESTED', space, admins, context);
    return;
  }
  const invitedById = inviteOf(space.id, userId, world)?.invitedById;
  answer(step, context);
  if (to === 'NONE' || to === 'BLOCKED') dismiss(space.id, userId, world);
  if (to === 'NONE') return;
  if (to === 'INVITED') invite(step, message, context);
  admit(space.id, userId, to, world, to === 'INVITED' ? caller.userId : invitedById);
  const news = newsOf(step);
  if (news) tell(news, space, [userId], context);
}

/** What the person is told of a step that someone else took. */
function newsOf({ isOwn, from, to }: Step): Parameters<typeof tell>[0] | undefined {
  if (isOwn) return undefined;
  if (to === 'INVITED') return 'SPACE_INVITE_RECEIVED';
  if (from === 'REQUESTED' && to === 'MEMBER') return 'SPACE_MEMBERSHIP_ACCEPTED';
  return to === 'ADMIN' || (from === 'ADMIN' && to === 'MEMBER') ? 'SPACE_ROLE_CHANGED' : undefined;
}

function ask({ space, userId }: Step, message: string | null, world: World): void {
  admit(space.id, userId, 'REQUESTED', world);
  world.spaceRequests.put({
    __typename: 'SpaceMembershipRequest',
    id: world.clock.newId(),
    spaceId: space.id,
    userId,
    message,
    status: 'PENDING',
    createdAt: world.clock.now(),
    answeredAt: null,
    answeredById: null,
  });
}

function invite({ space, userId }: Step, message: string | null, { caller, world }: Context): void {
  world.spaceInvites.put({
    __typename: 'SpaceInvite',
    id: world.clock.newId(),
    spaceId: space.id,
    email: null,
    userId,
    invitedById: caller.userId ?? '',
    message,
    status: 'PENDING',
    createdAt: world.clock.now(),
    answeredAt: null,
  });
}

/** Who made an invitation or a request takes it back, the other side accepts or declines it. */
function answer({ space, userId, isOwn, to }: Step, { caller, world }: Context): void {
  const answeredAt = world.clock.now();
  const waitingInvite = inviteOf(space.id, userId, world);
  const waitingRequest = requestOf(space.id, userId, world);
  const isYes = to === 'MEMBER';
  if (waitingInvite) {
    const status = outcome(isYes, !isOwn);
    world.spaceInvites.put({ ...waitingInvite, status, answeredAt });
  }
  if (waitingRequest) {
    const answeredById = isOwn ? null : (caller.userId ?? null);
    const status = outcome(isYes, isOwn);
    world.spaceRequests.put({ ...waitingRequest, status, answeredAt, answeredById });
  }
}

function outcome(isYes: boolean, isTakenBack: boolean): Exclude<SpaceAdmissionStatus, 'EXPIRED'> {
  if (isYes) return 'ACCEPTED';
  return isTakenBack ? 'WITHDRAWN' : 'DECLINED';
}

function impossible(message: string): Error {
  return failure('CONFLICT', message);
}
