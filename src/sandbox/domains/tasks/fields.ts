import type { Context, Resolvers } from '../../context';
import { permissionsOn } from '../../permissions';
import type { TaskRow } from './rows';

export const taskFields = {
  Task: {
    space: ({ spaceId }: TaskRow, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
    author: ({ authorId }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    assignees: ({ assigneeIds }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.getMany(assigneeIds),
    isOverdue: ({ dueOn, progress }: TaskRow, _args: unknown, { world }: Context) =>
      dueOn !== null && progress !== 'DONE' && dueOn < world.clock.now().slice(0, 10),
    viewerIsAssigned: ({ assigneeIds }: TaskRow, _args: unknown, { caller }: Context) =>
      caller.userId !== undefined && assigneeIds.includes(caller.userId),
    viewerPermissions: (task: TaskRow, _args: unknown, context: Context) =>
      permissionsOn(task, context),
    completedBy: ({ completedById }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.get(completedById) ?? null,
  },
} satisfies Resolvers;
