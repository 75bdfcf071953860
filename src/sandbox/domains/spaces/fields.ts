import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { favoriteFields } from '../../shared/marks';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { connectionTo, permissionsOn } from '../../shared/permissions';
import { subjectFields } from '../../shared/subject-fields';
import { appointmentsFrom } from '../appointments/lists';
import { pollsOf } from '../polls/lists';
import { taskOrders, tasksOf } from '../tasks/lists';
import { entriesOf } from '../tools/lists';
import { connectedIds } from '../users/relations';
import { expiryOf, inviteOf, pendingInvites, pendingRequests, statusOf } from './admissions';
import { adminsOf, belongs, membersOf, viewerSeesInside } from './belonging';
import { chatRoomOf } from './chat-room';
import { activityIn, lastActivityAt, postsOf } from './lists';
import type { MembershipRow, SpaceInviteRow, SpaceMembershipRequestRow, SpaceRow } from './rows';

type OfSpace = MembershipRow | SpaceInviteRow | SpaceMembershipRequestRow;

const relations = {
  space: ({ spaceId }: OfSpace, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
  user: ({ userId }: OfSpace, _args: unknown, { world }: Context) =>
    world.users.get(userId) ?? null,
};

export const spaceFields = {
  Space: {
    isPrivate: ({ visibility }: SpaceRow) => visibility !== 'OPEN',
    // Everyone may read the address of an online meeting place of the space itself.
    location: ({ location, id }: SpaceRow) =>
      location?.type === 'ON_SITE' ? { ...location, spaceId: id } : location,
    ...subjectFields,
    initiative: ({ initiativeId }: SpaceRow, _args: unknown, { world }: Context) =>
      world.spaceInitiatives.get(initiativeId) ?? null,
    creator: ({ creatorId }: SpaceRow, _args: unknown, { world }: Context) =>
      world.users.get(creatorId),
    admins: ({ id }: SpaceRow, _args: unknown, { world }: Context) =>
      world.users.getMany(adminsOf(id, world).map(({ userId }) => userId)),
    members: ({ id }: SpaceRow, args: PageArguments, context: Context) =>
      page(visibleMembers(id, context), args),
    memberCount: ({ id }: SpaceRow, _args: unknown, { world }: Context) =>
      membersOf(id, world).length,
    posts: ({ id }: SpaceRow, args: PageArguments, context: Context) =>
      page(postsOf(id, context), args),
    tasks: ({ id }: SpaceRow, args: PageArguments, context: Context) =>
      page(
        tasksOf(id, context)
          .filter(({ progress }) => progress !== 'DONE')
          .sort(taskOrders.DUE),
        args,
      ),
    openTaskCount: ({ id }: SpaceRow, _args: unknown, context: Context) =>
      tasksOf(id, context).filter(
        ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
      ).length,
    appointments: ({ id }: SpaceRow, args: PageArguments, context: Context) =>
      page(
        appointmentsFrom(context.world.clock.now(), context).filter(
          ({ spaceId }) => spaceId === id,
        ),
        args,
      ),
    polls: ({ id }: SpaceRow, args: PageArguments, context: Context) =>
      page(pollsOf(id, context), args),
    latestActivity: ({ id }: SpaceRow, _args: unknown, context: Context) =>
      activityIn(id, context).slice(0, 10),
    lastActivityAt: (space: SpaceRow, _args: unknown, { world }: Context) =>
      lastActivityAt(space, world),
    externalLinks: ({ id }: SpaceRow, _args: unknown, { world }: Context) =>
      entriesOf(id, world.links),
    collaborationTools: ({ id }: SpaceRow, _args: unknown, { world }: Context) =>
      entriesOf(id, world.tools),
    chatRoomId: (space: SpaceRow, _args: unknown, { caller, world }: Context) =>
      belongs(space.id, caller.userId, world) ? chatRoomOf(space, world) : null,
    invites: ({ id }: SpaceRow, args: PageArguments, { world }: Context) =>
      page(
        pendingInvites(world).filter(({ spaceId }) => spaceId === id),
        args,
      ),
    membershipRequests: ({ id }: SpaceRow, args: PageArguments, { world }: Context) =>
      page(
        pendingRequests(world).filter(({ spaceId }) => spaceId === id),
        args,
      ),
    viewerConnection: (space: SpaceRow, _args: unknown, context: Context) =>
      connectionTo(space, context),
    viewerInvite: ({ id }: SpaceRow, _args: unknown, { caller, world }: Context) =>
      inviteOf(id, caller.userId, world) ?? null,
    viewerHasFavorited: favoriteFields.viewerHasFavorited,
    viewerPermissions: (space: SpaceRow, _args: unknown, context: Context) =>
      permissionsOn(space, context),
    webUrl: ({ slug }: SpaceRow) => webUrl(`spaces/${slug}`),
  },
  SpaceMember: {
    ...relations,
    invitedBy: ({ invitedById }: MembershipRow, _args: unknown, { world }: Context) =>
      world.users.get(invitedById) ?? null,
    isCreator: ({ spaceId, userId }: MembershipRow, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId)?.creatorId === userId,
  },
  SpaceInvite: {
    space: relations.space,
    email: ({ email, status, userId }: SpaceInviteRow, _args: unknown, { caller }: Context) =>
      status === 'ACCEPTED' && userId === caller.userId ? null : email,
    // Nobody learns from an invitation by email which addresses have an account.
    user: (invite: SpaceInviteRow, _args: unknown, { world }: Context) => {
      const isKnown = invite.email === null || invite.status === 'ACCEPTED';
      return isKnown ? (world.users.get(invite.userId) ?? null) : null;
    },
    invitedBy: ({ invitedById }: SpaceInviteRow, _args: unknown, { world }: Context) =>
      world.users.get(invitedById),
    status: (invite: SpaceInviteRow, _args: unknown, { world }: Context) => statusOf(invite, world),
    expiresAt: (invite: SpaceInviteRow) => expiryOf(invite),
  },
  SpaceMembershipRequest: {
    ...relations,
    answeredBy: ({ answeredById }: SpaceMembershipRequestRow, _args: unknown, { world }: Context) =>
      world.users.get(answeredById) ?? null,
  },
} satisfies Resolvers;

/** Readers from outside get the admins, and those members with whom they are connected. */
function visibleMembers(spaceId: string, context: Context): MembershipRow[] {
  const { caller, world } = context;
  const members = membersOf(spaceId, world);
  if (viewerSeesInside(spaceId, context)) return members;
  const known = connectedIds(caller.userId, world);
  return members.filter(
    ({ connection, userId }) => connection === 'ADMIN' || known.includes(userId),
  );
}
