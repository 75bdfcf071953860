import type { AnyResolver, AnyResolvers, Context } from '../../kit/context';
import { languageOf, textIn } from '../../kit/language';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { Content } from '../../shared/permissions';
import { canRead } from '../../shared/permissions';
import { isMember } from '../../shared/belonging';
import { coarse } from './coarse';
import { displayNameOf, placeholderName } from '../../shared/names';
import { canReadProfile, connectedIds, mutualIds, statusBetween } from '../../shared/relations';
import type { Row } from '../../kit/world';

/** A field of the profile; who sees name and picture alone gets `otherwise`. */
function shown<Value>(
  read: (user: Row<'users'>, context: Context) => Value,
  otherwise: Value,
): AnyResolver {
  return (user: Row<'users'>, _args: unknown, context: Context) =>
    canReadProfile(user.id, context) ? read(user, context) : otherwise;
}

const firstName = ({ isDeleted, firstName }: Row<'users'>, context: Context): string =>
  isDeleted ? textIn(placeholderName, languageOf(context)) : firstName;

const spacesOf = (user: Row<'users'>, context: Context): Content[] =>
  context.world.memberships
    .all()
    .filter((row) => row.userId === user.id && isMember(row))
    .sort((a, b) => b.joinedAt.localeCompare(a.joinedAt))
    .flatMap(({ spaceId }) => context.world.spaces.get(spaceId) ?? [])
    .filter((space) => canRead(space, context));

const countBy = (user: Row<'users'>, contents: readonly Content[], context: Context): number =>
  user.isDeleted
    ? 0
    : contents
        .filter(({ authorId, status }) => authorId === user.id && status === 'PUBLISHED')
        .filter((content) => canRead(content, context)).length;

export const profileFields = {
  User: {
    firstName: (user: Row<'users'>, _args: unknown, context: Context) => firstName(user, context),
    displayName: (user: Row<'users'>, _args: unknown, context: Context) =>
      displayNameOf({ ...user, firstName: firstName(user, context) }),
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
    spaces: (user: Row<'users'>, args: PageArguments, context: Context) =>
      page(canReadProfile(user.id, context) ? spacesOf(user, context) : [], args),
    postCount: (user: Row<'users'>, _args: unknown, context: Context) =>
      countBy(user, [...context.world.posts.all(), ...context.world.feedPosts.all()], context),
    insightCount: (user: Row<'users'>, _args: unknown, context: Context) =>
      countBy(user, context.world.insights.all(), context),
    connectionCount: (user: Row<'users'>, _args: unknown, context: Context) => {
      if (user.isDeleted) return 0;
      if (!canReadProfile(user.id, context)) return null;
      if (!user.sharesConnections && user.id !== context.caller.userId) return null;
      return connectedIds(user.id, context.world).length;
    },
    mutualConnectionCount: shown(
      ({ id }, { caller, world }) => mutualIds(caller.userId, id, world).length,
      0,
    ),
    viewerConnectionStatus: ({ id }: Row<'users'>, _args: unknown, { caller, world }: Context) =>
      statusBetween(caller.userId, id, world),
    isViewer: ({ id }: Row<'users'>, _args: unknown, { caller }: Context) => id === caller.userId,
    isConnected: ({ id }: Row<'users'>, _args: unknown, { caller, world }: Context) =>
      statusBetween(caller.userId, id, world) === 'CONNECTED',
  },
} satisfies AnyResolvers;
