import { issuer } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { languageOf } from '../../kit/language';
import type { Row } from '../../kit/world';
import { displayNameOf } from '../../shared/names';
import type { FlatUser, SignedIn } from '../../shared/signed-in';
import { flat, signedIn } from '../../shared/signed-in';
import { topicsField } from '../../shared/subject-fields';
import type { GuestUser } from '../../types/schema';
import { currentTermsVersion, slugChangeableFrom } from './changes';
import { onboardingOf } from './onboarding';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly SignedInUser: SignedIn;
    readonly GuestUser: GuestUser;
    readonly AuthenticatedUser: FlatUser;
  }
}

export const account = {
  Query: {
    authenticatedUser: (_root, _args, context) => {
      const record = signedIn(context);
      return record && flat(record);
    },
    authenticatedUserV2: (_root, _args, context) =>
      signedIn(context) ?? {
        __typename: 'GuestUser',
        reason: context.caller.guestReason ?? 'NO_TOKEN',
        role: 'GUEST',
        language: languageOf(context),
        countryCode: null,
        issuer,
        termsVersion: currentTermsVersion,
      },
  },
  Mutation: {
    unsubscribeFromNewsletter: (_root, { token }, { world }) => {
      const account = world.accounts.all().find(({ newsletterToken }) => newsletterToken === token);
      if (!account) throw notFound('subscription');
      world.accounts.put({ ...account, receivesNewsletter: false });
      return null;
    },
  },
  SignedInUser: {
    onboarding: ({ account }, _args, context) => onboardingOf(account, context),
  },
  UserAccount: {
    role: ofProfile(({ role }) => role),
    location: ofProfile(({ home }) => home),
    visibility: ofProfile(({ visibility }) => visibility),
    sharesConnections: ofProfile(({ sharesConnections }) => sharesConnections),
    sharesLocation: ofProfile(({ sharesLocation }) => sharesLocation),
    createdAt: ofProfile(({ createdAt }) => createdAt),
    currentTermsVersion: () => currentTermsVersion,
    slugChangeableFrom: ({ slugChangedAt }, _args, { world }) =>
      slugChangeableFrom(slugChangedAt, world.clock.now()),
  },
  AuthenticatedUser: {
    ...topicsField,
    displayName: (user) => displayNameOf(user),
    location: ({ home }) => home,
    skills: ({ skillIds }, _args, { world }) => world.skills.getMany(skillIds),
    newsletter: ({ receivesNewsletter }) => receivesNewsletter,
    isOnboarded: ({ account }, _args, context) => onboardingOf(account, context).isComplete,
    onboarding: ({ account }, _args, context) => onboardingOf(account, context),
  },
} satisfies Resolvers;

/** A field of the account whose value the profile holds. */
function ofProfile<Value>(
  read: (user: Row<'users'>) => Value,
): (account: Row<'accounts'>, args: unknown, context: Context) => Value {
  return ({ id }, _args, { world }) => read(world.users.need(id));
}
