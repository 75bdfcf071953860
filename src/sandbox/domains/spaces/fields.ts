import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { favoriteFields } from '../../shared/marks';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { connectionTo, permissionsOn } from '../../shared/permissions';
import { subjectFields } from '../../shared/subject-fields';
import { appointmentsFrom } from '../appointments/lists';
import { pollsOf } from '../polls/lists';
import { taskOrders, tasksOf } from '../tasks/lists';
import { entriesOf } from '../tools/entries';
import { connectedIds } from '../../shared/relations';
import { expiryOf, inviteOf, pendingInvites, pendingRequests, statusOf } from './admissions';
import { adminsOf, belongs, membersOf, viewerSeesInside } from '../../shared/belonging';
import { chatRoomOf } from './chat-room';
import { activityIn, lastActivityAt, postsOf } from './lists';
import type { Row } from '../../kit/world';

type OfSpace = Row<'memberships'> | Row<'spaceInvites'> | Row<'spaceRequests'>;

const relations = {
  space: ({ spaceId }: OfSpace, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
  user: ({ userId }: OfSpace, _args: unknown, { world }: Context) =>
    world.users.get(userId) ?? null,
};

export const spaceFields = {
  Space: {
    isPrivate: ({ visibility }: Row<'spaces'>) => visibility !== 'OPEN',
    // Everyone may read the address of an online meeting place of the space itself.
    location: ({ location, id }: Row<'spaces'>) =>
      location?.type === 'ON_SITE' ? { ...location, spaceId: id } : location,
    ...subjectFields,
    initiative: ({ initiativeId }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      world.spaceInitiatives.get(initiativeId) ?? null,
    creator: ({ creatorId }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      world.users.get(creatorId),
    admins: ({ id }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      world.users.getMany(adminsOf(id, world).map(({ userId }) => userId)),
    members: ({ id }: Row<'spaces'>, args: PageArguments, context: Context) =>
      page(visibleMembers(id, context), args),
    memberCount: ({ id }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      membersOf(id, world).length,
    posts: ({ id }: Row<'spaces'>, args: PageArguments, context: Context) =>
      page(postsOf(id, context), args),
    tasks: ({ id }: Row<'spaces'>, args: PageArguments, context: Context) =>
      page(
        tasksOf(id, context)
          .filter(({ progress }) => progress !== 'DONE')
          .sort(taskOrders.DUE),
        args,
      ),
    openTaskCount: ({ id }: Row<'spaces'>, _args: unknown, context: Context) =>
      tasksOf(id, context).filter(
        ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
      ).length,
    appointments: ({ id }: Row<'spaces'>, args: PageArguments, context: Context) =>
      page(
        appointmentsFrom(context.world.clock.now(), context).filter(
          ({ spaceId }) => spaceId === id,
        ),
        args,
      ),
    polls: ({ id }: Row<'spaces'>, args: PageArguments, context: Context) =>
      page(pollsOf(id, context), args),
    latestActivity: ({ id }: Row<'spaces'>, _args: unknown, context: Context) =>
      activityIn(id, context).slice(0, 10),
    lastActivityAt: (space: Row<'spaces'>, _args: unknown, { world }: Context) =>
      lastActivityAt(space, world),
    externalLinks: ({ id }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      entriesOf(id, world.links),
    collaborationTools: ({ id }: Row<'spaces'>, _args: unknown, { world }: Context) =>
      entriesOf(id, world.tools),
    chatRoomId: (space: Row<'spaces'>, _args: unknown, { caller, world }: Context) =>
      belongs(space.id, caller.userId, world) ? chatRoomOf(space, world) : null,
    invites: ({ id }: Row<'spaces'>, args: PageArguments, { world }: Context) =>
      page(
        pendingInvites(world).filter(({ spaceId }) => spaceId === id),
        args,
      ),
    membershipRequests: ({ id }: Row<'spaces'>, args: PageArguments, { world }: Context) =>
      page(
        pendingRequests(world).filter(({ spaceId }) => spaceId === id),
        args,
      ),
    viewerConnection: (space: Row<'spaces'>, _args: unknown, context: Context) =>
      connectionTo(space, context),
    viewerInvite: ({ id }: Row<'spaces'>, _args: unknown, { caller, world }: Context) =>
      inviteOf(id, caller.userId, world) ?? null,
    viewerHasFavorited: favoriteFields.viewerHasFavorited,
    viewerPermissions: (space: Row<'spaces'>, _args: unknown, context: Context) =>
      permissionsOn(space, context),
    webUrl: ({ slug }: Row<'spaces'>) => webUrl(`spaces/${slug}`),
  },
  SpaceMember: {
    ...relations,
    invitedBy: ({ invitedById }: Row<'memberships'>, _args: unknown, { world }: Context) =>
      world.users.get(invitedById) ?? null,
    isCreator: ({ spaceId, userId }: Row<'memberships'>, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId)?.creatorId === userId,
  },
  SpaceInvite: {
    space: relations.space,
    email: ({ email, status, userId }: Row<'spaceInvites'>, _args: unknown, { caller }: Context) =>
      status === 'ACCEPTED' && userId === caller.userId ? null : email,
    // Nobody learns from an invitation by email which addresses have an account.
    user: (invite: Row<'spaceInvites'>, _args: unknown, { world }: Context) => {
      const isKnown = invite.email === null || invite.status === 'ACCEPTED';
      return isKnown ? (world.users.get(invite.userId) ?? null) : null;
    },
    invitedBy: ({ invitedById }: Row<'spaceInvites'>, _args: unknown, { world }: Context) =>
      world.users.get(invitedById),
    status: (invite: Row<'spaceInvites'>, _args: unknown, { world }: Context) =>
      statusOf(invite, world),
    expiresAt: (invite: Row<'spaceInvites'>) => expiryOf(invite),
  },
  SpaceMembershipRequest: {
    ...relations,
    answeredBy: ({ answeredById }: Row<'spaceRequests'>, _args: unknown, { world }: Context) =>
      world.users.get(answeredById) ?? null,
  },
} satisfies AnyResolvers;

/** Readers from outside get the admins, and those members with whom they are connected. */
function visibleMembers(spaceId: string, context: Context): Row<'memberships'>[] {
  const { caller, world } = context;
  const members = membersOf(spaceId, world);
  if (viewerSeesInside(spaceId, context)) return members;
  const known = connectedIds(caller.userId, world);
  return members.filter(
    ({ connection, userId }) => connection === 'ADMIN' || known.includes(userId),
  );
}
