import { page } from 'graphql-docs-model';
import { about, bySlug, one, webUrl } from '../../shared/context';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import {
  adminsOf,
  belongs,
  connectedIds,
  connectionTo,
  membersOf,
  viewerSeesInside,
} from '../../shared/permissions';
import { appointmentsFrom } from '../appointments/appointments';
import { pollsOf } from '../polls/polls';
import { taskOrders, tasksOf } from '../tasks/tasks';
import { entriesOf } from '../tools/tools';
import { pendingInvites, pendingRequests } from './connections';
import { activityIn, byActivity, lastActivityAt, openTasksOf } from './discover';

declare module '../../shared/context' {
  interface DomainParents {
    readonly MySpaces: object;
  }
}

export const spaces = {
  Query: {
    spaceById: one('spaces'),
    spaceBySlug: about(
      ({ slug }, { world }) => bySlug(world.spaces, slug),
      (space) => space,
    ),
    mySpaces: () => ({}),
  },
  Space: {
    isPrivate: ({ visibility }) => visibility !== 'OPEN',
    // Everyone may read the address of an online meeting place of the space itself.
    location: ({ location, id }) =>
      location?.type === 'ON_SITE' ? { ...location, spaceId: id } : location,
    admins: ({ id }, _args, { world }) =>
      world.users.getMany(adminsOf(id, world).map(({ userId }) => userId)),
    members: ({ id }, args, context) => page(visibleMembers(id, context), args),
    memberCount: ({ id }, _args, { world }) => membersOf(id, world).length,
    posts: ({ id }, args, context) => {
      const posts = activityIn(id, context).filter((content) => content.__typename === 'Post');
      return page(
        posts.sort((a, b) => Number(b.isPinned) - Number(a.isPinned)),
        args,
      );
    },
    tasks: ({ id }, args, context) => {
      const tasks = tasksOf(id, context).filter(({ progress }) => progress !== 'DONE');
      return page(tasks.sort(taskOrders.DUE), args);
    },
    openTaskCount: ({ id }, _args, context) => openTasksOf(id, context).length,
    appointments: ({ id }, args, context) => {
      const appointments = appointmentsFrom(context.world.clock.now(), context);
      const ofSpace = appointments.filter(({ spaceId }) => spaceId === id);
      return page(ofSpace, args);
    },
    polls: ({ id }, args, context) => page(pollsOf(id, context), args),
    latestActivity: ({ id }, _args, context) => activityIn(id, context).slice(0, 10),
    lastActivityAt: (space, _args, { world }) => lastActivityAt(space, world),
    externalLinks: ({ id }, _args, { world }) => entriesOf(id, world.links),
    collaborationTools: ({ id }, _args, { world }) => entriesOf(id, world.tools),
    chatRoomId: (space, _args, { caller, world }) =>
      belongs(space.id, caller.userId, world) ? chatRoomOf(space, world) : null,
    invites: ({ id }, args, { world }) => page(pendingInvites({ spaceId: id }, world), args),
    membershipRequests: ({ id }, args, { world }) =>
      page(pendingRequests({ spaceId: id }, world), args),
    viewerConnection: (space, _args, context) => connectionTo(space, context),
    viewerInvite: ({ id }, _args, { caller: { userId }, world }) =>
      pendingInvites({ spaceId: id, userId }, world)[0],
    webUrl: ({ slug }, _args, context) => webUrl(`spaces/${slug}`, context),
  },
  MySpaces: {
    administered: (_parent, args, context) => page(ownSpaces('ADMIN', context), args),
    joined: (_parent, args, context) => page(ownSpaces('MEMBER', context), args),
    invites: (_parent, _args, { caller: { userId }, world }) =>
      pendingInvites({ userId }, world).slice(0, 20),
    requests: (_parent, _args, { caller: { userId }, world }) =>
      pendingRequests({ userId }, world).reverse().slice(0, 20),
    waitingRequestCount: (_parent, _args, context) =>
      ownSpaces('ADMIN', context).flatMap(({ id }) =>
        pendingRequests({ spaceId: id }, context.world),
      ).length,
  },
} satisfies Resolvers;

function ownSpaces(wanted: 'ADMIN' | 'MEMBER', context: Context): Row<'spaces'>[] {
  return context.world.spaces
    .where((space) => connectionTo(space, context) === wanted)
    .sort(byActivity(context.world));
}

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
