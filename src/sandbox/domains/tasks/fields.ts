import type { Context, Resolvers } from '../../kit/context';
import { bookmarkFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { commentCountOf } from '../../shared/threads';
import { today } from './rules';
import type { TaskRow } from './rows';
import { taskTopicIds } from './topics';

export const taskFields = {
  Task: {
    space: ({ spaceId }: TaskRow, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
    author: ({ authorId }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    assignees: ({ assigneeIds }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.getMany(assigneeIds).filter(({ isDeleted }) => !isDeleted),
    skills: ({ skillIds }: TaskRow, _args: unknown, { world }: Context) =>
      world.skills.getMany(skillIds),
    topics: (task: TaskRow, _args: unknown, { world }: Context) =>
      world.topics.getMany(taskTopicIds(task, world)),
    isOverdue: (task: TaskRow, _args: unknown, { world }: Context) =>
      task.dueOn !== null &&
      task.progress !== 'DONE' &&
      task.dueOn < today(task.location, task.spaceId, world),
    location: ({ location, spaceId }: TaskRow) => location && { ...location, spaceId },
    commentCount: (task: TaskRow, _args: unknown, { world }: Context) =>
      commentCountOf(task, world),
    viewerIsAssigned: ({ assigneeIds }: TaskRow, _args: unknown, { caller }: Context) =>
      caller.userId !== undefined && assigneeIds.includes(caller.userId),
    ...bookmarkFields,
    viewerPermissions: (task: TaskRow, _args: unknown, context: Context) =>
      permissionsOn(task, context),
    completedBy: ({ completedById }: TaskRow, _args: unknown, { world }: Context) =>
      world.users.get(completedById) ?? null,
  },
} satisfies Resolvers;
