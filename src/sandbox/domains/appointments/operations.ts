import type { Subject } from '../../shared/access';
import type { GeoRadius } from '../../kit/circle';
import { circleOf } from '../../kit/circle';
import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { fitsFilter } from '../../shared/visibility';
import { positionFor } from '../geo/blur';
import { calendarFile } from './calendar-file';
import { appointmentsFrom } from './lists';
import type { CreateAppointment } from './mutations';
import { appointmentMutations } from './mutations';
import { nextStart } from './repetition';

interface Appointments extends PageArguments {
  readonly spaceId?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly near?: GeoRadius | null;
  readonly visibility: 'ALL' | 'PUBLIC_ONLY' | 'MEMBERS_ONLY';
}

export const appointmentOperations = {
  Query: {
    appointment: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.appointments.get(id),
    appointments: (_root: unknown, args: Appointments, context: Context) => {
      const now = context.world.clock.now();
      const { until } = args;
      const circle = args.near ? circleOf(args.near, 'near') : undefined;
      const found = appointmentsFrom(args.from ?? now, context)
        .filter(({ spaceId }) => args.spaceId == null || spaceId === args.spaceId)
        .filter((appointment) => !until || nextStart(appointment, now) < until)
        .filter(({ visibility }) => fitsFilter(visibility, args.visibility))
        .filter(
          ({ location, spaceId }) =>
            !circle ||
            (location && circle(positionFor({ ...location, spaceId }, context)) !== undefined),
        );
      return page(found, args);
    },
  },
  Mutation: { ...appointmentMutations, generateAppointmentIcsFile: calendarFile },
} satisfies AnyResolvers;

const byId: Subject = ({ id }, { world }) => world.appointments.get(String(id));

export const appointmentSubjects: Readonly<Record<string, Subject>> = {
  'Query.appointment': byId,
  'Mutation.createAppointment': ({ input }, { world }) =>
    world.spaces.get((input as CreateAppointment['input']).spaceId),
  'Mutation.updateAppointment': byId,
  'Mutation.deleteAppointment': byId,
  'Mutation.generateAppointmentIcsFile': byId,
};
