import { issuer } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { checkCount, checkLength } from '../../kit/checks';
import { failure, invalid, notFound } from '../../kit/failure';
import { languageOf } from '../../kit/language';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canRead } from '../../shared/permissions';
import { folded } from '../../kit/text';
import { byDisplayName } from '../../shared/names';
import { canReadProfile, connectedIds, mutualIds, statusBetween } from '../../shared/relations';
import type { UserConnectionStatus } from '../../types/schema';
import { flat, signedIn } from '../../shared/signed-in';
import { suggestionsFor } from './suggestions';
import { currentTermsVersion } from './terms';
import { viewOf } from './connection-view';
import type { Row } from '../../kit/world';

const readableByName = (name: string, context: Context): Row<'users'> | undefined => {
  const slug = name.toLowerCase();
  const now = context.world.clock.now();
  const users = context.world.users.all().filter(({ id }) => canReadProfile(id, context));
  return (
    users.find((user) => user.slug === slug) ??
    users.find((user) =>
      user.formerSlugs.some((former) => former.slug === slug && former.until > now),
    )
  );
};

export const userQueries = {
  Query: {
    authenticatedUser: (_root: unknown, _args: unknown, context: Context) => {
      const record = signedIn(context);
      return record ? flat(record) : null;
    },
    authenticatedUserV2: (_root: unknown, _args: unknown, context: Context) =>
      signedIn(context) ?? {
        __typename: 'GuestUser',
        reason: context.caller.guestReason ?? 'NO_TOKEN',
        role: 'GUEST',
        language: languageOf(context),
        countryCode: null,
        issuer,
        termsVersion: currentTermsVersion,
      },
    userById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.users.get(id),
    userByName: (_root: unknown, { name }: { readonly name: string }, context: Context) => {
      const user = readableByName(name, context);
      if (!user) throw notFound('user');
      return user;
    },
    userSuggestions: (
      _root: unknown,
      { spaceId }: { readonly spaceId?: string | null },
      context: Context,
    ) => {
      const space = context.world.spaces.get(spaceId);
      if (spaceId != null && !(space && canRead(space, context))) throw notFound('space');
      return suggestionsFor(space, context).slice(0, 20);
    },
    usersByChatIdentities: (
      _root: unknown,
      { chatIdentities }: { readonly chatIdentities: readonly string[] },
      context: Context,
    ) => {
      checkCount('chatIdentities', chatIdentities, 1, 100);
      const users = context.world.users.all().filter(({ id }) => canReadProfile(id, context));
      return [...new Set(chatIdentities)].flatMap(
        (identity) => users.find(({ chatIdentity }) => chatIdentity === identity) ?? [],
      );
    },
    connectedUsers: (
      _root: unknown,
      { search, ...args }: PageArguments & { readonly search?: string | null },
      { caller, world }: Context,
    ) => {
      checkLength('search', search, 2, 80);
      const beginning = folded(search?.trim() ?? '');
      const users = world.users
        .getMany(connectedIds(caller.userId, world))
        .filter(({ firstName, lastName, slug }) =>
          [firstName, lastName ?? '', slug].some((name) => folded(name).startsWith(beginning)),
        );
      return page(users.sort(byDisplayName), args);
    },
    connectionsByUserId: (
      _root: unknown,
      { userId, ...args }: PageArguments & { readonly userId: string },
      context: Context,
    ) => {
      const { caller, world } = context;
      if (world.users.get(userId)?.sharesConnections === false && userId !== caller.userId)
        throw failure('FORBIDDEN', 'This person keeps connections private.');
      const known = new Set(mutualIds(caller.userId, userId, world));
      const users = world.users
        .getMany(connectedIds(userId, world))
        .filter(({ id }) => canReadProfile(id, context))
        .sort((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)) || byDisplayName(a, b));
      return page(users, args);
    },
    myConnections: (
      _root: unknown,
      { status, ...args }: PageArguments & { readonly status: UserConnectionStatus },
      context: Context,
    ) => {
      if (status === 'NONE') throw invalid('status', 'Everyone else has the status NONE.');
      const { caller, world } = context;
      const views = world.users
        .all()
        .filter(
          ({ id, isDeleted }) => !isDeleted && statusBetween(caller.userId, id, world) === status,
        )
        .map((user) => viewOf(user, context))
        .sort((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''));
      return page(views, args);
    },
  },
} satisfies AnyResolvers;
