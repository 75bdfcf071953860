import { changed } from '../../kit/changed';
import { checkCount, checkHttps, checkLength, checkNotNull } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, invalid } from '../../kit/failure';
import { offeredLanguages } from '../../kit/language';
import { checkLanguages } from '../../kit/language-tags';
import { daysAfter, yearsAfter } from '../../kit/time';
import { isTimeZone } from '../../kit/time-zone';
import { withTls } from '../../kit/uploads';
import type { SignedIn } from '../../shared/people';
import { needSignedIn } from '../../shared/people';
import type {
  OnboardingStepKey,
  UpdateAuthenticatedUserInput as Changes,
} from '../../types/schema';
import { locate } from '../geo/locate';
import { currentTermsVersion, ownUser, slugChangeableFrom } from './account';
import { withFinished } from './onboarding';
import { hadSlug } from './profiles';

/** Where the value of a change stands in the arguments, for `extensions.field`. */
type PathOf = (name: keyof Changes) => string;

export const accountChanges = {
  Mutation: {
    // In this first version null means absent.
    updateAuthenticatedUser: (_root, { newsletter: receivesNewsletter, ...others }, context) => {
      checkCount('skillIds', others.skillIds, 1, 20);
      checkCount('topicIds', others.topicIds, 1, 20);
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
  },
} satisfies Resolvers;

/** Everything is checked before anything is stored. */
function change(changes: Changes, path: PathOf, context: Context): SignedIn {
  const { profile, account } = needSignedIn(context);
  const { accounts, clock, users } = context.world;
  checkChanges(changes, path, context);
  const { location, avatar, consentsToTracking, skippedOnboardingSteps, ...others } = changes;
  const { language, timeZone, birthDate, receivesNewsletter, ...rest } = others;
  const { acceptedTermsVersion, clientSettings, ...shown } = rest;
  const home = location && locate(location, path('location'), context.world);
  const consentedAt = consentsToTracking ? clock.now() : null;
  const moment = clock.tick();
  const isVisible = [avatar, home, ...Object.values(shown)].some((value) => value !== undefined);
  const isRenamed = shown.slug != null && shown.slug !== profile.slug;
  const former = { slug: profile.slug, until: daysAfter(moment, 90) };
  // The sandbox stores no files: an uploaded picture has an address and nothing at it.
  const picture = avatar ? `https://images.example/users/${profile.id}.webp` : null;
  const user = users.put(
    changed(profile, {
      ...shown,
      imageUrl: avatar === undefined ? shown.imageUrl : picture,
      home,
      formerSlugs: isRenamed ? [...profile.formerSlugs, former] : undefined,
      updatedAt: isVisible ? moment : undefined,
    }),
  );
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
    TOPICS: changes.topicIds != null && changes.topicIds.length >= 3,
    SKILLS: changes.skillIds != null && changes.skillIds.length >= 1,
  };
  return (Object.keys(does) as OnboardingStepKey[]).filter((key) => does[key]);
}

const neverNull = [
  'firstName',
  'slug',
  'spokenLanguages',
  'skillIds',
  'topicIds',
  'visibility',
  'sharesConnections',
  'sharesLocation',
  'language',
  'timeZone',
  'receivesNewsletter',
  'consentsToTracking',
  'acceptedTermsVersion',
  'clientSettings',
  'skippedOnboardingSteps',
] as const;

/** @throws VALIDATION_FAILED or CONFLICT for the first change that is not accepted. */
function checkChanges(changes: Changes, path: PathOf, context: Context): void {
  for (const name of neverNull) checkNotNull(path(name), changes[name]);
  checkTexts(changes, path);
  checkLists(changes, path, context);
  checkSettings(changes, path, context);
  checkSlug(changes.slug, path('slug'), context);
  if (changes.location?.url !== undefined)
    throw invalid(`${path('location')}.url`, 'A home is a place on site.');
}

function checkTexts(changes: Changes, path: PathOf): void {
  checkLength(path('firstName'), changes.firstName, 1, 50);
  checkLength(path('lastName'), changes.lastName, 1, 50);
  checkLength(path('headline'), changes.headline, 1, 120);
  checkLength(path('bio'), changes.bio, 1, 1000);
  checkLength(path('pronouns'), changes.pronouns, 1, 30);
  checkPicture(path('imageUrl'), changes.imageUrl);
  checkPicture(path('coverImageUrl'), changes.coverImageUrl);
  checkHttps(path('websiteUrl'), changes.websiteUrl, 500);
  if (changes.avatar !== undefined && changes.imageUrl !== undefined)
    throw invalid(path('avatar'), 'Give either a file or an address.');
}

/** An image that the local API stores has an address without TLS. */
function checkPicture(field: string, url: string | null | undefined): void {
  checkHttps(field, url == null ? url : withTls(url));
}

function checkLists(changes: Changes, path: PathOf, { world }: Context): void {
  checkLanguages(path('spokenLanguages'), changes.spokenLanguages);
  checkExist(changes.skillIds, path('skillIds'), world.skills);
  checkExist(changes.topicIds, path('topicIds'), world.topics);
  const skipped = changes.skippedOnboardingSteps;
  checkCount(path('skippedOnboardingSteps'), skipped, 0, 10);
  if (skipped?.some((key) => world.onboardingSteps.need(key).isRequired))
    throw invalid(path('skippedOnboardingSteps'), 'A required step cannot be skipped.');
}

function checkExist(
  ids: readonly string[] | null | undefined,
  field: string,
  table: { readonly get: (id: string) => unknown },
): void {
  checkCount(field, ids, 0, 20);
  if (ids?.some((id) => !table.get(id))) throw invalid(field, 'One of these does not exist.');
}

function checkSettings(changes: Changes, path: PathOf, { world }: Context): void {
  if (changes.visibility === 'MEMBERS')
    throw invalid(path('visibility'), 'A profile belongs to no space.');
  const { language, timeZone, birthDate, acceptedTermsVersion } = changes;
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
  if (!/^[a-z0-9-]{3,40}$/.test(slug))
    throw invalid(field, 'This must be 3 to 40 lower-case letters, digits and hyphens.');
  const { world } = context;
  const others = world.users.where(({ id }) => id !== profile.id);
  if (others.some((user) => user.slug === slug || hadSlug(user, slug, context)))
    throw failure('CONFLICT', 'This name is taken.');
  const from = slugChangeableFrom(account, world);
  if (from) throw failure('CONFLICT', `The name may change again from ${from}.`);
}
