import { daysAfter, folded, invalid, yearsAfter } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, byId, one, webUrl } from '../../shared/context';
import { belongs, canList, fitsFilter, viewerSeesInside } from '../../shared/permissions';
import { checksum, countBytes } from '../../shared/text';
import { clockTime, dayAt, laterDay, momentAt } from '../../shared/time-zone';
import type { VideoCallProvider } from '../../types/schema';
import type { VideoCall } from '../../types/values';
import { distanceFrom, seesAllOf } from '../geo/geo';

type Appointment = Row<'appointments'>;

/** Services that have a server of their own, and names that people give to theirs. */
const providers: readonly (readonly [provider: VideoCallProvider, host: RegExp])[] = [
  ['GOOGLE_MEET', /^meet\.google\.com$/],
  ['MICROSOFT_TEAMS', /^teams\.(?:microsoft|live)\.com$/],
  ['ZOOM', /(?:^|\.)zoom\.us$/],
  ['ELEMENT_CALL', /^call\.element\./],
  ['BIG_BLUE_BUTTON', /(?:^|\.)(?:bbb|bigbluebutton)/],
  ['JITSI', /jit\.?si/],
];

export const appointments = {
  Query: {
    appointment: one(byId('appointments')),
    appointments: (_root, { from, until, near, ...args }, context) => {
      const now = context.world.clock.now();
      const distanceOf = distanceFrom(near, 'near', context);
      return appointmentsFrom(from ?? now, context)
        .filter(({ spaceId }) => args.spaceId == null || spaceId === args.spaceId)
        .filter((appointment) => !until || nextStart(appointment, now) < until)
        .filter(({ visibility }) => fitsFilter(visibility, args.visibility))
        .filter((appointment) => distanceOf(appointment) < Infinity);
    },
  },
  Appointment: {
    startsAt: (appointment, _args, { world }) => nextStart(appointment, world.clock.now()),
    endsAt: (appointment, _args, { world }) =>
      endOf(appointment, nextStart(appointment, world.clock.now())),
    nextDates: (appointment, _args, { world }) => furtherStarts(appointment, world.clock.now(), 10),
    location: ({ location, spaceId }) => location && { ...location, spaceId },
    videoCallLink: (appointment, _args, context) => {
      const call = callFor(appointment, context);
      if (!call) return null;
      const { hostname, host } = new URL(call.url);
      const [provider] = providers.find(([, pattern]) => pattern.test(hostname)) ?? ['OTHER'];
      return { ...call, provider, host };
    },
    videoCallUrl: (appointment, _args, context) => callFor(appointment, context)?.url,
    contacts: ({ contactIds, authorId, spaceId }, _args, { world }) => {
      const named = contactIds.length > 0 ? contactIds : [authorId];
      return world.users.getMany(named.filter((userId) => belongs(spaceId, userId, world)));
    },
  },
  Mutation: {
    /** Nothing serves the address of the sandbox. */
    generateAppointmentIcsFile: about(
      byId('appointments'),
      (appointment, { id, reminderMinutes = null }, context) => {
        const expiresAt = daysAfter(context.world.clock.tick(), 1);
        const signature = checksum(id + expiresAt);
        const words = folded(appointment.title).match(/[a-z0-9]+/g) ?? ['appointment'];
        return {
          fileName: `${words.join('-')}.ics`,
          url: webUrl(`calendar/${id}.ics?expires=${expiresAt}&signature=${signature}`, context),
          expiresAt,
          content: calendarText(appointment, reminderMinutes, context),
        };
      },
    ),
  },
} satisfies Resolvers;

/** Appointments for lists that end at or after a moment, earliest next date first. */
export function appointmentsFrom(from: string, context: Context): Appointment[] {
  const now = context.world.clock.now();
  return context.world.appointments
    .where(({ status }) => status !== 'ARCHIVED')
    .filter((appointment) => canList(appointment, context))
    .map((appointment) => ({ appointment, startsAt: nextStart(appointment, now) }))
    .filter(({ appointment, startsAt }) => (endOf(appointment, startsAt) ?? startsAt) >= from)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ appointment }) => appointment);
}

/** The video call as far as the caller may know of it. */
function callFor({ videoCall, spaceId }: Appointment, context: Context): VideoCall | null {
  return viewerSeesInside(spaceId, context) ? videoCall : null;
}

/** A calendar with one event, https://www.rfc-editor.org/rfc/rfc5545, as far as the caller may know it. */
function calendarText(
  appointment: Row<'appointments'>,
  reminderMinutes: number | null,
  context: Context,
): string {
  const { id, title, description, createdAt, updatedAt, cancelledAt } = appointment;
  const now = context.world.clock.now();
  const startsAt = nextStart(appointment, now);
  const endsAt = endOf(appointment, startsAt);
  const call = callFor(appointment, context);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sandbox//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    // Grows with each change, so that the entry in the calendar is replaced.
    `SEQUENCE:${Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART${valueOf(startsAt, appointment)}`,
    endsAt !== null && `DTEND${valueOf(endsAt, appointment)}`,
    isRepeated(appointment) && ruleOf(appointment),
    `SUMMARY:${escaped(title)}`,
    description !== null && `DESCRIPTION:${escaped(description)}`,
    placeOf(appointment, context),
    call && `CONFERENCE;VALUE=URI;FEATURE=VIDEO:${call.url}`,
    `STATUS:${cancelledAt === null ? 'CONFIRMED' : 'CANCELLED'}`,
    ...(reminderMinutes === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:-PT${reminderMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => (line ? `${foldedLine(line)}\r\n` : '')).join('');
}

/** Lines have at most 75 octets, with the space that continues one; no character is cut in two. */
function foldedLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = `${lines.at(-1)}${character}`;
    if (countBytes(longer) <= 75) lines[lines.length - 1] = longer;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}

/** Repeated meetings keep their clock time; a zone that begins with a slash needs no definition. */
function valueOf(moment: string, appointment: Row<'appointments'>): string {
  const local = clockTime(moment, appointment.timeZone);
  if (appointment.isAllDay) return `;VALUE=DATE:${compact(local.slice(0, 10))}`;
  if (!isRepeated(appointment)) return `:${utc(moment)}`;
  return `;TZID=/${appointment.timeZone}:${compact(local.slice(0, 19))}`;
}

/** The last day is that of the meeting's time zone, and the rule gives its end in UTC. */
function ruleOf(appointment: Row<'appointments'>): string {
  const { regularity, repeatsUntil, isAllDay, timeZone } = appointment;
  const rule = `RRULE:FREQ=${regularity}`;
  if (repeatsUntil === null) return rule;
  if (isAllDay) return `${rule};UNTIL=${compact(repeatsUntil)}`;
  return `${rule};UNTIL=${utc(momentAt(`${repeatsUntil}T23:59:59.000`, timeZone))}`;
}

function placeOf({ location, spaceId }: Row<'appointments'>, context: Context): string | null {
  if (!location) return null;
  const { type, url, isBlurred, area, address } = location;
  const seesAll = seesAllOf({ ...location, spaceId }, context);
  if (type === 'ONLINE') return url && seesAll ? `URL:${url}` : null;
  const line = isBlurred && !seesAll ? area : address;
  return line && `LOCATION:${escaped(line)}`;
}

function utc(moment: string): string {
  return `${compact(moment.slice(0, 19))}Z`;
}

function compact(moment: string): string {
  return moment.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

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

function isRepeated({ regularity }: Pick<Repeated, 'regularity'>): boolean {
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
