import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import type { Row } from '../../kit/world';

/** Values of `TaskSort` in the schema. */
export type TaskSort = 'DUE' | 'NEWEST' | 'RECENTLY_UPDATED';

const newest = (a: Row<'tasks'>, b: Row<'tasks'>): number => b.createdAt.localeCompare(a.createdAt);

export const taskOrders: Readonly<Record<TaskSort, (a: Row<'tasks'>, b: Row<'tasks'>) => number>> =
  {
    DUE: (a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') || newest(a, b),
    NEWEST: newest,
    RECENTLY_UPDATED: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  };

/** Tasks of a space for its lists, the caller's own drafts among them. */
export function tasksOf(spaceId: string, context: Context): Row<'tasks'>[] {
  return context.world.tasks
    .all()
    .filter((task) => task.spaceId === spaceId && task.status !== 'ARCHIVED')
    .filter((task) => canList(task, context));
}
