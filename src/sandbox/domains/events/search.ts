import { checkCount } from '../../kit/checks';
import type { Choices } from '../../kit/choices';
import { holdsOne } from '../../kit/choices';
import type { Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { checkLanguages, coversOne } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { searchFor } from '../../kit/text';
import { yearsAfter } from '../../kit/time';
import type { Row } from '../../kit/world';
import type { Duration, Regularity } from '../../generated/schema';

/** Value of `AppEventsEventsFilterInput`. */
export interface EventsFilter {
  readonly searchText?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly topicIds?: Choices<string>;
  readonly spaceId?: string | null;
  readonly seriesId?: string | null;
  readonly languages?: Choices<string>;
  readonly regularities?: Choices<Regularity>;
  readonly durations?: Choices<Duration>;
  readonly isFree?: boolean | null;
  readonly isOnline?: boolean | null;
  readonly isWheelchairAccessible?: boolean | null;
  readonly states?: Choices<Row<'events'>['state']>;
}

interface Period {
  readonly from: string;
  readonly until: string;
}

const usualStates: readonly Row<'events'>['state'][] = ['SCHEDULED', 'CHANGED', 'POSTPONED'];

/** Published events that meet all conditions, by ascending start. */
export function findEvents(filter: EventsFilter, context: Context): Row<'events'>[] {
  const { world } = context;
  checkFilter(filter);
  const period = periodOf(filter, world.clock.now());
  const fitsText = searchFor(filter.searchText, 'filter.searchText');
  return world.events
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .filter((event) => canList(event, context))
    .filter((event) => fallsIn(event, period))
    .filter(({ title, summary, description, organizerName, location }) =>
      fitsText(
        title,
        summary,
        description,
        organizerName,
        location?.name ?? null,
        location?.address ?? null,
      ),
    )
    .filter((event) => fitsChoices(event, filter))
    .sort(firstFirst);
}

export function firstFirst(a: Row<'events'>, b: Row<'events'>): number {
  return a.startsAt.localeCompare(b.startsAt);
}

/** Leaves out what ended before, or without an end started before, and what starts at the end or later. */
function fallsIn({ startsAt, endsAt }: Row<'events'>, { from, until }: Period): boolean {
  return (endsAt ?? startsAt) >= from && startsAt < until;
}

function fitsChoices(event: Row<'events'>, filter: EventsFilter): boolean {
  const states = filter.states?.length ? filter.states : usualStates;
  return (
    states.includes(event.state) &&
    holdsOne(filter.topicIds, event.topicIds) &&
    holdsOne(filter.regularities, [event.regularity]) &&
    holdsOne(filter.durations, [event.duration]) &&
    coversOne(filter.languages, event.languages) &&
    (!filter.spaceId || event.organizingSpaceId === filter.spaceId) &&
    (!filter.seriesId || event.seriesId === filter.seriesId) &&
    (filter.isFree == null || event.isFree === filter.isFree) &&
    (filter.isOnline == null || event.isOnline === filter.isOnline) &&
    (!filter.isWheelchairAccessible || event.location?.isWheelchairAccessible === true)
  );
}

function periodOf(filter: EventsFilter, now: string): Period {
  const from = filter.from ?? now;
  const latest = yearsAfter(from, 2);
  const until = filter.until ?? latest;
  if (until <= from || until > latest)
    throw invalid('filter.until', 'The end must be later than the start, by two years at most.');
  return { from, until };
}

function checkFilter({ topicIds, languages }: EventsFilter): void {
  checkCount('filter.topicIds', topicIds, 0, 20);
  checkLanguages('filter.languages', languages);
}
