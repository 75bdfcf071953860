import { invalid } from '../../kit/failure';
import { daysAfter, yearsAfter } from '../../kit/time';
import { dayAt, isTimeZone } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import { midnightBefore } from './repetition';

/** When an appointment begins, as it is stored. */
export type Times = Pick<Row<'appointments'>, 'firstStartsAt' | 'lengthMs'>;

/**
 * Reads begin and end of a meeting.
 *
 * @throws VALIDATION_FAILED for a begin more than two years ahead, and for an end that is not later
 *   than the begin by at most 31 days.
 */
export function readTimes(
  startsAt: string,
  endsAt: string | null | undefined,
  { isAllDay, timeZone }: Pick<Row<'appointments'>, 'isAllDay' | 'timeZone'>,
  { clock }: World,
): Times {
  if (startsAt > yearsAfter(clock.now(), 2))
    throw invalid('input.startsAt', 'The start must be at most two years ahead.');
  const firstStartsAt = isAllDay ? midnightBefore(startsAt, timeZone) : startsAt;
  if (endsAt == null) return { firstStartsAt, lengthMs: null };
  if (endsAt <= startsAt || endsAt > daysAfter(startsAt, 31))
    throw invalid('input.endsAt', 'The end must be later than the begin by at most 31 days.');
  const lengthMs = Date.parse(endsAt) - Date.parse(firstStartsAt);
  return { firstStartsAt, lengthMs: isAllDay ? wholeDays(lengthMs) : lengthMs };
}

/** @throws VALIDATION_FAILED for a name that is given and is none of the IANA time zones. */
export function checkTimeZone(name: string | null | undefined): void {
  if (name != null && !isTimeZone(name))
    throw invalid('input.timeZone', 'This must be the IANA name of a time zone.');
}

/** @throws VALIDATION_FAILED for a repetition that ends before the first meeting. */
export function checkRepetition({
  repeatsUntil,
  firstStartsAt,
  timeZone,
}: Row<'appointments'>): void {
  if (repeatsUntil !== null && repeatsUntil < dayAt(firstStartsAt, timeZone))
    throw invalid('input.repeatsUntil', 'The last day must not be before the start.');
}

/** A day of 23 or 25 hours is one as well. */
export function wholeDays(milliseconds: number): number {
  const day = 24 * 3_600_000;
  return Math.max(1, Math.ceil((milliseconds - 3_600_000) / day)) * day;
}
