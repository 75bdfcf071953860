import type { Choices } from 'graphql-docs-model';
import { descending, invalid, page, searchFor } from 'graphql-docs-model';
import { about, byId, findRows, listed, one, webUrl } from '../../shared/context';
import { checkGoals } from '../../shared/content-fields';
import type { Context, Resolvers, Row } from '../../shared/context';
import { checkRadius, kilometresBetween, nearestFirst } from '../../shared/distance';
import { pointOf } from '../../shared/geometry';
import { coversLanguage } from '../../shared/language';
import { canList } from '../../shared/permissions';
import type {
  AppVolunteeringEngagementsFilterInput as Filter,
  QueryappVolunteeringFilteredEngagementsArgs as FirstVersion,
} from '../../types/schema';
import { isOpen } from '../recommendations/signals';
import { recosFor, similarTo } from './recommend';

export const volunteering = {
  Query: {
    appVolunteeringEngagement: one('engagements'),
    appVolunteeringRecos: (_root, _args, context) =>
      recosFor(context)
        .slice(0, 20)
        .map(({ engagement }) => engagement),
    appVolunteeringRecosV2: listed((_args, context) => recosFor(context)),
    appVolunteeringFilteredEngagements: listed(findByArguments),
    appVolunteeringFilteredEngagementsV2: listed(({ filter }, context) =>
      findEngagements(filter ?? { onlyOpen: true }, context),
    ),
    appVolunteeringSimilarRecommendations: about(
      byId('engagements'),
      (engagement, _args, context) => similarTo(engagement, context),
    ),
  },
  Mutation: {
    // Counts a view of a signed-in user once a day in UTC, of a visitor each time.
    trackEngagementView: about(byId('engagements'), (engagement, _args, { caller, world }) => {
      const { userId } = caller;
      const id = `${engagement.id}/${userId ?? ''}/${world.clock.now().slice(0, 10)}`;
      if (world.engagementViews.get(id)) return null;
      const view = { __typename: 'EngagementView', id, targetId: engagement.id } as const;
      if (userId !== undefined) world.engagementViews.put({ ...view, ownerId: userId });
      world.engagements.put({ ...engagement, viewCount: engagement.viewCount + 1 });
      return null;
    }),
  },
  AppVolunteeringEngagement: {
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    applicationUrl: ({ id }) => `https://apply.example/engagements/${id}`,
    webUrl: ({ id }, _args, context) => webUrl(`engagements/${id}`, context),
  },
  AppVolunteeringOrganizer: {
    engagements: ({ id }, args, context) =>
      page(
        context.world.engagements
          .where(({ organizerId, status }) => organizerId === id && status === 'PUBLISHED')
          .filter((engagement) => canList(engagement, context))
          .sort(newestFirst),
        args,
      ),
  },
} satisfies Resolvers;

const newestFirst = descending((engagement: Row<'engagements'>) => engagement.publishedAt);

/** Published engagements that meet all conditions; with a point, those near it and then remote ones. */
function findEngagements(filter: Filter, context: Context): Row<'engagements'>[] {
  const found = findAnywhere(filter, context);
  if (!filter.near) return found;
  const centre = pointOf(filter.near.point, 'filter.near.point');
  const remote = found.filter(({ isRemote }) => isRemote);
  return [...nearestFirst(found, centre, filter.near.radius), ...remote];
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

function checkFilter({
  near,
  sdgNumbers,
  availableFrom,
  availableUntil,
  age,
  groupSize,
}: Filter): void {
  checkGoals('filter.sdgNumbers', sdgNumbers);
  if (availableFrom && availableUntil && availableUntil < availableFrom)
    throw invalid('filter.availableUntil', 'The last day must not be before the first.');
  if (near) checkRadius('filter.near.radius', near.radius);
  if (age != null && (age < 0 || age > 120))
    throw invalid('filter.age', 'The age must be from 0 to 120 years.');
  if (groupSize != null && groupSize < 1)
    throw invalid('filter.groupSize', 'The group must have 1 person or more.');
}

function fitsVolunteer(
  { startDate, endDate, minimumAge, placesFree, languages: needed }: Row<'engagements'>,
  { availableFrom, availableUntil, age, groupSize, languages }: Filter,
): boolean {
  return (
    speaksOne(languages, needed) &&
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

/**
 * The same as the first version asks for it. Its search leaves out the organiser, and a centre what
 * has no place, unless remote engagements are asked for.
 */
function findByArguments(args: FirstVersion, context: Context): Row<'engagements'>[] {
  const fitsText = searchFor(args.searchText, 'searchText');
  const near = nearOf(args);
  const filter = {
    near,
    isRemote: args.isRemote ?? (near ? false : null),
    topicIds: listOf(args.topicId),
    skillIds: listOf(args.skillId),
    languages: listOf(args.language),
    regularities: listOf(args.regularity),
    durations: listOf(args.duration),
    organizerId: args.organizerId,
    onlyOpen: false,
  };
  return findEngagements(filter, context).filter(({ title, summary, description }) =>
    fitsText(title, summary, description),
  );
}

function nearOf({ latitude, longitude, radius }: FirstVersion): Filter['near'] {
  if (latitude == null && longitude == null) return null;
  if (longitude == null) throw invalid('latitude', 'The latitude needs a longitude beside it.');
  if (latitude == null) throw invalid('longitude', 'The longitude needs a latitude beside it.');
  if (Math.abs(latitude) > 90) throw invalid('latitude', 'The latitude must be from -90 to 90.');
  if (Math.abs(longitude) > 180)
    throw invalid('longitude', 'The longitude must be from -180 to 180.');
  const kilometres = radius ?? 25;
  checkRadius('radius', kilometres);
  return { point: { type: 'Point', coordinates: [longitude, latitude] }, radius: kilometres };
}

function listOf<Value>(value: Value | null | undefined): readonly Value[] {
  return value == null ? [] : [value];
}
