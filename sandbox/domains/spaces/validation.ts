import { ascending, inBoth, invalid, ranked, reporting } from 'graphql-docs-model';
import { isEmail, isLanguageTag } from 'graphql-docs-reference/graphql';
import { GraphQLError } from 'graphql';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { failure } from '../../shared/context';
import type { Position } from '../../shared/geometry';
import { polygonOf, sidesOf, squareKilometres } from '../../shared/geometry';
import { languageOf, textIn } from '../../shared/language';
import { adminsOf, canRead } from '../../shared/permissions';
import { hasHtml } from '../../shared/html';
import { countCharacters, isHttpsAddress, sharedWords, slugFrom, wordsOf } from '../../shared/text';
import { isTimeZone } from '../../shared/time-zone';
import { isUploaded } from '../../shared/uploads';
import type {
  SpaceValidationProblem,
  SpaceValidationReason,
  UpdateSpaceInput,
} from '../../types/schema';
import type { GeoPolygon } from '../../types/geo';
import { distanceFrom, locate } from '../geo/geo';
import { findableSpaces } from './spaces';

type Space = Row<'spaces'>;

/** Farthest distance of a space "in the same area". */
const sameArea = 10_000;

export const validation = {
  Mutation: {
    validateSpace: reporting((_root, { input: { spaceId, ...values } }, context) => {
      if (Object.keys(values).length === 0) throw invalid('input', 'There is no field to check.');
      const { world } = context;
      const space = world.spaces.get(spaceId);
      const isUnknown = spaceId != null && !(space && canRead(space, context));
      const problems = problemsOf(values, isUnknown ? undefined : space, context);
      if (isUnknown)
        problems.unshift({
          field: 'input.spaceId',
          reason: 'UNKNOWN',
          message: 'There is no such space.',
          suggestion: null,
        });
      const isGood = (start: string): boolean =>
        problems.every(({ field }) => !field.startsWith(start));
      const { name, location } = values;
      const place = location && isGood('input.location') ? location : null;
      return {
        isValid: problems.length === 0,
        problems: problems.slice(0, 20),
        slug: name != null && isGood('input.name') ? (space?.slug ?? slugOf(name, world)) : null,
        similarSpaces: similarTo({ ...values, location: place }, context)
          .filter(({ id }) => id !== spaceId)
          .slice(0, 5),
      };
    }),
  },
} satisfies Resolvers;

/** @throws CONFLICT for a name that is taken, VALIDATION_FAILED for whatever else is wrong first. */
export function checkSpace(
  values: UpdateSpaceInput,
  space: Space | undefined,
  context: Context,
): void {
  const [problem] = problemsOf(values, space, context);
  if (!problem) return;
  if (problem.reason === 'TAKEN') throw failure('VALUE_TAKEN', problem.message);
  throw invalid(problem.field, problem.message);
}

/** Slug for a new space; those of deleted spaces stay taken, and umlauts take two letters. */
export function slugOf(name: string, { spaces, retiredSlugs }: World): string {
  const taken = [
    ...retiredSlugs.all().map(({ id }) => id),
    ...spaces.all().map(({ slug }) => slug),
  ];
  return slugFrom(name.trim().slice(0, 60), new Set(taken));
}

/** Counts words of the name twice, then topics, among the spaces of the same area. */
function similarTo(
  { name, summary, topicIds, location }: UpdateSpaceInput,
  context: Context,
): Space[] {
  const field = 'input.location';
  const center = location && locate(location, field, context.world).point;
  const around = center && { center, radiusMeters: sameArea };
  const distanceOf = distanceFrom(around, field, context);
  const nameWords = wordsOf(name ?? '');
  const summaryWords = wordsOf(summary ?? '');
  const spaces = findableSpaces(context).filter((space) => distanceOf(space) < Infinity);
  return ranked(
    spaces.sort(ascending(({ id }) => id)),
    (space) =>
      2 * sharedWords(nameWords, wordsOf(space.name)) +
      sharedWords(summaryWords, wordsOf(space.summary)) +
      inBoth(space.topicIds, topicIds ?? []).length,
  );
}

type Problem = SpaceValidationReason | false | undefined;
/** By field, all that may be wrong with its value. */
type Problems = Readonly<Record<string, readonly Problem[]>>;

/** Names that would pass for those of the platform. */
const reservedNames = ['admin', 'moderation', 'support', 'team'];

/** In square kilometres. */
const largestArea = 2500;

