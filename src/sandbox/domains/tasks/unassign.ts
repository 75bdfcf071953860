import type { Row, World } from '../../kit/world';

/** Takes a person off the tasks that they are assigned to, which changes only those tasks. */
export function unassign(
  userId: string,
  world: World,
  isAffected: (task: Row<'tasks'>) => boolean = () => true,
): void {
  const updatedAt = world.clock.now();
  for (const task of world.tasks.all()) {
    if (!task.assigneeIds.includes(userId) || !isAffected(task)) continue;
    const assigneeIds = task.assigneeIds.filter((id) => id !== userId);
    world.tasks.put({ ...task, assigneeIds, updatedAt });
  }
}
