import { about } from '../../shared/context';
import { ascending, daysAfter, descending, invalid, isEmail } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { isMember, relationOf } from '../../shared/belonging';
import { spaceOfInput } from '../../shared/content-fields';
import { tell } from '../../shared/tell';
import type { SpaceAdmissionStatus } from '../../types/schema';

type Invite = Row<'spaceInvites'>;
type Request = Row<'spaceRequests'>;
type Wanted = Partial<Pick<Invite, 'spaceId' | 'userId' | 'email'>>;

export const admissions = {
  Mutation: {
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
export function storeInvite(
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
