import type { Choices } from 'graphql-docs-model';
import { daysAfter, descending, invalid, searchFor } from 'graphql-docs-model';
import type { Context, ParentOf, Resolvers, Row } from '../../shared/context';
import { about, byId, findRows, one, webUrl } from '../../shared/context';
import {
  kilometresBetween,
  metresOf,
  nearestFirst,
  pointOf,
  roundedMetres,
} from '../../shared/geometry';
import { coversLanguage } from '../../shared/language';
import { canList } from '../../shared/permissions';
import { sharedWords, wordsOf } from '../../shared/text';
import type {
  AppVolunteeringEngagementsFilterInput as Filter,
  AppVolunteeringReco,
  QueryappVolunteeringFilteredEngagementsArgs as FirstVersion,
} from '../../types/schema';
import { dismissedBy } from '../../shared/content';
import type { Signals, Traits } from '../recommendations/recommendations';
import {
  isOpen,
  likeness,
  nearness,
  reasonTextOf,
  signalsBetween,
  traitsOfCaller,
  weigh,
} from '../recommendations/recommendations';

/** Counts a view of a signed-in user once a day in UTC, of a visitor each time. */
const trackView = about(
  byId('engagements'),
  (engagement, _args: { readonly id: string }, { caller, world }) => {
    const { userId } = caller;
    const id = `${engagement.id}/${userId ?? ''}/${world.clock.now().slice(0, 10)}`;
    if (world.engagementViews.get(id)) return null;
    const view = { __typename: 'EngagementView', id, targetId: engagement.id } as const;
    if (userId !== undefined) world.engagementViews.put({ ...view, ownerId: userId });
    world.engagements.put({ ...engagement, viewCount: engagement.viewCount + 1 });
    return null;
  },
);

export const volunteering = {
  Query: {
    appVolunteeringEngagement: one(byId('engagements')),
    appVolunteeringRecos: (_root, _args, context) =>
      recosFor(context)
        .slice(0, 20)
        .map(({ engagement }) => engagement),
    appVolunteeringRecosV2: (_root, _args, context) => recosFor(context),
    appVolunteeringFilteredEngagements: (_root, args, context) => findByArguments(args, context),
    appVolunteeringFilteredEngagementsV2: (_root, { filter }, context) =>
      findEngagements(filter ?? { onlyOpen: true }, context),
    appVolunteeringSimilarRecommendations: about(
      byId('engagements'),
      (engagement, _args, context) => similarTo(engagement, context),
    ),
  },
  Mutation: {
    appVolunteeringTrackEngagementView: trackView,
    trackEngagementView: trackView,
  },
  AppVolunteeringEngagement: {
    distanceMeters: ({ location }, { from }) =>
      roundedMetres(pointOf(from, 'from'), location?.point),
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    applicationUrl: ({ id }) => `https://apply.example/engagements/${id}`,
    webUrl: ({ id }, _args, context) => webUrl(`engagements/${id}`, context),
  },
  AppVolunteeringOrganizer: {
    engagements: ({ id }, _args, context) =>
      context.world.engagements
        .where(({ organizerId, status }) => organizerId === id && status === 'PUBLISHED')
        .filter((engagement) => canList(engagement, context))
        .sort(newestFirst),
  },
} satisfies Resolvers;

const newestFirst = descending((engagement: Row<'engagements'>) => engagement.publishedAt);

/** Published engagements that meet all conditions; with a point, those near it and then remote ones. */
function findEngagements(filter: Filter, context: Context): Row<'engagements'>[] {
  const found = findAnywhere(filter, context);
  if (!filter.near) return found;
  const centre = pointOf(filter.near.point, 'filter.near.point');
  const remote = found.filter(({ isRemote }) => isRemote);
  return [...nearestFirst(found, centre, metresOf(filter.near)), ...remote];
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

function checkFilter({ availableFrom, availableUntil }: Filter): void {
  if (availableFrom && availableUntil && availableUntil < availableFrom)
    throw invalid('filter.availableUntil', 'The last day must not be before the first.');
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
  const fitsText = searchFor(args.searchText);
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
  return {
    point: { type: 'Point', coordinates: [longitude, latitude] },
    // oxlint-disable-next-line typescript/no-deprecated -- it has a default, and so is always there
    radius: radius ?? 25,
  };
}

function listOf<Value>(value: Value | null | undefined): readonly Value[] {
  return value == null ? [] : [value];
}

/** A recommendation, which has no identity of its own. */
type Reco = ParentOf<AppVolunteeringReco>;

const reach = 25_000;

/** Engagements that suit the caller, by descending score. */
function recosFor(context: Context): Reco[] {
  const dismissed = dismissedBy(context);
  return candidates(context)
    .filter(({ id }) => !dismissed.includes(id))
    .map((engagement) => recoFor(engagement, context))
    .sort((a, b) => b.score - a.score)
    .slice(0, 200);
}

/** Engagements that resemble another in text, topics, skills and place, the most similar first. */
function similarTo(engagement: Row<'engagements'>, context: Context): Reco[] {
  return candidates(context)
    .filter(({ id }) => id !== engagement.id)
    .map((candidate) => comparison(engagement, candidate, context))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score)
    .slice(0, 10);
}

