import type { Context } from '../../kit/context';
import { checkCount, checkHttps, checkLength, checkNotNull } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import { offeredLanguages } from '../../kit/language';
import { checkLanguages } from '../../kit/language-tags';
import { daysAfter, yearsAfter } from '../../kit/time';
import { isTimeZone } from '../../kit/time-zone';
import { withTls } from '../../kit/uploads';
import { requiredSteps } from './onboarding';
import { hadSlug } from './profiles';
import type { UpdateAuthenticatedUserInput as Changes } from '../../types/schema';

/** Where the value of a change stands in the arguments, for `extensions.field`. */
export type PathOf = (name: keyof Changes) => string;

/** Day on which the terms in force took effect. */
export const currentTermsVersion = '2026-03-01';

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
export function checkChanges(changes: Changes, path: PathOf, context: Context): void {
  for (const name of neverNull) checkNotNull(path(name), changes[name]);
  checkTexts(changes, path);
  checkLists(changes, path, context);
  checkSettings(changes, path, context);
  checkSlug(changes.slug, path('slug'), context);
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
  if (skipped?.some((key) => requiredSteps.includes(key)))
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
  const { caller, world } = context;
  if (slug == null || slug === world.users.get(caller.userId)?.slug) return;
  if (!/^[a-z0-9-]{3,40}$/.test(slug))
    throw invalid(field, 'This must be 3 to 40 lower-case letters, digits and hyphens.');
  const others = world.users.where(({ id }) => id !== caller.userId);
  const isTaken = others.some((user) => user.slug === slug || hadSlug(user, slug, context));
  if (isTaken) throw failure('CONFLICT', 'This name is taken.');
  const changedAt = world.accounts.get(caller.userId)?.slugChangedAt ?? null;
  const from = slugChangeableFrom(changedAt, world.clock.now());
  if (from) throw failure('CONFLICT', `The name may change again from ${from}.`);
}

/** Moment from which a name may change again, 30 days after the last change; null if it may now. */
export function slugChangeableFrom(changedAt: string | null, now: string): string | null {
  const from = changedAt && daysAfter(changedAt, 30);
  return from && from > now ? from : null;
}
