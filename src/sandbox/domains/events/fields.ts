import { webUrl } from '../../addresses';
import type { Context, Resolvers } from '../../context';
import { kilometresBetween } from '../../distance';
import { pointOf } from '../../geometry';
import { bookmarkFields, favoriteFields } from '../../marks';
import { canRead } from '../../permissions';
import { topicsField } from '../../subject-fields';
import { threadFields } from '../../threads';
import type { EventRow } from './rows';
import { firstFirst } from './search';

export const eventsFields = {
  AppEventsEvent: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...topicsField,
    distance: ({ location }: EventRow, { from }: { readonly from: unknown }) =>
      kilometresBetween(pointOf(from, 'from'), location?.point),
    details: (event: EventRow) => event,
    webUrl: ({ id }: EventRow) => webUrl(`events/${id}`),
  },
  AppEventsEventDetails: {
    space: ({ organizingSpaceId }: EventRow, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(organizingSpaceId);
      return space && canRead(space, context) ? space : null;
    },
    otherDates: ({ id, seriesId }: EventRow, _args: unknown, { world }: Context) =>
      world.events
        .all()
        .filter((other) => seriesId !== null && other.seriesId === seriesId && other.id !== id)
        .filter(({ status, startsAt }) => status === 'PUBLISHED' && startsAt > world.clock.now())
        .sort(firstFirst)
        .slice(0, 20),
    calendarUrl: ({ id }: EventRow) => webUrl(`events/${id}.ics`),
  },
} satisfies Resolvers;
