import { about, byId } from '../../kit/about';
import type { Context, Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { clockTime, momentAt } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import { spaceOfInput } from '../../shared/space-content';
import { tellMembers } from '../../shared/tell';
import { deleteThread } from '../../shared/threads';
import type { UpdateAppointmentInput } from '../../types/schema';
import { relocated, timeZoneAt } from '../geo/locate';
import { endOf, midnightBefore, nextStart } from './repetition';
import { checkAppointment, checkUpdate } from './rules';
import type { Times } from './times';
import { checkRepetition, readTimes, wholeDays } from './times';
import { videoCallOf } from './video-call';

export const appointmentMutations = {
  createAppointment: about(spaceOfInput, (space, { input }, context) => {
    const { caller, world } = context;
    checkAppointment(input, space, world);
    if (input.status === 'ARCHIVED')
      throw invalid('input.status', 'A new appointment is published or a draft.');
    const location = relocated(null, input.location, world);
    const timeZone =
      input.timeZone ?? (location?.point ? timeZoneAt(location.point, world) : space.timeZone);
    const { isAllDay, regularity } = input;
    const times = readTimes(input.startsAt, input.endsAt, { isAllDay, timeZone }, world);
    const moment = world.clock.tick();
    const appointment: Row<'appointments'> = {
      __typename: 'Appointment',
      id: world.clock.newId(),
      spaceId: input.spaceId,
      authorId: caller.userId ?? '',
      title: input.title.trim(),
      description: input.description ?? null,
      imageUrl: input.imageUrl ?? null,
      ...times,
      isAllDay,
      timeZone,
      regularity,
      repeatsUntil: regularity === 'ONCE' ? null : (input.repeatsUntil ?? null),
      location,
      videoCall: input.videoCallLink ? videoCallOf(input.videoCallLink) : null,
      contactIds: [...new Set(input.contactIds)],
      status: input.status,
      visibility: input.visibility,
      cancelledAt: null,
      cancellationReason: null,
      createdAt: moment,
      updatedAt: moment,
    };
    checkRepetition(appointment);
    tellOfAppointment(undefined, appointment, context);
    return world.appointments.put(appointment);
  }),

  updateAppointment: about(byId('appointments'), (before, { input }, context) => {
    const { world } = context;
    checkUpdate(before, input, world);
    const regularity = input.regularity ?? before.regularity;
    const repeatsUntil =
      input.repeatsUntil === undefined ? before.repeatsUntil : input.repeatsUntil;
    const moment = world.clock.tick();
    const appointment: Row<'appointments'> = {
      ...before,
      title: (input.title ?? before.title).trim(),
      description: input.description === undefined ? before.description : input.description,
      imageUrl: input.imageUrl === undefined ? before.imageUrl : input.imageUrl,
      ...timesAfter(before, input, world),
      isAllDay: input.isAllDay ?? before.isAllDay,
      timeZone: input.timeZone ?? before.timeZone,
      regularity,
      repeatsUntil: regularity === 'ONCE' ? null : repeatsUntil,
      location: relocated(before.location, input.location, world),
      videoCall:
        input.videoCallLink === undefined
          ? before.videoCall
          : input.videoCallLink && videoCallOf(input.videoCallLink),
      contactIds: input.contactIds ? [...new Set(input.contactIds)] : before.contactIds,
      status: input.status ?? before.status,
      visibility: input.visibility ?? before.visibility,
      ...cancellationAfter(before, input, moment),
      updatedAt: moment,
    };
    checkRepetition(appointment);
    tellOfAppointment(before, appointment, context);
    return world.appointments.put(appointment);
  }),

  deleteAppointment: about(byId('appointments'), ({ id }, _args, { world }) => {
    world.clock.tick();
    world.appointments.delete(id);
    deleteThread(id, world);
    return { success: true, id };
  }),
} satisfies Resolvers['Mutation'];

/** The next meeting becomes the first of those to come, as soon as anything about time changes. */
function timesAfter(
  before: Row<'appointments'>,
  input: UpdateAppointmentInput,
  world: World,
): Times {
  const { startsAt, endsAt, isAllDay, timeZone, regularity } = input;
  if ([startsAt, endsAt, isAllDay, timeZone, regularity].every((value) => value === undefined))
    return { firstStartsAt: before.firstStartsAt, lengthMs: before.lengthMs };
  const present = nextStart(before, world.clock.now());
  const after = {
    isAllDay: isAllDay ?? before.isAllDay,
    timeZone: timeZone ?? before.timeZone,
  };
  const start = startsAt ?? momentAt(clockTime(present, before.timeZone), after.timeZone);
  if (endsAt !== undefined) return readTimes(start, endsAt, after, world);
  const { firstStartsAt } = readTimes(start, null, after, world);
  const end = endOf(before, present);
  const lengthMs = end === null ? null : Date.parse(end) - Date.parse(present);
  if (lengthMs === null) return { firstStartsAt, lengthMs };
  return after.isAllDay
    ? { firstStartsAt: midnightBefore(start, after.timeZone), lengthMs: wholeDays(lengthMs) }
    : { firstStartsAt, lengthMs };
}

function cancellationAfter(
  before: Row<'appointments'>,
  { isCancelled, cancellationReason }: UpdateAppointmentInput,
  moment: string,
): Pick<Row<'appointments'>, 'cancelledAt' | 'cancellationReason'> {
  const wasCancelled = before.cancelledAt !== null;
  if (!(isCancelled ?? wasCancelled)) return { cancelledAt: null, cancellationReason: null };
  return {
    cancelledAt: before.cancelledAt ?? moment,
    cancellationReason:
      cancellationReason === undefined ? before.cancellationReason : cancellationReason,
  };
}

/** Tells members of a new appointment, of a new time or place, and of its cancellation. */
function tellOfAppointment(
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
