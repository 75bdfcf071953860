import { checkCount } from '../../kit/checks';
import type { Choices } from '../../kit/choices';
import { checkGoals, holdsOne } from '../../kit/choices';
import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { invalid } from '../../kit/failure';
import { pointOf } from '../../kit/geometry';
import { checkLanguages, coversLanguage } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { searchFor } from '../../kit/text';
import { isOpen } from '../../shared/open-engagements';
import type { Row } from '../../kit/world';
import type { Duration, Regularity } from '../../types/schema';
import type { GeoPoint } from '../../types/geo';

type Optional<Value> = Value | null | undefined;

/** Value of `AppVolunteeringEngagementsFilterInput`. */
export interface EngagementsFilter {
  readonly searchText?: Optional<string>;
  readonly near?: Optional<{ readonly point: unknown; readonly radius: number }>;
  readonly isRemote?: Optional<boolean>;
  readonly topicIds?: Choices<string>;
  readonly skillIds?: Choices<string>;
  readonly sdgNumbers?: Choices<number>;
  readonly languages?: Choices<string>;
  readonly regularities?: Choices<Regularity>;
  readonly durations?: Choices<Duration>;
  readonly availableFrom?: Optional<string>;
  readonly availableUntil?: Optional<string>;
  readonly age?: Optional<number>;
  readonly groupSize?: Optional<number>;
  readonly isWheelchairAccessible?: Optional<boolean>;
  readonly organizerId?: Optional<string>;
  readonly onlyOpen: boolean;
}

/** Published engagements that meet all conditions, near ones first where a point is given. */
export function findEngagements(filter: EngagementsFilter, context: Context): Row<'engagements'>[] {
  const { world } = context;
  checkFilter(filter);
  const fitsText = searchFor(filter.searchText, 'filter.searchText');
  const found = world.engagements
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .filter((engagement) => canList(engagement, context))
    .filter((engagement) => !filter.onlyOpen || isOpen(engagement, world))
    .filter(({ title, summary, description, organizerId }) =>
      fitsText(title, summary, description, world.organizers.get(organizerId)?.name ?? null),
    )
    .filter((engagement) => fitsWork(engagement, filter))
    .filter((engagement) => fitsVolunteer(engagement, filter))
    .sort(newestFirst);
  if (!filter.near) return found;
  const { point, radius } = filter.near;
  return withinCircle(found, pointOf(point, 'filter.near.point'), radius * 1000);
}

export function newestFirst(a: Row<'engagements'>, b: Row<'engagements'>): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

function fitsWork(engagement: Row<'engagements'>, filter: EngagementsFilter): boolean {
  return (
    (filter.isRemote == null || engagement.isRemote === filter.isRemote) &&
    (!filter.organizerId || engagement.organizerId === filter.organizerId) &&
    (!filter.isWheelchairAccessible || engagement.isWheelchairAccessible === true) &&
    holdsOne(filter.topicIds, engagement.topicIds) &&
    holdsOne(filter.skillIds, engagement.skillIds) &&
    holdsOne(filter.sdgNumbers, engagement.sdgNumbers) &&
    holdsOne(filter.regularities, [engagement.regularity]) &&
    holdsOne(filter.durations, [engagement.duration])
  );
}

function fitsVolunteer(engagement: Row<'engagements'>, filter: EngagementsFilter): boolean {
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

function checkFilter(filter: EngagementsFilter): void {
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

function checkDays({ availableFrom, availableUntil }: EngagementsFilter): void {
  if (availableFrom && availableUntil && availableUntil < availableFrom)
    throw invalid('filter.availableUntil', 'The last day must not be before the first.');
}
