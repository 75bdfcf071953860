import type { Context, Resolvers } from '../../kit/context';
import { checkCount } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { daysAfter } from '../../kit/time';
import { locate } from '../geo/locate';
import type { PathOf } from './changes';
import { checkChanges } from './changes';
import { withDone, withSkipped } from './onboarding';
import type { SignedIn } from '../../shared/signed-in';
import { needSignedIn, flat } from '../../shared/signed-in';
import type { Row } from '../../kit/world';
import type {
  OnboardingStepKey,
  UpdateAuthenticatedUserInput as Changes,
} from '../../types/schema';
import type { Location } from '../../types/values';

const profileKeys = [
  'firstName',
  'lastName',
  'slug',
  'imageUrl',
  'coverImageUrl',
  'headline',
  'bio',
  'pronouns',
  'websiteUrl',
  'spokenLanguages',
  'skillIds',
  'topicIds',
  'visibility',
  'sharesConnections',
  'sharesLocation',
] as const;

const accountKeys = [
  'language',
  'timeZone',
  'birthDate',
  'receivesNewsletter',
  'acceptedTermsVersion',
  'clientSettings',
] as const;

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
      return flat(change(Object.fromEntries(given), path, context));
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
  const { world } = context;
  checkChanges(changes, path, context);
  const location = locationOf(changes, path('location'), context);
  const asked = world.clock.now();
  const moment = world.clock.tick();
  const changed = changedProfile(profile, changes, location, moment);
  return {
    __typename: 'SignedInUser',
    profile: world.users.put(changed),
    account: world.accounts.put(changedAccount(account, changes, changed, { asked, moment })),
  };
}

function locationOf(
  { location }: Changes,
  field: string,
  { world }: Context,
): Location | null | undefined {
  if (location == null) return location;
  if (location.url !== undefined) throw invalid(`${field}.url`, 'A home is a place on site.');
  return locate(location, field, world);
}

function changedProfile(
  profile: Row<'users'>,
  changes: Changes,
  home: Location | null | undefined,
  moment: string,
): Row<'users'> {
  const texts = pick(changes, profileKeys);
  const hasNewSlug = changes.slug != null && changes.slug !== profile.slug;
  const former = { slug: profile.slug, until: daysAfter(moment, 90) };
  const isVisible = Object.keys(texts).length > 0 || home !== undefined;
  return {
    ...profile,
    ...texts,
    ...pictureOf(changes, profile.id),
    ...(home === undefined ? {} : { home }),
    formerSlugs: hasNewSlug ? [...profile.formerSlugs, former] : profile.formerSlugs,
    updatedAt: isVisible || changes.avatar !== undefined ? moment : profile.updatedAt,
  };
}

/** The sandbox stores no files: an uploaded picture has an address and nothing at it. */
function pictureOf({ avatar }: Changes, id: string): Partial<Row<'users'>> {
  if (avatar === undefined) return {};
  return { imageUrl: avatar === null ? null : `https://images.example/users/${id}.webp` };
}

function changedAccount(
  account: Row<'accounts'>,
  changes: Changes,
  profile: Row<'users'>,
  { asked, moment }: { readonly asked: string; readonly moment: string },
): Row<'accounts'> {
  const { consentsToTracking, slug, skippedOnboardingSteps } = changes;
  const formerSlug = profile.formerSlugs.at(-1);
  const hasNewSlug = slug != null && formerSlug?.until === daysAfter(moment, 90);
  const changed: Row<'accounts'> = {
    ...account,
    ...pick(changes, accountKeys),
    ...(consentsToTracking == null
      ? {}
      : { trackingConsentedAt: consentsToTracking ? asked : null }),
    ...(hasNewSlug ? { slugChangedAt: moment } : {}),
  };
  const done = withDone(changed, doneSteps(changes, profile), moment);
  return withSkipped(done, skippedOnboardingSteps ?? [], moment);
}

/** Steps of the onboarding that these changes do. */
function doneSteps(changes: Changes, profile: Row<'users'>): OnboardingStepKey[] {
  const does: Readonly<Partial<Record<OnboardingStepKey, boolean>>> = {
    PROFILE: changes.acceptedTermsVersion != null,
    PICTURE: (changes.imageUrl ?? changes.avatar) != null,
    LOCATION: changes.location != null,
    TOPICS: changes.topicIds != null && profile.topicIds.length >= 3,
    SKILLS: changes.skillIds != null && profile.skillIds.length >= 1,
  };
  return (Object.keys(does) as OnboardingStepKey[]).filter((key) => does[key]);
}

/** Members of a change that are given, null included where it clears. */
function pick(changes: Changes, keys: readonly (keyof Changes)[]): object {
  return Object.fromEntries(
    keys.flatMap((key) => (changes[key] === undefined ? [] : [[key, changes[key]]])),
  );
}
