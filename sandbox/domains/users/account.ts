import type { AnyRow, Table } from 'graphql-docs-model';
import { daysAfter, notFound, changed, invalid, yearsAfter } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { webUrl, failure } from '../../shared/context';
import { languageOf, textIn, offeredLanguages } from '../../shared/language';
import type { SignedIn } from '../../shared/people';
import { displayNameOf, signedIn, needSignedIn } from '../../shared/people';
import { isMember, membersOf } from '../../shared/permissions';
import type {
  GuestUser,
  Onboarding,
  OnboardingStepKey,
  UpdateAuthenticatedUserInput as Changes,
} from '../../types/schema';
import type { FinishedStep, OnboardingProgress } from '../../types/values';
import { checkExist, deleteResponses } from '../../shared/content';
import { isTimeZone } from '../../shared/time-zone';
import { updated } from '../../shared/updated';
import { removeComment } from '../comments/comments';
import { locate } from '../geo/geo';
import { removeSpace } from '../spaces/mutations';
import { unassign } from '../tasks/tasks';
import { hadSlug } from './profiles';

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
const currentTermsVersion = '2026-03-01';

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
    // In this first version null means absent.
    updateAuthenticatedUser: (_root, { newsletter: receivesNewsletter, ...others }, context) => {
      const given = Object.entries({ ...others, receivesNewsletter }).filter(
        ([, value]) => value != null,
      );
      const path: PathOf = (name) => (name === 'receivesNewsletter' ? 'newsletter' : name);
      return ownUser(change(Object.fromEntries(given), path, context));
    },
    updateAuthenticatedUserV2: (_root, { input }, context) => {
      if (Object.keys(input).length === 0) throw invalid('input', 'Give at least one change.');
      return change(input, (name) => `input.${name}`, context);
    },
    deleteAuthenticatedUser: (_root, { deleteContent }, context) => {
      const { profile } = needSignedIn(context);
      const { world } = context;
      if (memberGroups(world).some((group) => leavesNoAdmin(group, profile.id)))
        throw failure('LAST_ADMIN', 'You are the only admin of a space that has other members.');
      const { id, createdAt } = profile;
      const updatedAt = world.clock.tick();
      for (const [only, ...others] of memberGroups(world)) {
        const space = world.spaces.get(only?.spaceId);
        if (space && only?.userId === id && others.length === 0) removeSpace(space, world);
      }
      deleteTraces(profile.id, world);
      if (deleteContent) deleteContentOf(profile.id, world);
      // Stands where the person wrote or did something.
      const slug = `former-member-${id.slice(-8)}`;
      world.users.put({ ...world.users.need(deletedUser), id, slug, createdAt, updatedAt });
      return { success: true, id: profile.id };
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

function ownUser({ profile, account }: SignedIn): OwnUser {
  return { ...account, ...profile };
}

/** Moment from which the slug may change again, 30 days after the last change; null if it may now. */
function slugChangeableFrom(
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

/** Where the value of a change stands in the arguments, for `extensions.field`. */
type PathOf = (name: keyof Changes) => string;

/** Everything is checked before anything is stored. */
function change(changes: Changes, path: PathOf, context: Context): SignedIn {
  const { profile, account } = needSignedIn(context);
  const { accounts, clock, users } = context.world;
  checkChanges(changes, path, context);
  const { location, avatar, consentsToTracking, skippedOnboardingSteps, ...others } = changes;
  const { language, timeZone, birthDate, receivesNewsletter, ...rest } = others;
  const { acceptedTermsVersion, clientSettings, topicIds, skillIds, ...shown } = rest;
  const home = location && locate(location, path('location'), context.world);
  const consentedAt = consentsToTracking ? clock.now() : null;
  const moment = clock.tick();
  const isRenamed = shown.slug != null && shown.slug !== profile.slug;
  const former = { slug: profile.slug, until: daysAfter(moment, 90) };
  // The sandbox stores no files: an uploaded picture has an address and nothing at it.
  const picture = avatar ? `https://images.example/users/${profile.id}.webp` : null;
  const visible = changed(profile, {
    ...shown,
    topicIds: topicIds && [...new Set(topicIds)],
    skillIds: skillIds && [...new Set(skillIds)],
    imageUrl: avatar === undefined ? shown.imageUrl : picture,
    home,
    formerSlugs: isRenamed ? [...profile.formerSlugs, former] : undefined,
    // Each file that is uploaded is another picture, at the same address.
    updatedAt: avatar ? moment : undefined,
  });
  const user = users.put(updated(profile, visible, moment));
  const owner = changed(account, {
    language,
    timeZone,
    birthDate,
    receivesNewsletter,
    acceptedTermsVersion,
    clientSettings,
    trackingConsentedAt: consentsToTracking == null ? undefined : consentedAt,
    slugChangedAt: isRenamed ? moment : undefined,
  });
  const done = withFinished(owner, doneSteps(changes), { status: 'DONE', at: moment });
  const skipped = { status: 'SKIPPED', at: moment } as const;
  return {
    __typename: 'SignedInUser',
    profile: user,
    account: accounts.put(withFinished(done, skippedOnboardingSteps ?? [], skipped)),
  };
}

/** Steps of the onboarding that these changes do. */
function doneSteps(changes: Changes): OnboardingStepKey[] {
  const does: Readonly<Partial<Record<OnboardingStepKey, boolean>>> = {
    PROFILE: changes.acceptedTermsVersion != null,
    PICTURE: (changes.imageUrl ?? changes.avatar) != null,
    LOCATION: changes.location != null,
    TOPICS: new Set(changes.topicIds).size >= 3,
    SKILLS: changes.skillIds != null && changes.skillIds.length >= 1,
  };
  return (Object.keys(does) as OnboardingStepKey[]).filter((key) => does[key]);
}

/** @throws VALIDATION_FAILED or CONFLICT for the first change that is not accepted. */
function checkChanges(changes: Changes, path: PathOf, context: Context): void {
  if (changes.avatar !== undefined && changes.imageUrl !== undefined)
    throw invalid(path('avatar'), 'Give either a file or an address.');
  const { skills, topics } = context.world;
  checkExist(path('skillIds'), changes.skillIds, skills, 'One of these does not exist.');
  checkExist(path('topicIds'), changes.topicIds, topics, 'One of these does not exist.');
  checkSettings(changes, path, context);
  checkSlug(changes.slug, path('slug'), context);
  if (changes.location?.url !== undefined)
    throw invalid(`${path('location')}.url`, 'A home is a place on site.');
}

function checkSettings(changes: Changes, path: PathOf, { world }: Context): void {
  const { skippedOnboardingSteps, visibility, language, timeZone } = changes;
  const { birthDate, acceptedTermsVersion } = changes;
  if (skippedOnboardingSteps?.some((key) => world.onboardingSteps.need(key).isRequired))
    throw invalid(path('skippedOnboardingSteps'), 'A required step cannot be skipped.');
  if (visibility === 'MEMBERS') throw invalid(path('visibility'), 'A profile belongs to no space.');
  if (language != null && !offeredLanguages.includes(language))
    throw invalid(path('language'), `The platform offers ${offeredLanguages.join(', ')}.`);
  if (timeZone != null && !isTimeZone(timeZone))
    throw invalid(path('timeZone'), 'This must be a name of the IANA database.');
  if (birthDate != null && birthDate > yearsAfter(world.clock.now(), -16).slice(0, 10))
    throw invalid(path('birthDate'), 'This must be at least 16 years ago.');
  if (acceptedTermsVersion != null && acceptedTermsVersion !== currentTermsVersion)
    throw invalid(
      path('acceptedTermsVersion'),
      `The terms in force are of ${currentTermsVersion}.`,
    );
}

function checkSlug(slug: Changes['slug'], field: string, context: Context): void {
  const { profile, account } = needSignedIn(context);
  if (slug == null || slug === profile.slug) return;
  const { world } = context;
  const others = world.users.where(({ id }) => id !== profile.id);
  if (others.some((user) => user.slug === slug || hadSlug(user, slug, context)))
    throw failure('VALUE_TAKEN', 'This name is taken.');
  const from = slugChangeableFrom(account, world);
  if (from) throw failure('TOO_EARLY', `The name may change again from ${from}.`);
}

/** The people of each space. */
function memberGroups(world: World): Row<'memberships'>[][] {
  return world.spaces.all().map(({ id }) => membersOf(id, world));
}

function leavesNoAdmin(members: readonly Row<'memberships'>[], id: string): boolean {
  const runsIt = members.some(({ userId, connection }) => userId === id && connection === 'ADMIN');
  const others = members.filter(({ userId }) => userId !== id);
  return runsIt && others.length > 0 && others.every(({ connection }) => connection !== 'ADMIN');
}

/** What the platform removes at once or within a minute: here, all of it at once. */
function deleteTraces(id: string, world: World): void {
  const { bookmarks, favorites, devices, memberships, notificationPreferences } = world;
  const { engagementViews, reactions, recommendations, spaceInvites, spaceRequests } = world;
  world.accounts.delete(id);
  world.connections.deleteWhere((row) => row.requesterId === id || row.addresseeId === id);
  world.blocks.deleteWhere((row) => row.userId === id || row.blockedId === id);
  world.notifications.deleteWhere(({ recipientId }) => recipientId === id);
  for (const table of [bookmarks, favorites, engagementViews])
    table.deleteWhere(({ ownerId }) => ownerId === id);
  const ofUsers: Table<AnyRow & { readonly userId: string | null }>[] = [
    devices,
    memberships,
    notificationPreferences,
    reactions,
    recommendations,
    spaceInvites,
    spaceRequests,
  ];
  for (const table of ofUsers) table.deleteWhere(({ userId }) => userId === id);
  unassign(id, world);
  for (const report of world.reports.where(({ reporterId }) => reporterId === id))
    world.reports.put({ ...report, reporterId: null, decisionSentTo: null });
}

function deleteContentOf(id: string, world: World): void {
  const { posts, feedPosts, insights, polls } = world;
  type Authored = AnyRow & { readonly authorId: string };
  for (const table of [posts, feedPosts, insights, polls] satisfies Table<Authored>[]) {
    for (const row of table.where(({ authorId }) => authorId === id)) {
      deleteResponses(row.id, world);
      world.votes.deleteWhere(({ pollId }) => pollId === row.id);
      table.delete(row.id);
    }
  }
  for (const comment of world.comments.where(({ authorId }) => authorId === id))
    removeComment(comment, world);
}

/** Row of a person who is gone: all of them look alike. */
const deletedUser = '018f1a20-41c6-7b97-a1c4-6d8e2f5b9a03';
