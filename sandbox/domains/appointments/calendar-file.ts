import { daysAfter, folded, invalid } from 'graphql-docs-model';
import { about, byId, webUrl } from '../../shared/context';
import { checksum } from '../../shared/text';
import type { Context, Resolvers, Row } from '../../shared/context';
import { clockTime } from '../../shared/time-zone';
import { seesAllOf } from '../geo/geo';
import { callFor } from './appointments';
import { endOf, isRepeated, nextStart } from './times';

export const calendarFiles = {
  Mutation: {
    /** Nothing serves the address of the sandbox. */
    generateAppointmentIcsFile: about(
      byId('appointments'),
      (appointment, { id, reminderMinutes = null }, context) => {
        if (reminderMinutes !== null && (reminderMinutes < 0 || reminderMinutes > 40_320))
          throw invalid('reminderMinutes', 'The reminder must be from 0 to 40,320 minutes.');
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
    if (new TextEncoder().encode(longer).length <= 75) lines[lines.length - 1] = longer;
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

function ruleOf({ regularity, repeatsUntil, isAllDay }: Row<'appointments'>): string {
  const rule = `RRULE:FREQ=${regularity}`;
  if (repeatsUntil === null) return rule;
  return `${rule};UNTIL=${compact(repeatsUntil)}${isAllDay ? '' : 'T235959Z'}`;
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
