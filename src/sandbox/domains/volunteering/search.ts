import { checkCount } from '../../kit/checks';
import type { Choices } from '../../kit/choices';
import { checkGoals } from '../../kit/choices';
import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { invalid } from '../../kit/failure';
import { descending, findRows } from '../../kit/find-rows';
import { pointOf } from '../../kit/geometry';
import { checkLanguages, coversLanguage } from '../../kit/language-tags';
import type { Row } from '../../kit/world';
import { isOpen } from '../../shared/open-engagements';
import { canList } from '../../shared/permissions';
import type { GeoPoint } from '../../types/geo';
import type { AppVolunteeringEngagementsFilterInput } from '../../types/schema';

export const newestFirst = descending((engagement: Row<'engagements'>) => engagement.publishedAt);

/** Published engagements that meet all conditions, near ones first where a point is given. */
export function findEngagements(
  filter: AppVolunteeringEngagementsFilterInput,
  context: Context,
): Row<'engagements'>[] {
  const found = findAnywhere(filter, context);
  if (!filter.near) return found;
  const { point, radius } = filter.near;
  return withinCircle(found, pointOf(point, 'filter.near.point'), radius * 1000);
}

const findAnywhere = findRows('engagements', {
  check: checkFilter,
  where: (filter, context) => (engagement) =>
    engagement.status === 'PUBLISHED' &&
    (!filter.onlyOpen || isOpen(engagement, context.world)) &&
    (!filter.isWheelchairAccessible || engagement.isWheelchairAccessible === true) &&
    fitsVolunteer(engagement, filter) &&
    canList(engagement, context),
  text: ({ title, summary, description, organizerId }, { world }) => [
    ...[title, summary, description],
    world.organizers.need(organizerId).name,
  ],
  equal: { isRemote: 'isRemote', organizerId: 'organizerId' },
  oneOf: {
    topicIds: 'topicIds',
    skillIds: 'skillIds',
    sdgNumbers: 'sdgNumbers',
    regularities: 'regularity',
    durations: 'duration',
  },
  order: newestFirst,
});

function fitsVolunteer(
  engagement: Row<'engagements'>,
  filter: AppVolunteeringEngagementsFilterInput,
): boolean {
  const { availableFrom, availableUntil, age, groupSize } = filter;
  const { startDate, endDate, minimumAge, placesFree } = engagement;
  return (
    speaksOne(filter.languages, engagement.languages) &&
    (availableFrom == null || endDate === null || endDate >= availableFrom) &&
    (availableUntil == null || startDate === null || startDate <= availableUntil) &&
    (age == null || minimumAge === null || minimumAge <= age) &&
    (groupSize == null || placesFree === null || placesFree >= groupSize)
  );
}

function speaksOne(spoken: Choices<string>, needed: readonly string[]): boolean {
  if (!spoken?.length || needed.length === 0) return true;
  return spoken.some((tag) =>
    needed.some((language) => coversLanguage(tag, language) || coversLanguage(language, tag)),
  );
}

/** Those in the circle, nearest first, and after them the remote ones. */
function withinCircle(
  engagements: readonly Row<'engagements'>[],
  centre: GeoPoint,
  radius: number,
): Row<'engagements'>[] {
  const inside = engagements
    .flatMap((engagement) => {
      const point = engagement.location?.point;
      return point ? [{ engagement, metres: metresBetween(centre, point) }] : [];
    })
    .filter(({ metres }) => metres <= radius)
    .sort((a, b) => a.metres - b.metres)
    .map(({ engagement }) => engagement);
  return [...inside, ...engagements.filter(({ isRemote }) => isRemote)];
}

function checkFilter(filter: AppVolunteeringEngagementsFilterInput): void {
  const { near, age, groupSize } = filter;
  checkCount('filter.topicIds', filter.topicIds, 0, 20);
  checkCount('filter.skillIds', filter.skillIds, 0, 20);
  checkLanguages('filter.languages', filter.languages);
  checkGoals('filter.sdgNumbers', filter.sdgNumbers);
  checkDays(filter);
  if (near && (near.radius <= 0 || near.radius > 200))
    throw invalid(
      'filter.near.radius',
      'The radius must be more than 0 and at most 200 kilometres.',
    );
  if (age != null && (age < 0 || age > 120))
    throw invalid('filter.age', 'The age must be from 0 to 120 years.');
  if (groupSize != null && groupSize < 1)
    throw invalid('filter.groupSize', 'The group must have 1 person or more.');
}

function checkDays({ availableFrom, availableUntil }: AppVolunteeringEngagementsFilterInput): void {
  if (availableFrom && availableUntil && availableUntil < availableFrom)
    throw invalid('filter.availableUntil', 'The last day must not be before the first.');
}
