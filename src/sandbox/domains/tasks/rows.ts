import type { StatusType, VisibilityLevel } from '../../permissions';
import type { Row } from '../../table';

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
  readonly topicIds: readonly string[];
  readonly duration: string | null;
  readonly regularity: string;
  readonly dueOn: string | null;
  readonly visibility: VisibilityLevel;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  readonly completedById: string | null;
}
