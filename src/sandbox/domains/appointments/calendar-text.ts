import type { Context } from '../../kit/context';
import { clockTime } from '../../kit/time-zone';
import { seesAllOf } from '../geo/geo';
import { viewerSeesInside } from '../../shared/belonging';
import { endOf, nextStart } from './repetition';
import type { Row } from '../../kit/world';

/** A calendar with one event, https://www.rfc-editor.org/rfc/rfc5545, as far as the caller may know it. */
export function calendarText(
  appointment: Row<'appointments'>,
  reminderMinutes: number | null,
  context: Context,
): string {
  const { id, title, description, createdAt, updatedAt, cancelledAt } = appointment;
  const now = context.world.clock.now();
  const startsAt = nextStart(appointment, now);
  const endsAt = endOf(appointment, startsAt);
  const seconds = (Date.parse(updatedAt) - Date.parse(createdAt)) / 1000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sandbox//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    // Grows with each change, so that the entry in the calendar is replaced.
    `SEQUENCE:${Math.floor(seconds)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART${valueOf(startsAt, appointment)}`,
    ...(endsAt === null ? [] : [`DTEND${valueOf(endsAt, appointment)}`]),
    ...ruleOf(appointment),
    `SUMMARY:${escaped(title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...placeOf(appointment, context),
    ...callOf(appointment, context),
    `STATUS:${cancelledAt === null ? 'CONFIRMED' : 'CANCELLED'}`,
    ...alarmOf(reminderMinutes, title),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

/** Lines have at most 75 octets, with the space that continues one; no character is cut in two. */
function foldedLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = `${lines.at(-1)}${character}`;
    if (octetsOf(longer) <= 75) lines[lines.length - 1] = longer;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}

function octetsOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Repeated meetings keep their clock time; a zone that begins with a slash needs no definition. */
function valueOf(moment: string, { isAllDay, timeZone, regularity }: Row<'appointments'>): string {
  const local = clockTime(moment, timeZone);
  if (isAllDay) return `;VALUE=DATE:${compact(local.slice(0, 10))}`;
  if (regularity === 'WEEKLY' || regularity === 'MONTHLY')
    return `;TZID=/${timeZone}:${compact(local.slice(0, 19))}`;
  return `:${utc(moment)}`;
}

function ruleOf({ regularity, repeatsUntil, isAllDay }: Row<'appointments'>): string[] {
  if (regularity !== 'WEEKLY' && regularity !== 'MONTHLY') return [];
  if (repeatsUntil === null) return [`RRULE:FREQ=${regularity}`];
  const until = `${compact(repeatsUntil)}${isAllDay ? '' : 'T235959Z'}`;
  return [`RRULE:FREQ=${regularity};UNTIL=${until}`];
}

function placeOf({ location, spaceId }: Row<'appointments'>, context: Context): string[] {
  if (!location) return [];
  const seesAll = seesAllOf({ ...location, spaceId }, context);
  if (location.type === 'ONLINE') return location.url && seesAll ? [`URL:${location.url}`] : [];
  const line = location.isBlurred && !seesAll ? location.area : location.address;
  return line === null ? [] : [`LOCATION:${escaped(line)}`];
}

function callOf({ videoCall, spaceId }: Row<'appointments'>, context: Context): string[] {
  if (!videoCall || !viewerSeesInside(spaceId, context)) return [];
  return [`CONFERENCE;VALUE=URI;FEATURE=VIDEO:${videoCall.url}`];
}

function alarmOf(minutes: number | null, title: string): string[] {
  if (minutes === null) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ];
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