/** What may be recommended at all: published, open for applications, of a verified organiser. */
function candidates(context: Context): Row<'engagements'>[] {
  const { world } = context;
  return world.engagements.where(
    (engagement) =>
      engagement.status === 'PUBLISHED' &&
      isOpen(engagement, world) &&
      world.organizers.need(engagement.organizerId).isVerified &&
      canList(engagement, context),
  );
}

function recoFor(engagement: Row<'engagements'>, context: Context): Reco {
  const { clock, engagements } = context.world;
  const person = traitsOfCaller(context);
  const signals = signalsBetween(person, engagement);
  const mostViews = Math.max(1, ...engagements.all().map(({ viewCount }) => viewCount));
  const isNew = (engagement.publishedAt ?? '') > daysAfter(clock.now(), -7);
  const parts = {
    SHARED_TOPICS: 0.4 * signals.topics,
    NEARBY: 0.3 * nearness(signals.metres, reach),
    MATCHING_SKILLS: 0.3 * signals.skills,
    SIMILAR: 0.15 * likenessToKept(engagement, context),
    POPULAR: 0.1 * (engagement.viewCount / mostViews),
    NEW: isNew ? 0.1 : 0,
  };
  const weight = weigh(parts, signals.isUnderstood);
  const reasonText = reasonTextOf(`engagement-${weight.reason}`, signals, context);
  return { ...recoOf(person, engagement, signals, context), ...weight, reasonText };
}

function comparison(
  compared: Row<'engagements'>,
  engagement: Row<'engagements'>,
  context: Context,
): Reco {
  const signals = signalsBetween(compared, engagement);
  const [topicId] = signals.topicIds;
  return {
    ...recoOf(compared, engagement, signals, context),
    reasonText:
      topicId === undefined
        ? reasonTextOf('similar', {}, context)
        : reasonTextOf('similar-topics', { topicIds: [topicId] }, context),
    ...weigh({
      SIMILAR:
        0.5 * likeness(compared, engagement) +
        0.1 * signals.skills +
        0.2 * likenessOfTexts(compared, engagement) +
        0.2 * nearness(signals.metres, reach),
    }),
  };
}

/** What a recommendation says of an engagement and of the person, or the engagement, it is for. */
function recoOf(
  { location }: Traits,
  engagement: Row<'engagements'>,
  { topicIds, skillIds }: Signals,
  { world }: Context,
): Omit<Reco, 'score' | 'reason' | 'reasonText'> {
  return {
    engagement,
    matchedTopics: world.topics.getMany(topicIds).slice(0, 5),
    matchedSkills: world.skills.getMany(skillIds).slice(0, 10),
    distanceMeters: roundedMetres(location?.point, engagement.location?.point),
    // oxlint-disable-next-line typescript/no-deprecated -- clients can still ask for it
    distance: kilometresBetween(location?.point, engagement.location?.point),
  };
}

/** Likeness to what the caller viewed, bookmarked or made a favorite, the best of them. */
function likenessToKept(engagement: Row<'engagements'>, { caller, world }: Context): number {
  const { bookmarks, engagements, engagementViews, favorites } = world;
  const ids = [...bookmarks.all(), ...favorites.all(), ...engagementViews.all()]
    .filter(({ ownerId, targetId }) => ownerId === caller.userId && targetId !== engagement.id)
    .map(({ targetId }) => targetId);
  return Math.max(0, ...engagements.getMany(ids).map((other) => likeness(engagement, other)));
}

/** Share of the words of either text that both have. */
function likenessOfTexts(a: Row<'engagements'>, b: Row<'engagements'>): number {
  const [left, right] = [engagementWords(a), engagementWords(b)];
  const shared = sharedWords(left, right);
  return shared / Math.max(1, left.size + right.size - shared);
}

function engagementWords({ title, summary, description }: Row<'engagements'>): ReadonlySet<string> {
  return wordsOf(`${title} ${summary} ${description}`);
}
