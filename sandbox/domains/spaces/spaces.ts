import type { Order } from 'graphql-docs-model';
import {
  ascending,
  daysAfter,
  descending,
  inBoth,
  invalid,
  ranked,
  searchFor,
} from 'graphql-docs-model';
import { memo } from 'graphql-docs-reference/calls';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { bySlug, byId, findRows, one, webUrl } from '../../shared/context';
import { dismissedBy } from '../../shared/content';
import {
  adminsOf,
  belongs,
  connectedIds,
  connectionTo,
  membersOf,
  viewerSeesInside,
  canList,
  fitsFilter,
} from '../../shared/permissions';
import { coversOne, languageOf } from '../../shared/language';
import type { QueryspacesArgs, SpacesFilterInput, SpaceSort } from '../../types/schema';
import { appointmentsFrom } from '../appointments/appointments';
import { pollsOf } from '../polls/polls';
import { taskOrders, tasksOf } from '../tasks/tasks';
import { entriesOf } from '../tools/tools';
import { aroundHome, distanceFrom } from '../geo/geo';
import { pendingInvites, pendingRequests } from './connections';

declare module '../../shared/context' {
  interface DomainParents {
    readonly MySpaces: object;
  }
}

export const spaces = {
  Query: {
    spaceById: one(byId('spaces')),
    spaceBySlug: one(({ slug }, { world }) => bySlug(world.spaces, slug)),
    mySpaces: () => ({}),
    spaces: (_root, args, context) => searchSpaces(args, context),
    discoverSpaces: (_root, { near, languages }, context) => {
      // A profile names no radius: this is the default of `GeoRadiusInput`.
      const around = near ?? aroundHome(10_000, context);
      return {
        spaces: findableSpaces(context)
          .filter((space) => ['NONE', 'BLOCKED'].includes(connectionTo(space, context)))
          .filter((space) => coversOne(languages, [space.language])),
        distanceOf: around ? distanceFrom(around, 'near', context) : () => Infinity,
      };
    },
    recommendedSpaces: (_root, { near }, context) => {
      const distanceOf = distanceFrom(near, 'near', context);
      return recommendSpaces(context).filter((space) => distanceOf(space) < Infinity);
    },
  },
  Space: {
    isPrivate: ({ visibility }) => visibility !== 'OPEN',
    // Everyone may read the address of an online meeting place of the space itself.
    location: ({ location, id }) =>
      location?.type === 'ON_SITE' ? { ...location, spaceId: id } : location,
    admins: ({ id }, _args, { world }) =>
      world.users.getMany(adminsOf(id, world).map(({ userId }) => userId)),
    members: ({ id }, _args, context) => visibleMembers(id, context),
    memberCount: ({ id }, _args, { world }) => membersOf(id, world).length,
    posts: ({ id }, _args, context) =>
      activityIn(id, context)
        .filter((content) => content.__typename === 'Post')
        .sort((a, b) => Number(b.isPinned) - Number(a.isPinned)),
    tasks: ({ id }, _args, context) =>
      tasksOf(id, context)
        .filter(({ progress }) => progress !== 'DONE')
        .sort(taskOrders.DUE),
    openTaskCount: ({ id }, _args, context) => openTasksOf(id, context).length,
    appointments: ({ id }, _args, context) =>
      appointmentsFrom(context.world.clock.now(), context).filter(({ spaceId }) => spaceId === id),
    polls: ({ id }, _args, context) => pollsOf(id, context),
    latestActivity: ({ id }, _args, context) => activityIn(id, context).slice(0, 10),
    lastActivityAt: (space, _args, { world }) => lastActivityAt(space, world),
    externalLinks: ({ id }, _args, { world }) => entriesOf(id, world.links),
    collaborationTools: ({ id }, _args, { world }) => entriesOf(id, world.tools),
    chatRoomId: (space, _args, { caller, world }) =>
      belongs(space.id, caller.userId, world) ? chatRoomOf(space, world) : null,
    invites: ({ id }, _args, { world }) => pendingInvites({ spaceId: id }, world),
    membershipRequests: ({ id }, _args, { world }) => pendingRequests({ spaceId: id }, world),
    viewerConnection: (space, _args, context) => connectionTo(space, context),
    viewerInvite: ({ id }, _args, { caller: { userId }, world }) =>
      pendingInvites({ spaceId: id, userId }, world)[0],
    webUrl: ({ slug }, _args, context) => webUrl(`spaces/${slug}`, context),
  },
  MySpaces: {
    administered: (_parent, _args, context) => ownSpaces('ADMIN', context),
    joined: (_parent, _args, context) => ownSpaces('MEMBER', context),
    invites: (_parent, _args, { caller: { userId }, world }) =>
      pendingInvites({ userId }, world).slice(0, 20),
    requests: (_parent, _args, { caller: { userId }, world }) =>
      pendingRequests({ userId }, world).reverse().slice(0, 20),
    waitingRequestCount: (_parent, _args, context) =>
      ownSpaces('ADMIN', context).flatMap(({ id }) =>
        pendingRequests({ spaceId: id }, context.world),
      ).length,
  },
  DiscoverSpaces: {
    featured: ({ spaces }) =>
      spaces
        .filter(({ featuredPosition }) => featuredPosition !== null)
        .sort((a, b) => (a.featuredPosition ?? 0) - (b.featuredPosition ?? 0))
        .slice(0, 6),
    // Nothing fits a guest better than another space, so that guests get the most active ones.
    recommended: ({ spaces }, _args, context) =>
      recommendSpaces(context)
        .filter((space) => spaces.includes(space))
        .slice(0, 10),
    nearby: ({ spaces, distanceOf }) =>
      spaces
        .filter((space) => distanceOf(space) < Infinity)
        .sort((a, b) => distanceOf(a) - distanceOf(b)),
    newest: ({ spaces }, _args, { world }) =>
      spaces
        .filter(({ createdAt }) => isRecent(createdAt, world))
        .sort(descending(({ createdAt }) => createdAt))
        .slice(0, 10),
    growing: ({ spaces }, _args, { world }) =>
      ranked(
        spaces,
        ({ id }) => membersOf(id, world).filter(({ joinedAt }) => isRecent(joinedAt, world)).length,
      ).slice(0, 10),
    // The caller's interests first, then the topics of the most spaces.
    byTopic: ({ spaces }, _args, { caller, world }) => {
      const interests = world.users.get(caller.userId)?.topicIds ?? [];
      const rankOf = ({ id }: Row<'topics'>): number =>
        interests.includes(id) ? interests.indexOf(id) : interests.length;
      const active = spaces.toSorted(byActivity(world));
      return world.topics
        .all()
        .map((topic) => ({
          topic,
          spaces: active.filter(({ topicIds }) => topicIds.includes(topic.id)),
        }))
        .filter((section) => section.spaces.length > 0)
        .sort((a, b) => rankOf(a.topic) - rankOf(b.topic) || b.spaces.length - a.spaces.length)
        .slice(0, 6)
        .map((section) => ({ ...section, spaces: section.spaces.slice(0, 10) }));
    },
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

type Space = Row<'spaces'>;

declare module '../../shared/context' {
  interface DomainParents {
    /** What the caller may find and does not have. */
    readonly DiscoverSpaces: {
      readonly spaces: readonly Space[];
      readonly distanceOf: (space: Space) => number;
    };
  }
}

/** @throws VALIDATION_FAILED for the first condition that is not accepted. */
function searchSpaces({ filter, orderBy }: QueryspacesArgs, context: Context): Space[] {
  const distanceOf = distanceFrom(filter?.near, 'filter.near', context);
  if (orderBy === 'DISTANCE' && !filter?.near)
    throw invalid('orderBy', 'The order by distance needs the filter by place.');
  const fits = searchFor(filter?.searchText);
  const active = byActivity(context.world);
  const orders: Readonly<Record<SpaceSort, Order<Space>>> = {
    DISTANCE: (a, b) => distanceOf(a) - distanceOf(b),
    NEWEST: descending(({ createdAt }) => createdAt),
    NAME: (a, b) => a.name.localeCompare(b.name, languageOf(context)),
    ACTIVE: active,
    // In place of a search engine: what has the text in its name is the better match.
    RELEVANCE: (a, b) => Number(fits(b.name)) - Number(fits(a.name)) || active(a, b),
  };
  return findSpaces(filter ?? { readableBy: 'ALL' }, context).sort(orders[orderBy ?? 'RELEVANCE']);
}

/** Spaces that the caller may find and that meet all conditions, by their identifiers. */
const findSpaces = findRows('spaces', {
  where: ({ near, readableBy, languages, hasOpenTasks }: SpacesFilterInput, context) => {
    const distanceOf = distanceFrom(near, 'filter.near', context);
    return (space) =>
      isFindable(space, context) &&
      distanceOf(space) < Infinity &&
      fitsFilter(space.contentVisibility, readableBy) &&
      coversOne(languages, [space.language]) &&
      (!hasOpenTasks || openTasksOf(space.id, context).length > 0);
  },
  text: ({ name, summary, initiativeId }, { world }) => [
    ...[name, summary],
    world.spaceInitiatives.get(initiativeId)?.name,
  ],
  oneOf: { topicIds: 'topicIds', sdgNumbers: 'sdgNumbers', visibility: 'visibility' },
  order: ascending(({ id }) => id),
});

/**
 * Spaces that fit the caller, best match first. In place of embeddings, the sandbox counts topics in
 * common, and takes the nearer, the one in a language that the caller speaks, and the more active
 * one where these are equal.
 */
function recommendSpaces(context: Context): Space[] {
  const { caller, world } = context;
  const user = world.users.get(caller.userId);
  const active = byActivity(world);
  const sharedTopics = ({ topicIds }: Space): number => inBoth(topicIds, user?.topicIds).length;
  const isSpoken = ({ language }: Space): number =>
    user?.spokenLanguages.includes(language) ? 1 : 0;
  const distanceOf = distanceFrom(aroundHome(Infinity, context), 'near', context);
  const dismissed = dismissedBy(context);
  return findableSpaces(context)
    .filter(({ visibility }) => visibility !== 'HIDDEN')
    .filter((space) => connectionTo(space, context) === 'NONE' && !dismissed.includes(space.id))
    .sort(
      (a, b) =>
        sharedTopics(b) - sharedTopics(a) ||
        distanceOf(a) - distanceOf(b) ||
        isSpoken(b) - isSpoken(a) ||
        active(a, b),
    );
}

function isRecent(moment: string, { clock }: World): boolean {
  return moment >= daysAfter(clock.now(), -30);
}

type Published = Row<'posts'> | Row<'tasks'> | Row<'appointments'> | Row<'polls'>;

/** Spaces that the caller may find: hidden ones only with a place in them, archived ones never. */
export function findableSpaces(context: Context): Space[] {
  return context.world.spaces.where((space) => isFindable(space, context));
}

function isFindable(space: Space, context: Context): boolean {
  return space.status === 'PUBLISHED' && mayFind(space, context);
}

/** Whether lists may show a space to the caller. */
export function mayFind(space: Space, context: Context): boolean {
  const { caller, world } = context;
  const isListed = space.visibility !== 'HIDDEN' || belongs(space.id, caller.userId, world);
  return isListed && canList(space, context);
}

/** Tasks of a space that wait for someone, of those that the caller may list. */
function openTasksOf(spaceId: string, context: Context): Row<'tasks'>[] {
  return tasksOf(spaceId, context).filter(
    ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
  );
}

/** Published content of a space that the caller may read, the newest first. */
function activityIn(spaceId: string, context: Context): Published[] {
  return publishedIn(spaceId, context.world)
    .filter((content) => canList(content, context))
    .sort(descending(publishedAt));
}

/** Moment at which something was last published or commented in a space. */
function lastActivityAt({ id, createdAt }: Space, world: World): string {
  const published = publishedIn(id, world);
  const ids = new Set(published.map((content) => content.id));
  const comments = world.comments.where(({ contentId }) => ids.has(contentId));
  return [...published.map(publishedAt), ...comments.map((comment) => comment.createdAt)].reduce(
    (latest, moment) => (moment > latest ? moment : latest),
    createdAt,
  );
}

/** The latest activity first. */
function byActivity(world: World): Order<Space> {
  // A sort asks for each space often, and an answer takes a look at all content.
  const momentOf = memo((space: Space) => lastActivityAt(space, world));
  return (a, b) => momentOf(b).localeCompare(momentOf(a)) || a.id.localeCompare(b.id);
}

function publishedIn(id: string, { posts, tasks, appointments, polls }: World): Published[] {
  return [...posts.all(), ...tasks.all(), ...appointments.all(), ...polls.all()].filter(
    (content) =>
      content.spaceId === id && (!('status' in content) || content.status === 'PUBLISHED'),
  );
}

function publishedAt(content: Published): string {
  return ('publishedAt' in content ? content.publishedAt : null) ?? content.createdAt;
}
