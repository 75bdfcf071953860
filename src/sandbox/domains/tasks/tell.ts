import type { Context } from '../../kit/context';
import { tell, tellMembers } from '../../shared/tell';
import type { Row } from '../../kit/world';

/** Tells members of a task once it is published, and assignees of what concerns them. */
export function tellOfTask(
  before: Row<'tasks'> | undefined,
  task: Row<'tasks'>,
  context: Context,
): void {
  if (task.status !== 'PUBLISHED') return;
  const wasSeen = before?.status === 'PUBLISHED';
  const known = wasSeen ? before.assigneeIds : [];
  const added = task.assigneeIds.filter((id) => !known.includes(id));
  tell('TASK_ASSIGNED', task, added, context);
  if (!before || before.status === 'DRAFT') tellMembers('TASK_CREATED', task, context, added);
  const isChanged =
    wasSeen &&
    (task.dueOn !== before.dueOn ||
      task.location !== before.location ||
      (task.progress === 'DONE' && before.progress !== 'DONE'));
  const staying = task.assigneeIds.filter((id) => known.includes(id));
  if (isChanged) tell('TASK_CHANGED', task, staying, context);
}
