import { descending, inBoth, notFound } from 'graphql-docs-model';
import { readableSpace } from '../../shared/content';
import type { Context, ParentOf, Resolvers, Row, World } from '../../shared/context';
import { byId, one } from '../../shared/context';
import { kilometresBetween } from '../../shared/geometry';
import { languageOf, textIn } from '../../shared/language';
import { byDisplayName, displayNameOf } from '../../shared/people';
import type { Content } from '../../shared/permissions';
import {
  canList,
  canRead,
  canReadProfile,
  connectedIds,
  isMember,
  mutualIds,
  relationOf,
  statusBetween,
} from '../../shared/permissions';
import type { UserSuggestion, UserSuggestionReason } from '../../types/schema';
import type { Location } from '../../types/values';

/** Name that stands in for that of a deleted account. */
const formerMember = { en: 'Former member', de: 'Ehemaliges Mitglied' };

export const profiles = {
  Query: {
    userById: one(byId('users')),
    userByName: (_root, { name }, context) => {
      const slug = name.toLowerCase();
      const users = readableUsers(context);
      const found =
        users.find((user) => user.slug === slug) ??
        users.find((user) => hadSlug(user, slug, context));
      if (!found) throw notFound('user');
      return found;
    },
    userSuggestions: (_root, { spaceId }, context) => {
      const space = readableSpace(spaceId, context);
      if (spaceId != null && !space) throw notFound('space');
      return suggestionsFor(space, context).slice(0, 20);
    },
    usersByChatIdentities: (_root, { chatIdentities }, context) => {
      const users = readableUsers(context);
      return [...new Set(chatIdentities)].flatMap(
        (identity) => users.find(({ chatIdentity }) => chatIdentity === identity) ?? [],
      );
    },
  },
  User: {
    firstName: (user, _args, context) => firstNameOf(user, context),
    displayName: (user, _args, context) =>
      displayNameOf({ ...user, firstName: firstNameOf(user, context) }),
    coverImageUrl: shown(({ coverImageUrl }) => coverImageUrl, null),
    headline: shown(({ headline }) => headline, null),
    bio: shown(({ bio }) => bio, null),
    pronouns: shown(({ pronouns }) => pronouns, null),
    websiteUrl: shown(({ websiteUrl }) => websiteUrl, null),
    location: shown(
      ({ home, sharesLocation }) => (sharesLocation && home ? coarse(home) : null),
      null,
    ),
    spokenLanguages: shown(({ spokenLanguages }) => spokenLanguages, []),
    skills: shown(({ skillIds }, { world }) => world.skills.getMany(skillIds), []),
    topics: shown(({ topicIds }, { world }) => world.topics.getMany(topicIds), []),
    chatIdentity: shown(({ chatIdentity }) => chatIdentity, null),
    spaces: (user, _args, context) =>
      canReadProfile(user.id, context) ? spacesOf(user, context) : [],
    postCount: (user, _args, context) =>
      countBy(user, [...context.world.posts.all(), ...context.world.feedPosts.all()], context),
    insightCount: (user, _args, context) => countBy(user, context.world.insights.all(), context),
    connectionCount: (user, _args, context) => {
      if (user.isDeleted) return 0;
      if (!canReadProfile(user.id, context)) return null;
      if (!user.sharesConnections && user.id !== context.caller.userId) return null;
      return connectedIds(user.id, context.world).length;
    },
    mutualConnectionCount: shown(
      ({ id }, { caller, world }) => mutualIds(caller.userId, id, world).length,
      0,
    ),
    viewerConnectionStatus: ({ id }, _args, { caller, world }) =>
      statusBetween(caller.userId, id, world),
    isViewer: ({ id }, _args, { caller }) => id === caller.userId,
    isConnected: ({ id }, _args, { caller, world }) =>
      statusBetween(caller.userId, id, world) === 'CONNECTED',
  },
} satisfies Resolvers;

function readableUsers(context: Context): Row<'users'>[] {
  return context.world.users.where(({ id }) => canReadProfile(id, context));
}

/** Whether a user gave a name up so recently that it still leads to the profile. */
export function hadSlug({ formerSlugs }: Row<'users'>, slug: string, { world }: Context): boolean {
  return formerSlugs.some((former) => former.slug === slug && former.until > world.clock.now());
}

/** A field of the profile; who sees name and picture alone gets `otherwise`. */
function shown<Value>(
  read: (user: Row<'users'>, context: Context) => Value,
  otherwise: Value,
): (user: Row<'users'>, args: unknown, context: Context) => Value {
  return (user, _args, context) =>
    canReadProfile(user.id, context) ? read(user, context) : otherwise;
}

function firstNameOf({ isDeleted, firstName }: Row<'users'>, context: Context): string {
  return isDeleted ? textIn(formerMember, languageOf(context)) : firstName;
}

/** More than half a diagonal of a cell of hundredths of a degree, which is 786 metres at the equator. */
const accuracyMeters = 800;

/**
 * The district in place of an address. Its centre is modelled as the nearest hundredth of a degree,
 * so that it does not move with the house in which someone lives.
 */
