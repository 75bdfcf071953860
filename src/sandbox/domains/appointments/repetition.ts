import { clockTime, laterDay, momentAt } from '../../kit/time-zone';
import type { Row } from '../../kit/world';

const week = 7 * 24 * 3_600_000;

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
export function endOf(row: Repeated, startsAt: string): string | null {
  const { lengthMs, isAllDay, timeZone } = row;
  if (lengthMs === null) return null;
  if (!isAllDay) return later(startsAt, lengthMs);
  return momentAt(withoutZone(later(`${clockTime(startsAt, timeZone)}Z`, lengthMs)), timeZone);
}

/** Midnight before a moment in a time zone. */
export function midnightBefore(moment: string, timeZone: string): string {
  return momentAt(`${clockTime(moment, timeZone).slice(0, 10)}T00:00:00.000`, timeZone);
}

function startsAfter(row: Repeated, now: string, most: number): [string, ...string[]] {
  if (!isRepeated(row)) return [row.firstStartsAt];
  // Clock times stay when the clocks change.
  const [firstDay = '', time = ''] = clockTime(row.firstStartsAt, row.timeZone).split('T');
  let next = row.firstStartsAt;
  const further: string[] = [];
  for (let step = firstStep(row, now); further.length < most; step += 1) {
    const day = dayOf(step, firstDay, row);
    if (row.repeatsUntil && day > row.repeatsUntil) break;
    const start = momentAt(`${day}T${time}`, row.timeZone);
    if ((endOf(row, next) ?? next) < now) next = start;
    else if (start > next) further.push(start);
  }
  return [next, ...further];
}

/** A step before the present, so that meetings of the far past cost no time. */
function firstStep(row: Repeated, now: string): number {
  const { firstStartsAt, lengthMs, regularity, repeatsUntil } = row;
  const last = repeatsUntil !== null && repeatsUntil < now ? repeatsUntil : now;
  const passed = Date.parse(last) - Date.parse(firstStartsAt) - (lengthMs ?? 0);
  const length = regularity === 'WEEKLY' ? week : 4.5 * week;
  return Math.max(0, Math.floor(passed / length) - 1);
}

function dayOf(step: number, firstDay: string, { regularity }: Repeated): string {
  return laterDay(firstDay, regularity === 'WEEKLY' ? { days: 7 * step } : { months: step });
}

function isRepeated({ regularity }: Repeated): boolean {
  return regularity === 'WEEKLY' || regularity === 'MONTHLY';
}

function later(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString();
}

function withoutZone(moment: string): string {
  return moment.slice(0, -1);
}
