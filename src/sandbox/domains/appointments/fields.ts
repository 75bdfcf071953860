import type { AnyResolvers, Context } from '../../kit/context';
import { bookmarkFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { commentCountOf } from '../../shared/threads';
import { belongs, viewerSeesInside } from '../../shared/belonging';
import { endOf, furtherStarts, nextStart } from './repetition';
import { videoCallLinkOf } from './video-call';
import type { Row } from '../../kit/world';

export const appointmentFields = {
  Appointment: {
    space: ({ spaceId }: Row<'appointments'>, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId),
    author: ({ authorId }: Row<'appointments'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    startsAt: (appointment: Row<'appointments'>, _args: unknown, { world }: Context) =>
      nextStart(appointment, world.clock.now()),
    endsAt: (appointment: Row<'appointments'>, _args: unknown, { world }: Context) =>
      endOf(appointment, nextStart(appointment, world.clock.now())),
    nextDates: (appointment: Row<'appointments'>, _args: unknown, { world }: Context) =>
      furtherStarts(appointment, world.clock.now(), 10),
    location: ({ location, spaceId }: Row<'appointments'>) => location && { ...location, spaceId },
    videoCallLink: (
      { videoCall, spaceId }: Row<'appointments'>,
      _args: unknown,
      context: Context,
    ) => (videoCall && viewerSeesInside(spaceId, context) ? videoCallLinkOf(videoCall) : null),
    videoCallUrl: (
      { videoCall, spaceId }: Row<'appointments'>,
      _args: unknown,
      context: Context,
    ) => (videoCall && viewerSeesInside(spaceId, context) ? videoCall.url : null),
    contacts: (appointment: Row<'appointments'>, _args: unknown, { world }: Context) => {
      const { contactIds, authorId, spaceId } = appointment;
      const named = contactIds.length > 0 ? contactIds : [authorId];
      return world.users.getMany(named.filter((userId) => belongs(spaceId, userId, world)));
    },
    commentCount: (appointment: Row<'appointments'>, _args: unknown, { world }: Context) =>
      commentCountOf(appointment, world),
    ...bookmarkFields,
    viewerPermissions: (appointment: Row<'appointments'>, _args: unknown, context: Context) =>
      permissionsOn(appointment, context),
  },
} satisfies AnyResolvers;
