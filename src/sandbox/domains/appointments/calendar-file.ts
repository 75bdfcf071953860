import { about, byId } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import { checksum } from '../../kit/checksum';
import { invalid } from '../../kit/failure';
import { folded } from '../../kit/text';
import { daysAfter } from '../../kit/time';
import type { MutationgenerateAppointmentIcsFileArgs } from '../../types/schema';
import { calendarText } from './calendar-text';

/** Resolves `Mutation.generateAppointmentIcsFile`. Nothing serves the address of the sandbox. */
export const calendarFile = about(
  byId('appointments'),
  (
    appointment,
    { id, reminderMinutes = null }: MutationgenerateAppointmentIcsFileArgs,
    context,
  ) => {
    if (reminderMinutes !== null && (reminderMinutes < 0 || reminderMinutes > 40_320))
      throw invalid('reminderMinutes', 'The reminder must be from 0 to 40,320 minutes.');
    const expiresAt = daysAfter(context.world.clock.tick(), 1);
    return {
      fileName: `${slugOf(appointment.title)}.ics`,
      url: webUrl(`calendar/${id}.ics?expires=${expiresAt}&signature=${checksum(id + expiresAt)}`),
      expiresAt,
      content: calendarText(appointment, reminderMinutes, context),
    };
  },
);

function slugOf(title: string): string {
  const words = folded(title).match(/[a-z0-9]+/g) ?? ['appointment'];
  return words.join('-');
}
