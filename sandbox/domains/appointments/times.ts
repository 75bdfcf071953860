import { daysAfter, invalid, yearsAfter } from 'graphql-docs-model';
import { clockTime, dayAt, laterDay, momentAt } from '../../shared/time-zone';
import type { Row, World } from '../../shared/context';

const hour = 3_600_000;
const week = 7 * 24 * hour;

type Repeated = Pick<
  Row<'appointments'>,
  'firstStartsAt' | 'lengthMs' | 'isAllDay' | 'timeZone' | 'regularity' | 'repeatsUntil'
>;

/** Begin of the meeting that is under way or comes next; of the last one where all are over. */
export function nextStart(row: Repeated, now: string): string {
  return row.firstStartsAt >= now ? row.firstStartsAt : startsAfter(row, now, 1)[0];
}

/** Beginnings after the next one, the earliest first. */
export function furtherStarts(row: Repeated, now: string, most: number): string[] {
  return startsAfter(row, now, most).slice(1);
}

/** End of the meeting that begins at a moment; null if it is open. */
export function endOf({ lengthMs, isAllDay, timeZone }: Repeated, startsAt: string): string | null {
  if (lengthMs === null) return null;
  if (!isAllDay) return later(startsAt, lengthMs);
  const clockTimeAfter = later(`${clockTime(startsAt, timeZone)}Z`, lengthMs).slice(0, -1);
  return momentAt(clockTimeAfter, timeZone);
}

export function isRepeated({ regularity }: Pick<Repeated, 'regularity'>): boolean {
  return regularity === 'WEEKLY' || regularity === 'MONTHLY';
}

/**
 * Begin and length of a meeting as they are stored.
 *
 * @throws VALIDATION_FAILED for a begin more than two years ahead, and for an end that is not later
 *   than the begin by at most 31 days.
 */
export function readTimes(
  startsAt: string,
  endsAt: string | null | undefined,
  { isAllDay, timeZone }: Pick<Repeated, 'isAllDay' | 'timeZone'>,
  { clock }: World,
): Pick<Repeated, 'firstStartsAt' | 'lengthMs'> {
  if (startsAt > yearsAfter(clock.now(), 2))
    throw invalid('input.startsAt', 'The start must be at most two years ahead.');
  const firstStartsAt = isAllDay
    ? momentAt(`${dayAt(startsAt, timeZone)}T00:00:00.000`, timeZone)
    : startsAt;
  if (endsAt == null) return { firstStartsAt, lengthMs: null };
  if (endsAt <= startsAt || endsAt > daysAfter(startsAt, 31))
    throw invalid('input.endsAt', 'The end must be later than the begin by at most 31 days.');
  const lengthMs = Date.parse(endsAt) - Date.parse(firstStartsAt);
  return { firstStartsAt, lengthMs: isAllDay ? wholeDays(lengthMs) : lengthMs };
}

/** A day of 23 or 25 hours is one as well. */
export function wholeDays(milliseconds: number): number {
  const day = 24 * hour;
  return Math.max(1, Math.ceil((milliseconds - hour) / day)) * day;
}

function startsAfter(row: Repeated, now: string, most: number): [string, ...string[]] {
  const { firstStartsAt, timeZone, regularity, repeatsUntil } = row;
  if (!isRepeated(row)) return [firstStartsAt];
  // Clock times stay when the clocks change.
  const [firstDay = '', time = ''] = clockTime(firstStartsAt, timeZone).split('T');
  let next = firstStartsAt;
  const further: string[] = [];
  for (let step = firstStep(row, now); further.length < most; step += 1) {
    const day = laterDay(firstDay, regularity === 'WEEKLY' ? { days: 7 * step } : { months: step });
    if (repeatsUntil && day > repeatsUntil) break;
    const start = momentAt(`${day}T${time}`, timeZone);
    if ((endOf(row, next) ?? next) < now) next = start;
    else if (start > next) further.push(start);
  }
  return [next, ...further];
}

/** A step before the present, so that meetings of the far past cost no time. */
function firstStep(
  { firstStartsAt, lengthMs, regularity, repeatsUntil }: Repeated,
  now: string,
): number {
  const last = repeatsUntil !== null && repeatsUntil < now ? repeatsUntil : now;
  const passed = Date.parse(last) - Date.parse(firstStartsAt) - (lengthMs ?? 0);
  return Math.max(0, Math.floor(passed / (regularity === 'WEEKLY' ? week : 4.5 * week)) - 1);
}

function later(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString();
}
