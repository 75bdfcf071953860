import { webUrl } from '../../kit/addresses';
import { checksum } from '../../kit/checksum';
import type { Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { folded } from '../../kit/text';
import { daysAfter } from '../../kit/time';
import { calendarText } from './calendar-text';

interface CalendarFile {
  readonly id: string;
  readonly reminderMinutes?: number | null;
}

/** Resolves `Mutation.generateAppointmentIcsFile`. Nothing serves the address of the sandbox. */
export function calendarFile(
  _root: unknown,
  { id, reminderMinutes = null }: CalendarFile,
  context: Context,
): Readonly<Record<'fileName' | 'url' | 'expiresAt' | 'content', string>> {
  const appointment = context.world.appointments.get(id);
  if (!appointment) throw notFound('appointment');
  if (reminderMinutes !== null && (reminderMinutes < 0 || reminderMinutes > 40_320))
    throw invalid('reminderMinutes', 'The reminder must be from 0 to 40,320 minutes.');
  const expiresAt = daysAfter(context.world.clock.tick(), 1);
  return {
    fileName: `${slugOf(appointment.title)}.ics`,
    url: webUrl(`calendar/${id}.ics?expires=${expiresAt}&signature=${checksum(id + expiresAt)}`),
    expiresAt,
    content: calendarText(appointment, reminderMinutes, context),
  };
}

function slugOf(title: string): string {
  const words = folded(title).match(/[a-z0-9]+/g) ?? ['appointment'];
  return words.join('-');
}
