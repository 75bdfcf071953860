import type { StatusType, VisibilityLevel } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

export interface VideoCall {
  readonly url: string;
  readonly passcode: string | null;
  readonly dialInNumber: string | null;
}

export interface AppointmentRow extends Row {
  readonly __typename: 'Appointment';
  readonly spaceId: string;
  readonly authorId: string;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  /** Begin of the first meeting, from which the repetition counts. */
  readonly firstStartsAt: string;
  /** Length of each meeting; null if the end is open. */
  readonly lengthMs: number | null;
  readonly isAllDay: boolean;
  readonly timeZone: string;
  readonly regularity: 'ONCE' | 'WEEKLY' | 'MONTHLY' | 'FLEXIBLE';
  readonly repeatsUntil: string | null;
  readonly location: Location | null;
  readonly videoCall: VideoCall | null;
  /** Empty if the author answers questions. */
  readonly contactIds: readonly string[];
  readonly status: StatusType;
  readonly visibility: VisibilityLevel;
  readonly cancelledAt: string | null;
  readonly cancellationReason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
