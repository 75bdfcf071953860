import { GraphQLError } from 'graphql';
import { isEmail, isHttps, isLanguageTag } from '../../kit/checks';
import type { Context } from '../../kit/context';
import type { Position } from '../../kit/geometry';
import { polygonOf, sidesOf, squareKilometres } from '../../kit/geometry';
import { languageOf, textIn } from '../../kit/language';
import { hasHtml } from '../../kit/markdown';
import { isTimeZone } from '../../kit/time-zone';
import { isUploaded, withTls } from '../../kit/uploads';
import type { Row, World } from '../../kit/world';
import { adminsOf } from '../../shared/belonging';
import type { GeoPolygon } from '../../types/geo';
import type {
  SpaceInitiativeInput,
  SpaceValidationProblem,
  SpaceValidationReason,
  UpdateSpaceInput,
} from '../../types/schema';
import { locate } from '../geo/locate';

type Text = string | null | undefined;
type Problem = SpaceValidationReason | false | undefined;
/** A field with all that may be wrong with its value. */
type Check = readonly [field: string, ...problems: Problem[]];

/** Names that would pass for those of the platform. */
const reservedNames = ['admin', 'moderation', 'support', 'team'];

/** In square kilometres. */
const largestArea = 2500;

/** What is wrong with the values that are given, in the order of the input's fields. */
export function problemsOf(
  values: UpdateSpaceInput,
  space: Row<'spaces'> | undefined,
  context: Context,
): SpaceValidationProblem[] {
  const { world } = context;
  const { description, imageUrl, coverUrl, language, timeZone, topicIds, initiative } = values;
  const name = values.name?.trim().toLowerCase() ?? '';
  const others = world.spaces.where(({ id }) => id !== space?.id);
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  const checks: readonly Check[] = [
    [
      'input.name',
      textProblem(values.name, 3, 80),
      reservedNames.includes(name) && 'NOT_ALLOWED',
      taken.has(name) && 'TAKEN',
    ],
    ['input.summary', textProblem(values.summary, 10, 200)],
    [
      'input.description',
      (description?.length ?? 0) > 10_000 && 'TOO_LONG',
      formProblem(description, (text) => !hasHtml(text)),
    ],
    ['input.imageUrl', formProblem(imageUrl, isImage)],
    ['input.coverUrl', formProblem(coverUrl, isImage)],
    ...readerChecks(values, space),
    ['input.language', textProblem(language, 2, 35), formProblem(language, isLanguageTag)],
    ['input.timeZone', formProblem(timeZone, isTimeZone)],
    locationCheck('input.location', values.location, world),
    ['input.area', values.area != null && areaProblem(values.area)],
    [
      'input.topicIds',
      topicIds === null && 'REQUIRED',
      topicIds?.length === 0 && 'TOO_SHORT',
      (topicIds?.length ?? 0) > 5 && 'TOO_LONG',
      topicIds?.some((id) => !world.topics.get(id)) && 'UNKNOWN',
    ],
    goalCheck('input.sdgNumbers', values.sdgNumbers),
    ...(initiative ? initiativeChecks(initiative, context) : []),
  ];
  return checks.flatMap(([field, ...problems]) =>
    problems
      .filter((problem) => problem !== false && problem !== undefined)
      .map((reason) => ({
        field,
        reason,
        message: textIn(world.spaceProblemTexts.need(reason), languageOf(context)),
        suggestion: reason === 'TAKEN' ? freeName(values.name?.trim() ?? '', taken) : null,
      })),
  );
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${wanted} ${number}`.toLowerCase())) number += 1;
  return `${wanted} ${number}`;
}

/** Who can join and who can read are checked together, with what the space has already. */
function readerChecks(values: UpdateSpaceInput, space: Row<'spaces'> | undefined): Check[] {
  const visibility = values.visibility ?? space?.visibility;
  const readers = values.contentVisibility ?? space?.contentVisibility;
  const isChanged = values.visibility != null || values.contentVisibility != null;
  const isOff = visibility === 'HIDDEN' && readers !== undefined && readers !== 'MEMBERS';
  return [
    ['input.visibility', values.visibility === null && 'REQUIRED'],
    [
      'input.contentVisibility',
      values.contentVisibility === null && 'REQUIRED',
      values.contentVisibility === 'PRIVATE' && 'NOT_ALLOWED',
    ],
    [
      values.contentVisibility ? 'input.contentVisibility' : 'input.visibility',
      isOff && isChanged && 'CONTRADICTION',
    ],
  ];
}

function initiativeChecks(initiative: SpaceInitiativeInput, { caller, world }: Context): Check[] {
  const { id, logoUrl, websiteUrl, contactEmail, foundedOn } = initiative;
  const ownSpaces = world.spaces.where((space) =>
    adminsOf(space.id, world).some(({ userId }) => userId === caller.userId),
  );
  const runsIt = ownSpaces.some(({ initiativeId }) => initiativeId === id);
  return [
    ['input.initiative.id', id != null && !runsIt && 'UNKNOWN'],
    ['input.initiative.name', textProblem(initiative.name, 2, 120)],
    ['input.initiative.description', textProblem(initiative.description, 1, 1000)],
    ['input.initiative.logoUrl', formProblem(logoUrl, isImage)],
    ['input.initiative.websiteUrl', formProblem(websiteUrl, isHttps)],
    ['input.initiative.contactEmail', formProblem(contactEmail, isEmail)],
    locationCheck('input.initiative.location', initiative.location, world),
    [
      'input.initiative.foundedOn',
      foundedOn != null && foundedOn > world.clock.now().slice(0, 10) && 'NOT_ALLOWED',
    ],
    goalCheck('input.initiative.sdgNumbers', initiative.sdgNumbers),
  ];
}

/** Null is checked as if it were sent; what is absent is not checked. */
function textProblem(text: Text, least: number, most: number): Problem {
  if (text === undefined) return undefined;
  const length = text?.trim().length ?? 0;
  if (length === 0) return 'REQUIRED';
  if (length < least) return 'TOO_SHORT';
  return length > most && 'TOO_LONG';
}

function formProblem(text: Text, isOfForm: (text: string) => boolean): Problem {
  return text != null && !isOfForm(text) && 'MALFORMED';
}

function goalCheck(field: string, numbers: readonly number[] | null = []): Check {
  return [
    field,
    (numbers?.length ?? 0) > 3 && 'TOO_LONG',
    numbers?.some((number) => number < 1 || number > 17) && 'UNKNOWN',
  ];
}

function isImage(address: string): boolean {
  return isUploaded(address) && isHttps(withTls(address));
}

/** Asks the geocoder whether it can place a location. */
function locationCheck(field: string, location: UpdateSpaceInput['location'], world: World): Check {
  const failed = failedField(() => location && locate(location, field, world));
  if (failed === undefined) return [field];
  return [failed, failed.endsWith('.placeId') ? 'UNKNOWN' : 'MALFORMED'];
}

function areaProblem(area: unknown): Problem {
  const field = 'input.area';
  if (failedField(() => polygonOf(area, field)) !== undefined) return 'MALFORMED';
  const polygon = polygonOf(area, field);
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
