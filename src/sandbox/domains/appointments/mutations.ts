import type { AnyResolver, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { deleteThread } from '../../shared/threads';
import { clockTime, momentAt } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import { locate, timeZoneAt } from '../geo/locate';
import { endOf, midnightBefore, nextStart } from './repetition';
import type { AppointmentInput, CreateAppointmentInput } from './rules';
import { checkAppointment, checkUpdate } from './rules';
import { tellOfAppointment } from './tell';
import type { Times } from './times';
import { checkRepetition, readTimes, wholeDays } from './times';
import { videoCallOf } from './video-call';
import type { Location } from '../../types/values';

export interface CreateAppointment {
  readonly input: CreateAppointmentInput;
}

interface UpdateAppointment {
  readonly id: string;
  readonly input: AppointmentInput;
}

export const appointmentMutations = {
  createAppointment: (
    _root: unknown,
    { input }: CreateAppointment,
    context: Context,
  ): Row<'appointments'> => {
    const { caller, world } = context;
    checkAppointment(input, input.spaceId, world);
    if (input.status === 'ARCHIVED')
      throw invalid('input.status', 'A new appointment is published or a draft.');
    const location = input.location ? locate(input.location, 'input.location', world) : null;
    const timeZone = input.timeZone ?? timeZoneFor(location, input.spaceId, world);
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
  },

  updateAppointment: (
    _root: unknown,
    { id, input }: UpdateAppointment,
    context: Context,
  ): Row<'appointments'> => {
    const { world } = context;
    const before = world.appointments.get(id);
    if (!before) throw notFound('appointment');
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
      location: input.location === undefined ? before.location : locationAfter(input, world),
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
  },

  deleteAppointment: (_root: unknown, { id }: { readonly id: string }, { world }: Context) => {
    world.clock.tick();
    world.appointments.delete(id);
    deleteThread(id, world);
    return { success: true, id };
  },
} satisfies Readonly<Record<string, AnyResolver>>;

/** The next meeting becomes the first of those to come, as soon as anything about time changes. */
function timesAfter(before: Row<'appointments'>, input: AppointmentInput, world: World): Times {
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
  { isCancelled, cancellationReason }: AppointmentInput,
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

function locationAfter({ location }: AppointmentInput, world: World): Location | null {
  return location ? locate(location, 'input.location', world) : null;
}

function timeZoneFor(location: Location | null, spaceId: string, world: World): string {
  if (location?.point) return timeZoneAt(location.point, world);
  return world.spaces.get(spaceId)?.timeZone ?? 'UTC';
}
