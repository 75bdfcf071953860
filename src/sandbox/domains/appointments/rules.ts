import { checkCount, checkLength, checkNotNull } from '../../kit/checks';
import { failure, invalid, notFound } from '../../kit/failure';
import { checkMarkdown } from '../../kit/markdown';
import { checkUploaded } from '../../kit/uploads';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { LocationInput } from '../../types/schema';
import { checkBelong } from '../../shared/belonging';
import { checkTimeZone } from './times';
import type { VideoCallLinkInput } from './video-call';

type Entered = Pick<
  Row<'appointments'>,
  | 'title'
  | 'description'
  | 'imageUrl'
  | 'isAllDay'
  | 'timeZone'
  | 'regularity'
  | 'repeatsUntil'
  | 'status'
  | 'visibility'
>;

/** Values of `UpdateAppointmentInput`. */
export interface AppointmentInput extends Partial<Omit<Entered, 'timeZone'>> {
  readonly timeZone?: string;
  readonly startsAt?: string;
  readonly endsAt?: string | null;
  readonly location?: LocationInput | null;
  readonly videoCallLink?: VideoCallLinkInput | null;
  readonly contactIds?: readonly string[];
  readonly isCancelled?: boolean;
  readonly cancellationReason?: string | null;
}

/** Values of `CreateAppointmentInput`. */
export type CreateAppointmentInput = Omit<
  AppointmentInput,
  'timeZone' | 'contactIds' | 'isCancelled' | 'cancellationReason'
> &
  Pick<Entered, 'title' | 'isAllDay' | 'regularity' | 'status' | 'visibility'> & {
    readonly spaceId: string;
    readonly startsAt: string;
    readonly timeZone?: string | null;
    readonly contactIds?: readonly string[] | null;
  };

/** @throws VALIDATION_FAILED for the first of the given values that an appointment cannot have. */
export function checkAppointment(
  input: Omit<AppointmentInput, 'timeZone' | 'contactIds'> &
    Pick<CreateAppointmentInput, 'timeZone' | 'contactIds'>,
  spaceId: string,
  world: World,
): void {
  const space = world.spaces.get(spaceId);
  if (!space) throw notFound('space');
  checkLength('input.title', input.title, 3, 120);
  checkMarkdown('input.description', input.description, 5000);
  checkUploaded('input.imageUrl', input.imageUrl);
  checkTimeZone(input.timeZone);
  checkCount('input.contactIds', input.contactIds, 0, 5);
  checkBelong('input.contactIds', input.contactIds, space, world);
  if (input.visibility) checkVisibility('input.visibility', input.visibility, space);
  checkLength('input.cancellationReason', input.cancellationReason, 0, 300);
}

/** Fields of the input that can be left out, and not cleared. */
const neverNull = [
  'title',
  'startsAt',
  'isAllDay',
  'timeZone',
  'regularity',
  'contactIds',
  'status',
  'visibility',
  'isCancelled',
] as const;

/** @throws VALIDATION_FAILED and CONFLICT for changes that an appointment does not take. */
export function checkUpdate(
  before: Row<'appointments'>,
  input: AppointmentInput,
  world: World,
): void {
  for (const field of neverNull) checkNotNull(`input.${field}`, input[field]);
  checkAppointment(input, before.spaceId, world);
  if (input.status === 'DRAFT' && before.status !== 'DRAFT')
    throw invalid('input.status', 'What was published cannot become a draft again.');
  if (input.cancellationReason != null && !(input.isCancelled ?? before.cancelledAt !== null))
    throw invalid('input.cancellationReason', 'A reason needs a meeting that is called off.');
  if (before.status === 'ARCHIVED' && input.status !== 'PUBLISHED')
    throw failure('CONFLICT', 'The appointment is archived. Publish it again to change it.');
}
