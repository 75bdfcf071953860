import { listed, one } from '../../shared/context';
import type { Context, Resolvers, Row } from '../../shared/context';
import { circleOf } from '../../shared/distance';
import { belongs, viewerSeesInside } from '../../shared/belonging';
import { canList } from '../../shared/permissions';
import { fitsFilter } from '../../shared/visibility';
import type { VideoCallProvider } from '../../types/schema';
import type { VideoCall } from '../../types/values';
import { positionFor } from '../geo/geo';
import { endOf, furtherStarts, nextStart } from './times';

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
    appointment: one('appointments'),
    appointments: listed(({ from, until, near, ...args }, context) => {
      const now = context.world.clock.now();
      const circle = near ? circleOf(near, 'near') : undefined;
      return appointmentsFrom(from ?? now, context)
        .filter(({ spaceId }) => args.spaceId == null || spaceId === args.spaceId)
        .filter((appointment) => !until || nextStart(appointment, now) < until)
        .filter(({ visibility }) => fitsFilter(visibility, args.visibility))
        .filter(
          ({ location, spaceId }) =>
            !circle ||
            (location && circle(positionFor({ ...location, spaceId }, context)) !== undefined),
        );
    }),
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
export function callFor({ videoCall, spaceId }: Appointment, context: Context): VideoCall | null {
  return viewerSeesInside(spaceId, context) ? videoCall : null;
}
