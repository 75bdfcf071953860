import { webUrl } from '../../kit/addresses';
import { one } from '../../kit/about';
import type { Resolvers } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import { listed } from '../../kit/find-rows';
import { pointOf } from '../../kit/geometry';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { readable } from '../../shared/references';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { eventsIn } from './area';
import { findEvents, firstFirst } from './search';

export const events = {
  Query: {
    appEventsEvent: one('events'),
    appEventsEvents: listed(({ filter }, context) => findEvents(filter, context)),
    appEventsNearbyEvents: listed(({ area, filter }, context) =>
      eventsIn(area, findEvents(filter, context)),
    ),
  },
  AppEventsEvent: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...topicsField,
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    details: (event) => event,
    webUrl: ({ id }) => webUrl(`events/${id}`),
  },
  AppEventsEventDetails: {
    space: ({ organizingSpaceId }, _args, context) =>
      readable('spaces', organizingSpaceId, context),
    otherDates: ({ id, seriesId }, _args, { world }) =>
      world.events
        .where((other) => seriesId !== null && other.seriesId === seriesId && other.id !== id)
        .filter(({ status, startsAt }) => status === 'PUBLISHED' && startsAt > world.clock.now())
        .sort(firstFirst)
        .slice(0, 20),
    calendarUrl: ({ id }) => webUrl(`events/${id}.ics`),
  },
} satisfies Resolvers;
