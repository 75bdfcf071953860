import { one } from '../../kit/about';
import { circleOf } from '../../kit/circle';
import type { Resolvers } from '../../kit/context';
import { listed } from '../../kit/find-rows';
import { belongs, viewerSeesInside } from '../../shared/belonging';
import { bookmarkFields } from '../../shared/marks';
import { spaceContentFields } from '../../shared/space-content';
import { threadFields } from '../../shared/threads';
import { fitsFilter } from '../../shared/visibility';
import { positionFor } from '../geo/geo';
import { calendarFile } from './calendar-file';
import { appointmentsFrom } from './lists';
import { appointmentMutations } from './mutations';
import { endOf, furtherStarts, nextStart } from './repetition';
import { videoCallLinkOf } from './video-call';

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
  Mutation: { ...appointmentMutations, generateAppointmentIcsFile: calendarFile },
  Appointment: {
    ...spaceContentFields,
    ...bookmarkFields,
    commentCount: threadFields.commentCount,
    startsAt: (appointment, _args, { world }) => nextStart(appointment, world.clock.now()),
    endsAt: (appointment, _args, { world }) =>
      endOf(appointment, nextStart(appointment, world.clock.now())),
    nextDates: (appointment, _args, { world }) => furtherStarts(appointment, world.clock.now(), 10),
    location: ({ location, spaceId }) => location && { ...location, spaceId },
    videoCallLink: ({ videoCall, spaceId }, _args, context) =>
      videoCall && viewerSeesInside(spaceId, context) ? videoCallLinkOf(videoCall) : null,
    videoCallUrl: ({ videoCall, spaceId }, _args, context) =>
      videoCall && viewerSeesInside(spaceId, context) ? videoCall.url : null,
    contacts: ({ contactIds, authorId, spaceId }, _args, { world }) => {
      const named = contactIds.length > 0 ? contactIds : [authorId];
      return world.users.getMany(named.filter((userId) => belongs(spaceId, userId, world)));
    },
  },
} satisfies Resolvers;
