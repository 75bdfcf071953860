import { daysAfter, notFound } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { webUrl } from '../../shared/context';
import { languageOf, textIn } from '../../shared/language';
import type { SignedIn } from '../../shared/people';
import { displayNameOf, signedIn } from '../../shared/people';
import { isMember } from '../../shared/permissions';
import type { GuestUser, Onboarding, OnboardingStepKey } from '../../types/schema';
import type { FinishedStep, OnboardingProgress } from '../../types/values';

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

/** Steps that `keys` name become done or skipped, unless they are; a skipped step can be done later. */
export function withFinished(
  account: Row<'accounts'>,
  keys: readonly OnboardingStepKey[],
  step: FinishedStep,
): Row<'accounts'> {
  const { finished } = account.onboarding;
  const open = keys.filter(
    (key) => !finished[key] || (finished[key].status === 'SKIPPED' && step.status === 'DONE'),
  );
  const added = Object.fromEntries(open.map((key) => [key, step]));
  return {
    ...account,
    onboarding: { ...account.onboarding, finished: { ...finished, ...added } },
  };
}

type Account = Pick<Row<'accounts'>, 'id' | 'onboarding'>;

/** What `Onboarding` shows of an account. */
function onboardingOf(account: Account, context: Context): Onboarding {
  const { version, startedAt } = account.onboarding;
  const language = languageOf(context);
  const finished = finishedSteps(account, context.world);
  const rows = context.world.onboardingSteps.all();
  const steps = rows.map(({ id: key, title, gain, isRequired }, index) => ({
    key,
    position: index + 1,
    title: textIn(title, language),
    description: textIn(gain, language),
    deepLink: webUrl(`onboarding/${key.toLowerCase().replace('_', '-')}`, context),
    isRequired,
    status: finished[key]?.status ?? ('OPEN' as const),
    finishedAt: finished[key]?.at ?? null,
  }));
  const finishedStepCount = steps.filter(({ status }) => status !== 'OPEN').length;
  const required = steps.filter(({ isRequired }) => isRequired).map(({ finishedAt }) => finishedAt);
  const isComplete = !required.includes(null);
  return {
    version,
    steps,
    currentStep: steps.find(({ status }) => status === 'OPEN') ?? null,
    finishedStepCount,
    progress: finishedStepCount / steps.length,
    isComplete,
    startedAt,
    completedAt: isComplete ? (required.sort().at(-1) ?? null) : null,
  };
}

/** A first space is read from the memberships, where whoever lets people in leaves it. */
function finishedSteps({ id, onboarding }: Account, world: World): OnboardingProgress['finished'] {
  const { finished, startedAt } = onboarding;
  if (finished.FIRST_SPACE?.status === 'DONE') return finished;
  const [at] = world.memberships
    .where((row) => row.userId === id && isMember(row))
    .map(({ joinedAt }) => joinedAt)
    .filter((joinedAt) => joinedAt >= startedAt)
    .sort();
  return at ? { ...finished, FIRST_SPACE: { status: 'DONE', at } } : finished;
}
