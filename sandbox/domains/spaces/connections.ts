import { ascending, daysAfter, descending, invalid } from 'graphql-docs-model';
import { isEmail } from 'graphql-docs-reference/graphql';
import { spaceOfInput } from '../../shared/content';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, failure } from '../../shared/context';
import { tell } from '../../shared/notify';
import { needUser } from '../../shared/people';
import { adminsOf, isMember, permissionsOn, relationOf } from '../../shared/permissions';
import type { SpaceAdmissionStatus, SpaceUserConnectionType } from '../../types/schema';
import { unassign } from '../tasks/tasks';

/** A change of how a person relates to a space, by that person or by someone else. */
interface Step {
  readonly space: Row<'spaces'>;
  readonly userId: string;
  readonly isOwn: boolean;
  readonly from: SpaceUserConnectionType;
  readonly to: SpaceUserConnectionType;
  /** What is said with a request or an invitation. */
  readonly message?: string | null;
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

/** What the person is told of a step that someone else took. */
const newsOf: Readonly<Record<string, Parameters<typeof tell>[0]>> = {
  'NONE to INVITED': 'SPACE_INVITE_RECEIVED',
  'REQUESTED to MEMBER': 'SPACE_MEMBERSHIP_ACCEPTED',
  'MEMBER to ADMIN': 'SPACE_ROLE_CHANGED',
  'ADMIN to MEMBER': 'SPACE_ROLE_CHANGED',
};

export const spaceConnections = {
  Mutation: {
    updateSpaceUserConnection: about(spaceOfInput, (space, { input }, context) => {
      const { userId, connection: to, expectedConnection, message } = input;
      const { caller, world } = context;
      const user = needUser(userId ?? caller.userId, world);
      const from = relationOf(space.id, user.id, world)?.connection ?? 'NONE';
      const isOwn = user.id === caller.userId;
      const step: Step = { space, userId: user.id, isOwn, from, to, message };
      checkRight(step, context);
      if (expectedConnection && ![expectedConnection, to].includes(from))
        throw failure('STATE_CHANGED', `The connection is ${from} by now.`);
      if (from !== to && checkStep(step, world)) {
        world.clock.tick();
        takeStep(step, context);
      }
      const after = relationOf(space.id, user.id, world);
      const [request = null] = pendingRequests({ spaceId: space.id, userId: user.id }, world);
      return {
        space,
        user,
        connection: after?.connection ?? 'NONE',
        previousConnection: from,
        member: after && isMember(after) ? after : null,
        request,
      };
    }),
    inviteToSpaceByEmail: about(
      spaceOfInput,
      (space, { input: { emails, message = null } }, context) => {
        const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))];
        if (!addresses.every(isEmail))
          throw invalid('input.emails', 'One of the addresses is malformed.');
        if (message !== null && /https?:|www\./i.test(message))
          throw invalid('input.message', 'The words must not have links.');
        return addresses.map((email) => inviteByEmail(space, email, message, context));
      },
    ),
  },
  SpaceMember: {
    isCreator: ({ spaceId, userId }, _args, { world }) =>
      world.spaces.need(spaceId).creatorId === userId,
  },
  SpaceInvite: {
    email: ({ email, status, userId }, _args, { caller }) =>
      status === 'ACCEPTED' && userId === caller.userId ? null : email,
    // Nobody learns from an invitation by email which addresses have an account.
    user: ({ email, status, userId }, _args, { world }) =>
      email === null || status === 'ACCEPTED' ? world.users.get(userId) : null,
    status: (invite, _args, { world }) => statusOf(invite, world),
    expiresAt: (invite) => expiryOf(invite),
  },
} satisfies Resolvers;

