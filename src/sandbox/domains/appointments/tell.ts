import type { Context } from '../../kit/context';
import { tellMembers } from '../../shared/tell';
import { endOf, nextStart } from './repetition';
import type { Row } from '../../kit/world';

/** Tells members of a new appointment, of a new time or place, and of its cancellation. */
export function tellOfAppointment(
  before: Row<'appointments'> | undefined,
  appointment: Row<'appointments'>,
  context: Context,
): void {
  if (appointment.status !== 'PUBLISHED') return;
  if (!before || before.status === 'DRAFT') {
    tellMembers('APPOINTMENT_CREATED', appointment, context);
    return;
  }
  const isCalledOff = appointment.cancelledAt !== null;
  if (isCalledOff !== (before.cancelledAt !== null)) {
    const type = isCalledOff ? 'APPOINTMENT_CANCELLED' : 'APPOINTMENT_CHANGED';
    tellMembers(type, appointment, context);
    return;
  }
  const now = context.world.clock.now();
  const isMoved =
    appointment.location !== before.location || timesOf(appointment) !== timesOf(before);
  if (isMoved) tellMembers('APPOINTMENT_CHANGED', appointment, context);

  function timesOf(row: Row<'appointments'>): string {
    const startsAt = nextStart(row, now);
    return `${startsAt} ${endOf(row, startsAt) ?? ''}`;
  }
}
