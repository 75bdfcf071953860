import { checkCount, checkLength, checkNotNull } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import { checkMarkdown } from '../../kit/markdown';
import { checkUploaded } from '../../kit/uploads';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { CreateAppointmentInput, UpdateAppointmentInput } from '../../types/schema';
import { checkBelong } from '../../shared/belonging';
import { checkTimeZone } from './times';

/** @throws VALIDATION_FAILED for the first of the given values that an appointment cannot have. */
export function checkAppointment(
  input: CreateAppointmentInput | UpdateAppointmentInput,
  space: Row<'spaces'>,
  world: World,
): void {
  checkLength('input.title', input.title, 3, 120);
  checkMarkdown('input.description', input.description, 5000);
  checkUploaded('input.imageUrl', input.imageUrl);
  checkTimeZone(input.timeZone);
  checkCount('input.contactIds', input.contactIds, 0, 5);
  checkBelong('input.contactIds', input.contactIds, space, world);
  if (input.visibility) checkVisibility('input.visibility', input.visibility, space);
  if ('cancellationReason' in input)
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
  input: UpdateAppointmentInput,
  world: World,
): void {
  for (const field of neverNull) checkNotNull(`input.${field}`, input[field]);
  checkAppointment(input, world.spaces.need(before.spaceId), world);
  if (input.status === 'DRAFT' && before.status !== 'DRAFT')
    throw invalid('input.status', 'What was published cannot become a draft again.');
  if (input.cancellationReason != null && !(input.isCancelled ?? before.cancelledAt !== null))
    throw invalid('input.cancellationReason', 'A reason needs a meeting that is called off.');
  if (before.status === 'ARCHIVED' && input.status !== 'PUBLISHED')
    throw failure('CONFLICT', 'The appointment is archived. Publish it again to change it.');
}
