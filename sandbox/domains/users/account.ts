import { daysAfter, notFound } from 'graphql-docs-model';
import type { Resolvers, Row, World } from '../../shared/context';
import { languageOf } from '../../shared/language';
import type { SignedIn } from '../../shared/people';
import { displayNameOf, signedIn } from '../../shared/people';
import type { GuestUser } from '../../types/schema';
import { onboardingOf } from './onboarding';

/** The caller's own profile and account in one: what `AuthenticatedUser` and `UserAccount` show. */
export type OwnUser = Row<'users'> & Omit<Row<'accounts'>, '__typename'>;

declare module '../../shared/context' {
  interface DomainParents {
    readonly SignedInUser: SignedIn;
    readonly GuestUser: GuestUser;
    readonly AuthenticatedUser: OwnUser;
    readonly UserAccount: OwnUser;
  }
}

/** Day on which the terms in force took effect. */
export const currentTermsVersion = '2026-03-01';

export const account = {
  Query: {
    authenticatedUser: (_root, _args, context) => {
      const record = signedIn(context);
      return record && ownUser(record);
    },
    authenticatedUserV2: (_root, _args, context) =>
      signedIn(context) ?? {
        __typename: 'GuestUser',
        reason: context.caller.guestReason ?? 'NO_TOKEN',
        role: 'GUEST',
        language: languageOf(context),
        countryCode: null,
        issuer: context.addresses.identity,
        termsVersion: currentTermsVersion,
      },
  },
  Mutation: {
    unsubscribeFromNewsletter: (_root, { token }, { world }) => {
      const account = world.accounts.find(({ newsletterToken }) => newsletterToken === token);
      if (!account) throw notFound('subscription');
      world.accounts.put({ ...account, receivesNewsletter: false });
      return null;
    },
  },
  SignedInUser: {
    account: (record) => ownUser(record),
    onboarding: ({ account }, _args, context) => onboardingOf(account, context),
  },
  UserAccount: {
    location: ({ home }) => home,
    currentTermsVersion: () => currentTermsVersion,
    slugChangeableFrom: (user, _args, { world }) => slugChangeableFrom(user, world),
  },
  AuthenticatedUser: {
    displayName: (user) => displayNameOf(user),
    location: ({ home }) => home,
    newsletter: ({ receivesNewsletter }) => receivesNewsletter,
    isOnboarded: (user, _args, context) => onboardingOf(user, context).isComplete,
    onboarding: (user, _args, context) => onboardingOf(user, context),
  },
} satisfies Resolvers;

export function ownUser({ profile, account }: SignedIn): OwnUser {
  return { ...account, ...profile };
}

/** Moment from which the slug may change again, 30 days after the last change; null if it may now. */
export function slugChangeableFrom(
  { slugChangedAt }: Pick<Row<'accounts'>, 'slugChangedAt'>,
  { clock }: World,
): string | null {
  const from = slugChangedAt && daysAfter(slugChangedAt, 30);
  return from && from > clock.now() ? from : null;
}
