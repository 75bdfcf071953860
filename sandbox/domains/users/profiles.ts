import { one } from '../../shared/context';
import type { Context, Resolvers, Row } from '../../shared/context';
import { descending, notFound, page } from 'graphql-docs-model';
import { languageOf, textIn } from '../../shared/language';
import { isMember } from '../../shared/belonging';
import { displayNameOf } from '../../shared/people';
import type { Content } from '../../shared/permissions';
import { canRead } from '../../shared/permissions';
import { readableSpace } from '../../shared/references';
import { canReadProfile, connectedIds, mutualIds, statusBetween } from '../../shared/relations';
import type { Location } from '../../types/values';
import { suggestionsFor } from './suggestions';

/** Name that stands in for that of a deleted account. */
const formerMember = { en: 'Former member', de: 'Ehemaliges Mitglied' };

export const profiles = {
  Query: {
    userById: one('users'),
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
    spaces: (user, args, context) =>
      page(canReadProfile(user.id, context) ? spacesOf(user, context) : [], args),
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

/**
 * The district in place of an address. Its centre is modelled as the nearest hundredth of a degree,
 * so that it does not move with the house in which someone lives.
 */
function coarse(home: Location): Location {
  const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;
  const [longitude, latitude] = home.point?.coordinates ?? [0, 0];
  const coordinates = [hundredths(longitude), hundredths(latitude)] as const;
  const point = home.point && { type: 'Point' as const, coordinates };
  return { ...home, address: home.area ?? home.city, point, isBlurred: false, placeId: null };
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
