import type { StatusType, VisibilityLevel } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

/** Values of `Duration` in the schema, the shortest first. */
export const durations = [
  'UNDER_ONE_HOUR',
  'ONE_TO_THREE_HOURS',
  'HALF_DAY',
  'FULL_DAY',
  'SEVERAL_DAYS',
] as const;

export type Duration = (typeof durations)[number];

export interface TaskRow extends Row {
  readonly __typename: 'Task';
  readonly spaceId: string;
  readonly authorId: string;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly status: StatusType;
  readonly progress: 'OPEN' | 'IN_PROGRESS' | 'DONE';
  readonly assigneeIds: readonly string[];
  readonly helpersWanted: number | null;
  readonly skillIds: readonly string[];
  /** Empty if those of the space hold. */
  readonly topicIds: readonly string[];
  readonly duration: Duration | null;
  readonly regularity: 'ONCE' | 'WEEKLY' | 'MONTHLY' | 'FLEXIBLE';
  readonly dueOn: string | null;
  readonly location: Location | null;
  readonly visibility: VisibilityLevel;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  readonly completedById: string | null;
}