function coarse(home: Location): Location {
  const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;
  const [longitude, latitude] = home.point?.coordinates ?? [0, 0];
  const coordinates = [hundredths(longitude), hundredths(latitude)] as const;
  const point = home.point && { type: 'Point' as const, coordinates };
  const address = home.area ?? home.city;
  return { ...home, address, point, isBlurred: false, accuracyMeters, placeId: null };
}

function spacesOf(user: Row<'users'>, context: Context): Row<'spaces'>[] {
  const { memberships, spaces } = context.world;
  const joined = memberships
    .where((row) => row.userId === user.id && isMember(row))
    .sort(descending(({ joinedAt }) => joinedAt));
  return spaces
    .getMany(joined.map(({ spaceId }) => spaceId))
    .filter((space) => canRead(space, context));
}

function countBy(user: Row<'users'>, contents: readonly Content[], context: Context): number {
  if (user.isDeleted) return 0;
  return contents
    .filter(({ authorId, status }) => authorId === user.id && status === 'PUBLISHED')
    .filter((content) => canRead(content, context)).length;
}

interface Ground {
  readonly reason: UserSuggestionReason;
  readonly strength: number;
}

type Suggestion = ParentOf<UserSuggestion>;

/**
 * People for the caller, or for a space to which the caller invites. Replaces the embeddings
 * of the platform: each ground that two people have in common adds to the score.
 */
function suggestionsFor(space: Row<'spaces'> | null, context: Context): Suggestion[] {
  const { caller, world } = context;
  const viewer = world.users.get(caller.userId);
  if (!viewer) return [];
  return world.users
    .where((user) => user.id !== viewer.id && canList(user, context))
    .filter(({ id }) => statusBetween(viewer.id, id, world) === 'NONE')
    .filter(({ id }) => !space || !isInvited(id, space, world))
    .map((user) => suggest(user, viewer, space, context))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byDisplayName(a.user, b.user));
}

function suggest(
  user: Row<'users'>,
  viewer: Row<'users'>,
  space: Row<'spaces'> | null,
  context: Context,
): Suggestion {
  const { world } = context;
  const mutual = world.users
    .getMany(mutualIds(viewer.id, user.id, world))
    .filter(({ id }) => canReadProfile(id, context));
  const ownTopics = [...viewer.topicIds, ...(space?.topicIds ?? [])];
  const sharedTopics = inBoth(user.topicIds, ownTopics);
  const ownSpaces = spaceIdsOf(viewer.id, world);
  const sharedSpaces = world.spaces
    .getMany(inBoth(spaceIdsOf(user.id, world), ownSpaces))
    .filter((space) => canRead(space, context));
  const distanceKm = distanceBetween(viewer, user);
  const wanted = world.tasks
    .where((task) => task.progress === 'OPEN' && ownSpaces.includes(task.spaceId))
    .filter((task) => task.skillIds.some((id) => user.skillIds.includes(id)));
  const grounds: Ground[] = [
    { reason: 'MUTUAL_CONNECTIONS', strength: mutual.length > 1 ? 0.35 : mutual.length * 0.15 },
    { reason: 'SHARED_SPACE', strength: sharedSpaces.length > 0 ? 0.25 : 0 },
    { reason: 'SHARED_TOPICS', strength: Math.min(sharedTopics.length, 2) * 0.1 },
    { reason: 'WANTED_SKILLS', strength: wanted.length > 0 ? 0.1 : 0 },
    { reason: 'NEARBY', strength: distanceKm !== null && distanceKm <= 2 ? 0.05 : 0 },
  ];
  const [main] = grounds.toSorted((a, b) => b.strength - a.strength);
  return {
    user,
    score: Math.round(grounds.reduce((sum, { strength }) => sum + strength, 0) * 100) / 100,
    reason: main?.reason ?? 'NEARBY',
    mutualConnections: mutual.slice(0, 3),
    sharedTopics: world.topics.getMany(sharedTopics).slice(0, 5),
    sharedSpaces: sharedSpaces.slice(0, 3),
    distanceMeters: distanceKm === null ? null : distanceKm * 1000,
    // oxlint-disable-next-line typescript/no-deprecated -- clients can still ask for it
    distanceKm,
  };
}

function distanceBetween(viewer: Row<'users'>, user: Row<'users'>): number | null {
  if (!viewer.sharesLocation || !user.sharesLocation) return null;
  const distance = kilometresBetween(viewer.home?.point, user.home?.point);
  return distance === null ? null : Math.round(distance);
}

function spaceIdsOf(userId: string, world: World): string[] {
  return world.memberships
    .where((row) => row.userId === userId && isMember(row))
    .map(({ spaceId }) => spaceId);
}

/** Whether someone belongs to a space, is invited to it, or was shut out of it. */
function isInvited(userId: string, space: Row<'spaces'>, world: World): boolean {
  const relation = relationOf(space.id, userId, world);
  return relation !== undefined && relation.connection !== 'REQUESTED';
}
