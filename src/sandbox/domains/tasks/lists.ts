import type { Context } from '../../kit/context';
import type { Order } from '../../kit/find-rows';
import { ascending, descending } from '../../kit/find-rows';
import type { Row } from '../../kit/world';
import { canList } from '../../shared/permissions';
import type { TaskSort } from '../../types/schema';

type TaskOrder = Order<Row<'tasks'>>;

const newest: TaskOrder = descending(({ createdAt }) => createdAt);
const dueFirst: TaskOrder = ascending(({ dueOn }) => dueOn ?? '9999');

export const taskOrders: Readonly<Record<TaskSort, TaskOrder>> = {
  DUE: (a, b) => dueFirst(a, b) || newest(a, b),
  NEWEST: newest,
  RECENTLY_UPDATED: descending(({ updatedAt }) => updatedAt),
};

/** Tasks of a space for its lists, the caller's own drafts among them. */
export function tasksOf(spaceId: string, context: Context): Row<'tasks'>[] {
  return context.world.tasks
    .where((task) => task.spaceId === spaceId && task.status !== 'ARCHIVED')
    .filter((task) => canList(task, context));
}
