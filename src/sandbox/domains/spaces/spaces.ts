import { one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { listed } from '../../kit/find-rows';
import { page } from '../../kit/page';
import type { Row, World } from '../../kit/world';
import { adminsOf, belongs, membersOf, viewerSeesInside } from '../../shared/belonging';
import { favoriteFields } from '../../shared/marks';
import { connectionTo, permissionsOn } from '../../shared/permissions';
import { connectedIds } from '../../shared/relations';
import { subjectFields } from '../../shared/subject-fields';
import { appointmentsFrom } from '../appointments/appointments';
import { pollsOf } from '../polls/polls';
import { taskOrders, tasksOf } from '../tasks/lists';
import { entriesOf } from '../tools/entries';
import { expiryOf, inviteOf, pendingInvites, requestsTo, statusOf } from './admissions';
import { activityIn, lastActivityAt, openTasksOf, postsOf } from './lists';
import { searchSpaces } from './search';

type OfSpace = Row<'memberships'> | Row<'spaceRequests'>;

const relations = {
  space: ({ spaceId }: OfSpace, _args: unknown, { world }: Context) => world.spaces.need(spaceId),
  user: ({ userId }: OfSpace, _args: unknown, { world }: Context) => world.users.need(userId),
};

export const spaces = {
  Query: {
    spaces: listed(searchSpaces),
    spaceById: one('spaces'),
  },
  Space: {
    isPrivate: ({ visibility }) => visibility !== 'OPEN',
    // Everyone may read the address of an online meeting place of the space itself.
    location: ({ location, id }) =>
      location?.type === 'ON_SITE' ? { ...location, spaceId: id } : location,
    ...subjectFields,
    initiative: ({ initiativeId }, _args, { world }) => world.spaceInitiatives.get(initiativeId),
    creator: ({ creatorId }, _args, { world }) => world.users.need(creatorId),
    admins: ({ id }, _args, { world }) =>
      world.users.getMany(adminsOf(id, world).map(({ userId }) => userId)),
    members: ({ id }, args, context) => page(visibleMembers(id, context), args),
    memberCount: ({ id }, _args, { world }) => membersOf(id, world).length,
    posts: ({ id }, args, context) => page(postsOf(id, context), args),
    tasks: ({ id }, args, context) => {
      const tasks = tasksOf(id, context).filter(({ progress }) => progress !== 'DONE');
      return page(tasks.sort(taskOrders.DUE), args);
    },
    openTaskCount: ({ id }, _args, context) => openTasksOf(id, context).length,
    appointments: ({ id }, args, context) => {
      const appointments = appointmentsFrom(context.world.clock.now(), context);
      return page(
        appointments.filter(({ spaceId }) => spaceId === id),
        args,
      );
    },
    polls: ({ id }, args, context) => page(pollsOf(id, context), args),
    latestActivity: ({ id }, _args, context) => activityIn(id, context).slice(0, 10),
    lastActivityAt: (space, _args, { world }) => lastActivityAt(space, world),
    externalLinks: ({ id }, _args, { world }) => entriesOf(id, world.links),
    collaborationTools: ({ id }, _args, { world }) => entriesOf(id, world.tools),
    chatRoomId: (space, _args, { caller, world }) =>
      belongs(space.id, caller.userId, world) ? chatRoomOf(space, world) : null,
    invites: ({ id }, args, { world }) =>
      page(
        pendingInvites(world).filter(({ spaceId }) => spaceId === id),
        args,
      ),
    membershipRequests: ({ id }, args, { world }) => page(requestsTo(id, world), args),
    viewerConnection: (space, _args, context) => connectionTo(space, context),
    viewerInvite: ({ id }, _args, { caller, world }) => inviteOf(id, caller.userId, world),
    viewerHasFavorited: favoriteFields.viewerHasFavorited,
    viewerPermissions: (space, _args, context) => permissionsOn(space, context),
    webUrl: ({ slug }) => webUrl(`spaces/${slug}`),
  },
  SpaceMember: {
    ...relations,
    invitedBy: ({ invitedById }, _args, { world }) => world.users.get(invitedById),
    isCreator: ({ spaceId, userId }, _args, { world }) =>
      world.spaces.need(spaceId).creatorId === userId,
  },
  SpaceInvite: {
    space: ({ spaceId }, _args, { world }) => world.spaces.need(spaceId),
    email: ({ email, status, userId }, _args, { caller }) =>
      status === 'ACCEPTED' && userId === caller.userId ? null : email,
    // Nobody learns from an invitation by email which addresses have an account.
    user: ({ email, status, userId }, _args, { world }) =>
      email === null || status === 'ACCEPTED' ? world.users.get(userId) : null,
    invitedBy: ({ invitedById }, _args, { world }) => world.users.need(invitedById),
    status: (invite, _args, { world }) => statusOf(invite, world),
    expiresAt: (invite) => expiryOf(invite),
  },
  SpaceMembershipRequest: {
    ...relations,
    answeredBy: ({ answeredById }, _args, { world }) => world.users.get(answeredById),
  },
} satisfies Resolvers;

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

/** Matrix room of a space, which the homeserver makes five seconds after the space. */
function chatRoomOf(space: Row<'spaces'>, { clock }: World): string | null {
  if (space.chatRoomId !== null) return space.chatRoomId;
  const seconds = (Date.parse(clock.now()) - Date.parse(space.createdAt)) / 1000;
  return seconds < 5 ? null : `!${space.slug}:chat.example`;
}
