import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import { endOf, nextStart } from './repetition';
import type { Row } from '../../kit/world';

/** Appointments for lists that end at or after a moment, earliest next date first. */
export function appointmentsFrom(from: string, context: Context): Row<'appointments'>[] {
  const now = context.world.clock.now();
  return context.world.appointments
    .where(({ status }) => status !== 'ARCHIVED')
    .filter((appointment) => canList(appointment, context))
    .map((appointment) => ({ appointment, startsAt: nextStart(appointment, now) }))
    .filter(({ appointment, startsAt }) => (endOf(appointment, startsAt) ?? startsAt) >= from)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ appointment }) => appointment);
}
