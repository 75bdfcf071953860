import type { AnyResolvers, Context } from '../../kit/context';
import { displayNameOf } from '../../shared/names';
import { onboardingOf } from './onboarding';
import type { FlatUser, SignedIn } from '../../shared/signed-in';
import { currentTermsVersion, slugChangeableFrom } from './terms';
import type { Row } from '../../kit/world';

/** A field of the account whose value the profile holds. */
const ofProfile =
  <Value>(read: (user: Row<'users'>) => Value) =>
  ({ id }: Row<'accounts'>, _args: unknown, { world }: Context): Value | null => {
    const user = world.users.get(id);
    return user ? read(user) : null;
  };

export const accountFields = {
  SignedInUser: {
    onboarding: ({ account }: SignedIn, _args: unknown, context: Context) =>
      onboardingOf(account, context),
  },
  UserAccount: {
    role: ofProfile(({ role }) => role),
    location: ofProfile(({ home }) => home),
    visibility: ofProfile(({ visibility }) => visibility),
    sharesConnections: ofProfile(({ sharesConnections }) => sharesConnections),
    sharesLocation: ofProfile(({ sharesLocation }) => sharesLocation),
    createdAt: ofProfile(({ createdAt }) => createdAt),
    currentTermsVersion: () => currentTermsVersion,
    slugChangeableFrom: ({ slugChangedAt }: Row<'accounts'>, _args: unknown, { world }: Context) =>
      slugChangeableFrom(slugChangedAt, world.clock.now()),
  },
  AuthenticatedUser: {
    displayName: (user: FlatUser) => displayNameOf(user),
    location: ({ home }: FlatUser) => home,
    skills: ({ skillIds }: FlatUser, _args: unknown, { world }: Context) =>
      world.skills.getMany(skillIds),
    topics: ({ topicIds }: FlatUser, _args: unknown, { world }: Context) =>
      world.topics.getMany(topicIds),
    newsletter: ({ receivesNewsletter }: FlatUser) => receivesNewsletter,
    isOnboarded: ({ account }: FlatUser, _args: unknown, context: Context) =>
      onboardingOf(account, context)['isComplete'],
    onboarding: ({ account }: FlatUser, _args: unknown, context: Context) =>
      onboardingOf(account, context),
  },
} satisfies AnyResolvers;
