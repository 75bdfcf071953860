import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import { pointOf } from '../../kit/geometry';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { canRead } from '../../shared/permissions';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { firstFirst } from './search';
import type { Row } from '../../kit/world';

export const eventsFields = {
  AppEventsEvent: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...topicsField,
    distance: ({ location }: Row<'events'>, { from }: { readonly from: unknown }) =>
      kilometresBetween(pointOf(from, 'from'), location?.point),
    details: (event: Row<'events'>) => event,
    webUrl: ({ id }: Row<'events'>) => webUrl(`events/${id}`),
  },
  AppEventsEventDetails: {
    space: ({ organizingSpaceId }: Row<'events'>, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(organizingSpaceId);
      return space && canRead(space, context) ? space : null;
    },
    otherDates: ({ id, seriesId }: Row<'events'>, _args: unknown, { world }: Context) =>
      world.events
        .all()
        .filter((other) => seriesId !== null && other.seriesId === seriesId && other.id !== id)
        .filter(({ status, startsAt }) => status === 'PUBLISHED' && startsAt > world.clock.now())
        .sort(firstFirst)
        .slice(0, 20),
    calendarUrl: ({ id }: Row<'events'>) => webUrl(`events/${id}.ics`),
  },
} satisfies Resolvers;