/** What is wrong with the values that are given, in the order of the input's fields. */
function problemsOf(
  values: UpdateSpaceInput,
  space: Row<'spaces'> | undefined,
  context: Context,
): SpaceValidationProblem[] {
  const { world } = context;
  const { description, visibility, contentVisibility, language, area, topicIds } = values;
  const name = values.name?.trim() ?? '';
  const others = world.spaces.where(({ id }) => id !== space?.id);
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  // Who can join and who can read are checked together, with what the space has already.
  const readers = contentVisibility ?? space?.contentVisibility ?? 'MEMBERS';
  const isHidden = (visibility ?? space?.visibility) === 'HIDDEN';
  const contradiction = isHidden && readers !== 'MEMBERS' && 'CONTRADICTION';
  const problems: Problems = {
    name: [
      textProblem(values.name, 3, 80),
      reservedNames.includes(name.toLowerCase()) && 'NOT_ALLOWED',
      taken.has(name.toLowerCase()) && 'TAKEN',
    ],
    summary: [textProblem(values.summary, 10, 200)],
    description: [
      sizeProblem(description, 10_000),
      formProblem(description, (text) => !hasHtml(text)),
    ],
    imageUrl: [formProblem(values.imageUrl, isUploaded)],
    coverUrl: [formProblem(values.coverUrl, isUploaded)],
    coverAltText: [sizeProblem(values.coverAltText, 300)],
    visibility: [
      visibility === null && 'REQUIRED',
      visibility != null && contentVisibility == null && contradiction,
    ],
    contentVisibility: [
      contentVisibility === null && 'REQUIRED',
      contentVisibility === 'PRIVATE' && 'NOT_ALLOWED',
      contentVisibility != null && contradiction,
    ],
    language: [textProblem(language, 2, 35), formProblem(language, isLanguageTag)],
    timeZone: [formProblem(values.timeZone, isTimeZone)],
    ...locationProblem('location', values.location, world),
    area: [area != null && areaProblem(area)],
    topicIds: [
      topicIds === null && 'REQUIRED',
      topicIds?.length === 0 && 'TOO_SHORT',
      sizeProblem(topicIds, 5),
      topicIds?.some((id) => !world.topics.get(id)) && 'UNKNOWN',
    ],
    sdgNumbers: goalProblems(values.sdgNumbers),
    ...initiativeProblems(values.initiative, context),
  };
  return Object.entries(problems).flatMap(([field, found]) =>
    found
      .filter((problem) => problem !== false && problem !== undefined)
      .map((reason) => ({
        field: `input.${field}`,
        reason,
        message: textIn(world.spaceProblemTexts.need(reason), languageOf(context)),
        suggestion: reason === 'TAKEN' ? freeName(name, taken) : null,
      })),
  );
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${wanted} ${number}`.toLowerCase())) number += 1;
  return `${wanted} ${number}`;
}

function initiativeProblems(
  initiative: UpdateSpaceInput['initiative'],
  { caller, world }: Context,
): Problems {
  if (!initiative) return {};
  const { id, name, description, contactEmail, foundedOn } = initiative;
  const today = world.clock.now().slice(0, 10);
  const runsIt = world.spaces
    .where((space) => space.initiativeId === id)
    .some((space) => adminsOf(space.id, world).some(({ userId }) => userId === caller.userId));
  return {
    'initiative.id': [id != null && !runsIt && 'UNKNOWN'],
    'initiative.name': [textProblem(name, 2, 120)],
    'initiative.description': [textProblem(description, 1, 1000)],
    'initiative.logoUrl': [formProblem(initiative.logoUrl, isUploaded)],
    'initiative.websiteUrl': [
      sizeProblem(initiative.websiteUrl, 2048),
      formProblem(initiative.websiteUrl, isHttpsAddress),
    ],
    'initiative.contactEmail': [formProblem(contactEmail, isEmail)],
    ...locationProblem('initiative.location', initiative.location, world),
    'initiative.foundedOn': [foundedOn != null && foundedOn > today && 'NOT_ALLOWED'],
    'initiative.sdgNumbers': goalProblems(initiative.sdgNumbers),
  };
}

/** Null is checked as if it were sent; what is absent is not checked. */
function textProblem(text: string | null | undefined, least: number, most: number): Problem {
  if (text === undefined) return undefined;
  const length = countCharacters(text?.trim() ?? '');
  if (length === 0) return 'REQUIRED';
  if (length < least) return 'TOO_SHORT';
  return sizeProblem(text, most);
}

/** Counts the characters of a text, also white space at its ends, or the entries of a list. */
function sizeProblem(value: string | readonly unknown[] | null | undefined, most: number): Problem {
  if (value == null) return undefined;
  const size = typeof value === 'string' ? countCharacters(value) : value.length;
  return size > most && 'TOO_LONG';
}

function formProblem(
  text: string | null | undefined,
  isOfForm: (text: string) => boolean,
): Problem {
  return text != null && !isOfForm(text) && 'MALFORMED';
}

function goalProblems(numbers: readonly number[] | null | undefined): Problem[] {
  const isGoal = (number: number): boolean => number >= 1 && number <= 17;
  return [sizeProblem(numbers, 3), numbers?.every(isGoal) === false && 'UNKNOWN'];
}

/** Asks the geocoder whether it can place a location. */
function locationProblem(
  field: string,
  location: UpdateSpaceInput['location'],
  world: World,
): Problems {
  const failed = failedField(() => location && locate(location, field, world));
  if (failed === undefined) return {};
  return { [failed]: [failed.endsWith('.placeId') ? 'UNKNOWN' : 'MALFORMED'] };
}

function areaProblem(area: unknown): Problem {
  if (failedField(() => polygonOf(area, 'area')) !== undefined) return 'MALFORMED';
  const polygon = polygonOf(area, 'area');
  if (crossesItself(polygon)) return 'MALFORMED';
  return squareKilometres(polygon) > largestArea && 'NOT_ALLOWED';
}

/** The field that a check names when it fails. */
function failedField(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return String(error.extensions['field']);
    throw error;
  }
}

function crossesItself({ coordinates: [ring] }: GeoPolygon): boolean {
  const sides = sidesOf(ring);
  return sides.some(([a, b], index) =>
    sides
      .slice(index + 1)
      .some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

/** Positive where a path turns left, negative where it turns right, 0 where it goes straight on. */
function turn([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}