/** Members may invite where the space lets them; everything else about others is for its admins. */
function checkRight({ space, isOwn, from, to }: Step, context: Context): void {
  if (isOwn && from === 'BLOCKED')
    throw failure('BLOCKED', 'An admin of the space has blocked you.');
  const needed = to === 'INVITED' ? 'INVITE' : 'MANAGE_MEMBERS';
  if (!isOwn && !permissionsOn(space, context).includes(needed))
    throw failure('PERMISSION_REQUIRED', `You lack the permission ${needed}.`);
}

/**
 * Whether there is something to change.
 *
 * @throws CONFLICT for a step that is not possible.
 */
function checkStep({ space, userId, isOwn, from, to }: Step, world: World): boolean {
  const possible = (isOwn ? ownSteps : stepsForOthers)[to] ?? [];
  const admins = adminsOf(space.id, world);
  const joins = to === 'REQUESTED' || (to === 'MEMBER' && from !== 'ADMIN');
  if (!possible.includes(from))
    throw failure('WRONG_STATE', `There is no step from ${from} to ${to}.`);
  if (from === 'ADMIN' && admins.every((admin) => admin.userId === userId))
    throw failure('LAST_ADMIN', 'A space keeps at least one admin.');
  if (to === 'ADMIN' && admins.length >= mostAdmins)
    throw failure('LIMIT_REACHED', `A space has at most ${mostAdmins} admins.`);
  if (joins && space.status === 'ARCHIVED') throw failure('ARCHIVED', 'The space is archived.');
  if (to === 'REQUESTED' && space.visibility !== 'CLOSED')
    throw failure('WRONG_STATE', 'Only a closed space takes requests.');
  if (isOwn && to === 'MEMBER' && from === 'NONE' && space.visibility === 'HIDDEN')
    throw failure('WRONG_STATE', 'A hidden space is joined by invitation only.');
  return !(isOwn && to === 'MEMBER' && from === 'REQUESTED');
}

/** Takes a step that is possible, and answers what waited for an answer. */
export function takeStep(step: Step, context: Context): void {
  const { space, userId, isOwn, from, to, message = null } = step;
  const { caller, world } = context;
  const who = { spaceId: space.id, userId };
  if (isOwn && from === 'NONE' && space.visibility === 'CLOSED') {
    ask(step, context);
    return;
  }
  const [invite] = pendingInvites(who, world);
  answer(step, context);
  if (to === 'NONE' || to === 'BLOCKED') {
    world.memberships.deleteWhere((row) => row.spaceId === space.id && row.userId === userId);
    // Whoever leaves drops out of the tasks of the space.
    unassign(userId, world, (task) => task.spaceId === space.id);
  }
  if (to === 'NONE') return;
  if (to === 'INVITED') storeInvite({ ...who, email: null, message }, context);
  admit(who, to, world, to === 'INVITED' ? caller.userId : invite?.invitedById);
  const news = newsOf[`${from} to ${to}`];
  if (news && !isOwn) tell(news, space, [userId], context);
}

function ask({ space, userId, message = null }: Step, context: Context): void {
  const { world } = context;
  const who = { spaceId: space.id, userId };
  admit(who, 'REQUESTED', world);
  world.spaceRequests.put({
    __typename: 'SpaceMembershipRequest',
    id: world.clock.newId(),
    ...who,
    message,
    status: 'PENDING',
    createdAt: world.clock.now(),
    answeredAt: null,
    answeredById: null,
  });
  const admins = adminsOf(space.id, world).map((admin) => admin.userId);
  tell('SPACE_MEMBERSHIP_REQUESTED', space, admins, context);
}

/** Who made an invitation or a request takes it back, the other side accepts or declines it. */
function answer({ space, userId, isOwn, to }: Step, { caller, world }: Context): void {
  const who = { spaceId: space.id, userId };
  const answeredAt = world.clock.now();
  const outcome = (isTakenBack: boolean) => {
    if (to === 'MEMBER') return 'ACCEPTED';
    return isTakenBack ? 'WITHDRAWN' : 'DECLINED';
  };
  for (const invite of pendingInvites(who, world))
    world.spaceInvites.put({ ...invite, status: outcome(!isOwn), answeredAt });
  for (const request of pendingRequests(who, world)) {
    const answeredById = isOwn ? null : (caller.userId ?? null);
    world.spaceRequests.put({ ...request, status: outcome(isOwn), answeredAt, answeredById });
  }
}

