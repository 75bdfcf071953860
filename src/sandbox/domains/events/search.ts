import type { AppEventsEventState, AppEventsEventsFilterInput } from '../../types/schema';
import { checkCount } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { ascending, findRows } from '../../kit/find-rows';
import { checkLanguages, coversOne } from '../../kit/language-tags';
import { yearsAfter } from '../../kit/time';
import type { Row } from '../../kit/world';
import { canList } from '../../shared/permissions';

const usualStates: readonly AppEventsEventState[] = ['SCHEDULED', 'CHANGED', 'POSTPONED'];

export const firstFirst = ascending((event: Row<'events'>) => event.startsAt);

/** Published events that meet all conditions, by ascending start. */
export const findEvents = findRows('events', {
  check: (filter: AppEventsEventsFilterInput, { world }) => {
    checkCount('filter.topicIds', filter.topicIds, 0, 20);
    checkLanguages('filter.languages', filter.languages);
    periodOf(filter, world.clock.now());
  },
  where: (filter, context) => {
    const period = periodOf(filter, context.world.clock.now());
    const states = filter.states?.length ? filter.states : usualStates;
    return (event) =>
      event.status === 'PUBLISHED' &&
      fallsIn(event, period) &&
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

/** Leaves out what ended before, or without an end started before, and what starts at the end or later. */
function fallsIn({ startsAt, endsAt }: Row<'events'>, { from, until }: Period): boolean {
  return (endsAt ?? startsAt) >= from && startsAt < until;
}

interface Period {
  readonly from: string;
  readonly until: string;
}

/** @throws VALIDATION_FAILED for an end that is not later than the start, or by more than two years. */
function periodOf(filter: AppEventsEventsFilterInput, now: string): Period {
  const from = filter.from ?? now;
  const latest = yearsAfter(from, 2);
  const until = filter.until ?? latest;
  if (until <= from || until > latest)
    throw invalid('filter.until', 'The end must be later than the start, by two years at most.');
  return { from, until };
}
