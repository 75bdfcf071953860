import { ascending, invalid, yearsAfter } from 'graphql-docs-model';
import { findRows, byId, one, webUrl } from '../../shared/context';
import type { Resolvers, Row, World } from '../../shared/context';
import {
  isInside,
  kilometresBetween,
  metresOf,
  nearestFirst,
  pointOf,
  polygonOf,
  roundedMetres,
  squareKilometres,
} from '../../shared/geometry';
import { coversOne } from '../../shared/language';
import { canList } from '../../shared/permissions';
import { readableSpace } from '../../shared/content';
import type {
  AppEventsAreaInput,
  AppEventsEventsFilterInput,
  AppEventsEventState,
} from '../../types/schema';

export const events = {
  Query: {
    appEventsEvent: one(byId('events')),
    appEventsEvents: (_root, { filter }, context) => findEvents(filter, context),
    appEventsNearbyEvents: (_root, { area, filter }, context) =>
      eventsIn(area, findEvents(filter, context)),
  },
  AppEventsEvent: {
    distanceMeters: ({ location }, { from }) =>
      roundedMetres(pointOf(from, 'from'), location?.point),
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    details: (event) => event,
    webUrl: ({ id }, _args, context) => webUrl(`events/${id}`, context),
  },
  AppEventsEventDetails: {
    space: ({ organizingSpaceId }, _args, context) => readableSpace(organizingSpaceId, context),
    otherDates: ({ id, seriesId }, _args, context) =>
      context.world.events
        .where((other) => seriesId !== null && other.seriesId === seriesId && other.id !== id)
        .filter(({ startsAt }) => startsAt > context.world.clock.now())
        .filter((other) => other.status === 'PUBLISHED' && canList(other, context))
        .sort(firstFirst)
        .slice(0, 20),
    calendarUrl: ({ id }, _args, context) => webUrl(`events/${id}.ics`, context),
  },
} satisfies Resolvers;

const firstFirst = ascending((event: Row<'events'>) => event.startsAt);

const usualStates: readonly AppEventsEventState[] = ['SCHEDULED', 'CHANGED', 'POSTPONED'];

/** Published events that meet all conditions, by ascending start. */
const findEvents = findRows('events', {
  where: (filter: AppEventsEventsFilterInput, context) => {
    const { from, until } = periodOf(filter, context.world);
    const states = filter.states?.length ? filter.states : usualStates;
    return (event) =>
      event.status === 'PUBLISHED' &&
      (event.endsAt ?? event.startsAt) >= from &&
      event.startsAt < until &&
      states.includes(event.state) &&
      coversOne(filter.languages, event.languages) &&
      (!filter.isWheelchairAccessible || event.location?.isWheelchairAccessible === true) &&
      canList(event, context);
  },
  text: ({ title, summary, description, organizerName, location }) => [
    ...[title, summary, description, organizerName],
    ...[location?.name, location?.address],
  ],
  equal: {
    spaceId: 'organizingSpaceId',
    seriesId: 'seriesId',
    isFree: 'isFree',
    isOnline: 'isOnline',
  },
  oneOf: { topicIds: 'topicIds', regularities: 'regularity', durations: 'duration' },
  order: firstFirst,
});

/** @throws VALIDATION_FAILED for an end that is not later than the start, or by more than two years. */
function periodOf(
  { from: given, until: end }: AppEventsEventsFilterInput,
  { clock }: World,
): { readonly from: string; readonly until: string } {
  const from = given ?? clock.now();
  const latest = yearsAfter(from, 2);
  const until = end ?? latest;
  if (until <= from || until > latest)
    throw invalid('filter.until', 'The end must be later than the start, by two years at most.');
  return { from, until };
}

/** Events at a place in the area: nearest first in a circle, in the order given in a polygon. */
function eventsIn(
  { circle, polygon: ring }: AppEventsAreaInput,
  found: readonly Row<'events'>[],
): Row<'events'>[] {
  if (circle) {
    const centre = pointOf(circle.point, 'area.circle.point');
    return nearestFirst(found, centre, metresOf(circle));
  }
  const polygon = polygonOf(ring, 'area.polygon');
  if (squareKilometres(polygon) > 250_000)
    throw invalid('area.polygon', 'The area must not exceed 250,000 square kilometres.');
  return found.filter(({ location }) => location && isInside(location.point, polygon));
}
