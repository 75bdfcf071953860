import { about, one } from '../../kit/about';
import type { Resolvers } from '../../kit/context';
import { listed, page } from '../../kit/find-rows';
import { taskChanges, today } from './changes';
import { recommendTasks, taskOrders, tasksOf, taskTopicIds } from './lists';

export const tasks = {
  Query: {
    taskById: one('tasks'),
    tasksBySpaceId: about(
      ({ spaceId }, { world }) => world.spaces.get(spaceId),
      ({ id }, args, context) => {
        const found = tasksOf(id, context)
          .filter(({ progress }) => args.progress?.includes(progress) ?? true)
          .filter(({ assigneeIds }) => !args.assigneeId || assigneeIds.includes(args.assigneeId))
          .filter(({ dueOn }) => !args.dueUntil || (dueOn !== null && dueOn <= args.dueUntil));
        return page(found.sort(taskOrders[args.sort]), args);
      },
    ),
    recommendedTasks: listed(recommendTasks),
  },
  Mutation: taskChanges,
  Task: {
    topics: (task, _args, { world }) => world.topics.getMany(taskTopicIds(task, world)),
    isOverdue: (task, _args, { world }) =>
      task.dueOn !== null && task.progress !== 'DONE' && task.dueOn < today(task, world),
    location: ({ location, spaceId }) => location && { ...location, spaceId },
    viewerIsAssigned: ({ assigneeIds }, _args, { caller }) =>
      assigneeIds.some((id) => id === caller.userId),
  },
} satisfies Resolvers;
