import type { AnyResolvers, Context } from '../../kit/context';
import { bookmarkFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { commentCountOf } from '../../shared/threads';
import { today } from './rules';
import { taskTopicIds } from './topics';
import type { Row } from '../../kit/world';

export const taskFields = {
  Task: {
    space: ({ spaceId }: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId),
    author: ({ authorId }: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    assignees: ({ assigneeIds }: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.users.getMany(assigneeIds).filter(({ isDeleted }) => !isDeleted),
    skills: ({ skillIds }: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.skills.getMany(skillIds),
    topics: (task: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.topics.getMany(taskTopicIds(task, world)),
    isOverdue: (task: Row<'tasks'>, _args: unknown, { world }: Context) =>
      task.dueOn !== null &&
      task.progress !== 'DONE' &&
      task.dueOn < today(task.location, task.spaceId, world),
    location: ({ location, spaceId }: Row<'tasks'>) => location && { ...location, spaceId },
    commentCount: (task: Row<'tasks'>, _args: unknown, { world }: Context) =>
      commentCountOf(task, world),
    viewerIsAssigned: ({ assigneeIds }: Row<'tasks'>, _args: unknown, { caller }: Context) =>
      caller.userId !== undefined && assigneeIds.includes(caller.userId),
    ...bookmarkFields,
    viewerPermissions: (task: Row<'tasks'>, _args: unknown, context: Context) =>
      permissionsOn(task, context),
    completedBy: ({ completedById }: Row<'tasks'>, _args: unknown, { world }: Context) =>
      world.users.get(completedById) ?? null,
  },
} satisfies AnyResolvers;