type Invite = Row<'spaceInvites'>;
type Request = Row<'spaceRequests'>;
type Wanted = Partial<Pick<Invite, 'spaceId' | 'userId' | 'email'>>;

/** Invitations that wait for an answer, the newest first. */
export function pendingInvites(wanted: Wanted, world: World): Invite[] {
  return world.spaceInvites
    .where((invite) => fits(invite, wanted) && statusOf(invite, world) === 'PENDING')
    .sort(descending(({ createdAt }) => createdAt));
}

/** Requests that wait for an answer, the oldest first. */
export function pendingRequests(wanted: Wanted, { spaceRequests }: World): Request[] {
  return spaceRequests
    .where((request) => fits(request, wanted) && request.status === 'PENDING')
    .sort(ascending(({ createdAt }) => createdAt));
}

/** Stores an invitation by the caller. */
function storeInvite(
  {
    id,
    ...values
  }: Pick<Invite, 'spaceId' | 'userId' | 'email' | 'message'> & {
    readonly id?: string | undefined;
  },
  { caller, world: { clock, spaceInvites } }: Context,
): Invite {
  return spaceInvites.put({
    __typename: 'SpaceInvite',
    id: id ?? clock.newId(),
    ...values,
    invitedById: caller.userId ?? '',
    status: 'PENDING',
    createdAt: clock.now(),
    answeredAt: null,
  });
}

/** Lets a person relate to a space in a new way; the key stays for as long as there is a relation. */
export function admit(
  { spaceId, userId }: Pick<Row<'memberships'>, 'spaceId' | 'userId'>,
  connection: Row<'memberships'>['connection'],
  world: World,
  invitedById: string | null = null,
): void {
  const before = relationOf(spaceId, userId, world);
  world.memberships.put({
    __typename: 'SpaceMember',
    id: before?.id ?? world.clock.newId(),
    spaceId,
    userId,
    connection,
    joinedAt: before && isMember(before) ? before.joinedAt : world.clock.now(),
    invitedById: invitedById ?? before?.invitedById ?? null,
  });
}

/** An invitation that waits is sent again and keeps its key. */
function inviteByEmail(
  space: Row<'spaces'>,
  email: string,
  message: string | null,
  context: Context,
): Invite {
  const { caller, world } = context;
  const spaceId = space.id;
  const [waiting] = pendingInvites({ spaceId, email }, world);
  const account = world.accounts.find((row) => row.email.toLowerCase() === email);
  // Only a stranger to the space gets a connection, which the answer does not tell.
  const stranger = account && !relationOf(spaceId, account.id, world) ? account : undefined;
  world.clock.tick();
  const userId = waiting?.userId ?? stranger?.id ?? null;
  const invite = storeInvite({ id: waiting?.id, spaceId, userId, email, message }, context);
  if (!stranger) return invite;
  admit({ spaceId, userId: stranger.id }, 'INVITED', world, caller.userId);
  tell('SPACE_INVITE_RECEIVED', space, [stranger.id], context);
  return invite;
}

function fits(row: Readonly<Record<string, unknown>>, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([column, value]) => row[column] === value);
}

/** Moment at which an invitation ends if nobody answers. */
function expiryOf({ createdAt }: Invite): string {
  return daysAfter(createdAt, 30);
}

function statusOf(invite: Invite, { clock }: World): SpaceAdmissionStatus {
  const isOver = invite.status === 'PENDING' && expiryOf(invite) <= clock.now();
  return isOver ? 'EXPIRED' : invite.status;
}
