import { about, byId, failure } from '../../shared/context';
import { changed, invalid } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { clockTime, dayAt, isTimeZone, momentAt } from '../../shared/time-zone';
import { checkBelong, checkVisibility } from '../../shared/permissions';
import { deletion, newContent, spaceOfInput } from '../../shared/content';
import { tellMembers } from '../../shared/notify';
import { isSame, updated } from '../../shared/updated';
import { altTextAfter } from '../../shared/uploads';
import type { UpdateAppointmentInput, VideoCallLinkInput } from '../../types/schema';
import type { VideoCall } from '../../types/values';
import { relocated, timeZoneAt } from '../geo/geo';
import { endOf, nextStart, readTimes, wholeDays } from './appointments';

type Appointment = Row<'appointments'>;

export const appointmentMutations = {
  Mutation: {
    createAppointment: about(spaceOfInput, (space, { input }, context) => {
      const { world } = context;
      const { startsAt, endsAt, videoCallLink, ...rest } = input;
      checkInput(input, space, world);
      if (rest.status === 'ARCHIVED')
        throw invalid('input.status', 'A new appointment is published or a draft.');
      const location = relocated(null, rest.location, world);
      const ownTimeZone = location?.point ? timeZoneAt(location.point, world) : space.timeZone;
      const timeZone = rest.timeZone ?? ownTimeZone;
      const times = readTimes(startsAt, endsAt, { isAllDay: rest.isAllDay, timeZone }, world);
      const appointment: Appointment = {
        description: null,
        imageUrl: null,
        repeatsUntil: null,
        ...rest,
        imageAltText: altTextAfter({ imageUrl: null, imageAltText: null }, rest),
        ...newContent(context),
        __typename: 'Appointment',
        ...times,
        timeZone,
        location,
        videoCall: videoCallLink ? videoCallOf(videoCallLink) : null,
        contactIds: rest.contactIds ?? [],
        cancelledAt: null,
        cancellationReason: null,
      };
      return store(appointment, undefined, context);
    }),

    updateAppointment: about(byId('appointments'), (before, { input }, context) => {
      const { world } = context;
      const { startsAt, endsAt, videoCallLink, isCancelled, ...rest } = input;
      checkUpdate(before, input, world);
      const updatedAt = world.clock.tick();
      const isCalledOff = isCancelled ?? before.cancelledAt !== null;
      const appointment = changed(before, {
        ...rest,
        imageAltText: altTextAfter(before, rest),
        location: relocated(before.location, rest.location, world),
        videoCall: videoCallLink && videoCallOf(videoCallLink),
        cancelledAt: isCalledOff ? (before.cancelledAt ?? updatedAt) : null,
        cancellationReason: isCalledOff ? rest.cancellationReason : null,
      });
      const given = [startsAt, endsAt, rest.isAllDay, rest.timeZone, rest.regularity];
      const { firstStartsAt, lengthMs } = given.some((value) => value !== undefined)
        ? timesAfter(before, appointment, input, world)
        : before;
      const after = { ...appointment, firstStartsAt, lengthMs };
      return store(after, before, context, updatedAt);
    }),

    deleteAppointment: deletion('appointments'),
  },
} satisfies Resolvers;

/** @throws VALIDATION_FAILED for the first of the given values that an appointment cannot have. */
function checkInput(
  { timeZone, contactIds, visibility }: UpdateAppointmentInput,
  space: Row<'spaces'>,
  world: World,
): void {
  if (timeZone != null && !isTimeZone(timeZone))
    throw invalid('input.timeZone', 'This must be the IANA name of a time zone.');
  checkBelong('input.contactIds', contactIds, space, world);
  if (visibility) checkVisibility('input.visibility', visibility, space);
}

