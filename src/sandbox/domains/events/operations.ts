import type { Subject } from '../../shared/access';
import type { Context, Resolvers } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { EventsArea } from './area';
import { eventsIn } from './area';
import type { EventsFilter } from './search';
import { findEvents } from './search';

interface EventList extends PageArguments {
  readonly filter?: EventsFilter | null;
}

interface NearbyEventList extends EventList {
  readonly area: EventsArea;
}

export const eventsOperations = {
  Query: {
    appEventsEvent: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.events.get(id),
    appEventsEvents: (_root: unknown, { filter, ...args }: EventList, context: Context) =>
      page(findEvents(filter ?? {}, context), args),
    appEventsNearbyEvents: (
      _root: unknown,
      { area, filter, ...args }: NearbyEventList,
      context: Context,
    ) => page(eventsIn(area, findEvents(filter ?? {}, context)), args),
  },
} satisfies Resolvers;

export const eventsSubjects: Readonly<Record<string, Subject>> = {
  'Query.appEventsEvent': ({ id }, { world }) => world.events.get(String(id)),
};