/** @throws VALIDATION_FAILED and CONFLICT for changes that an appointment does not take. */
function checkUpdate(before: Appointment, input: UpdateAppointmentInput, world: World): void {
  checkInput(input, world.spaces.need(before.spaceId), world);
  if (input.status === 'DRAFT' && before.status !== 'DRAFT')
    throw invalid('input.status', 'What was published cannot become a draft again.');
  if (input.cancellationReason != null && !(input.isCancelled ?? before.cancelledAt !== null))
    throw invalid('input.cancellationReason', 'A reason needs a meeting that is called off.');
  if (before.status === 'ARCHIVED' && input.status !== 'PUBLISHED')
    throw failure('ARCHIVED', 'The appointment is archived. Publish it again to change it.');
}

/** @throws VALIDATION_FAILED, naming the member of the input. */
function videoCallOf({ url, passcode = null, dialInNumber = null }: VideoCallLinkInput): VideoCall {
  if (dialInNumber !== null && !/^\+[1-9]\d{6,14}$/.test(dialInNumber))
    throw invalid('input.videoCallLink.dialInNumber', 'The number must have the form of E.164.');
  return { url, passcode, dialInNumber };
}

/**
 * The next meeting becomes the first of those to come, unless its times stay as they are, and keeps
 * its length where no end is given.
 */
function timesAfter(
  before: Appointment,
  after: Appointment,
  { startsAt, endsAt }: UpdateAppointmentInput,
  world: World,
): Pick<Appointment, 'firstStartsAt' | 'lengthMs'> {
  const present = nextStart(before, world.clock.now());
  const end = endOf(before, present);
  const rules = ({ timeZone, isAllDay, regularity }: Appointment) => [
    timeZone,
    isAllDay,
    regularity,
  ];
  const given = [startsAt ?? present, endsAt === undefined ? end : endsAt];
  if (isSame([...given, ...rules(after)], [present, end, ...rules(before)])) return before;
  const start = startsAt ?? momentAt(clockTime(present, before.timeZone), after.timeZone);
  const times = readTimes(start, endsAt, after, world);
  if (endsAt !== undefined || end === null) return times;
  const lengthMs = Date.parse(end) - Date.parse(present);
  return { ...times, lengthMs: after.isAllDay ? wholeDays(lengthMs) : lengthMs };
}

/**
 * Puts an appointment into its table, and tells members of it.
 *
 * @throws VALIDATION_FAILED for a repetition that ends before the first meeting.
 */
function store(
  given: Appointment,
  before: Appointment | undefined,
  context: Context,
  moment = given.updatedAt,
): Appointment {
  const { title, contactIds, regularity, firstStartsAt, timeZone } = given;
  const repeatsUntil = regularity === 'ONCE' ? null : given.repeatsUntil;
  if (repeatsUntil !== null && repeatsUntil < dayAt(firstStartsAt, timeZone))
    throw invalid('input.repeatsUntil', 'The last day must not be before the start.');
  const appointment = {
    ...given,
    title: title.trim(),
    contactIds: [...new Set(contactIds)],
    repeatsUntil,
  };
  const news = newsOf(appointment, before, context.world.clock.now());
  if (news) tellMembers(news, appointment, context);
  return context.world.appointments.put(updated(before ?? appointment, appointment, moment));
}

/** Members are told of a new appointment, of a new time or place, and of its cancellation. */
function newsOf(
  after: Appointment,
  before: Appointment | undefined,
  now: string,
): 'APPOINTMENT_CREATED' | 'APPOINTMENT_CHANGED' | 'APPOINTMENT_CANCELLED' | undefined {
  if (after.status !== 'PUBLISHED') return undefined;
  if (!before || before.status === 'DRAFT') return 'APPOINTMENT_CREATED';
  const isCalledOff = after.cancelledAt !== null;
  const wasCalledOff = before.cancelledAt !== null;
  if (isCalledOff && !wasCalledOff) return 'APPOINTMENT_CANCELLED';
  const isMoved = after.location !== before.location || when(after) !== when(before);
  return isMoved || wasCalledOff !== isCalledOff ? 'APPOINTMENT_CHANGED' : undefined;

  function when(row: Appointment): string {
    const startsAt = nextStart(row, now);
    return `${startsAt} ${endOf(row, startsAt) ?? ''}`;
  }
}
