import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { TaskSort } from './lists';
import { taskOrders, tasksOf } from './lists';
import type { CreateTask } from './mutations';
import { taskMutations } from './mutations';
import type { RecommendedTasks } from './recommended';
import { recommendTasks } from './recommended';

interface TasksOfSpace extends PageArguments {
  readonly spaceId: string;
  readonly progress?: readonly string[] | null;
  readonly assigneeId?: string | null;
  readonly dueUntil?: string | null;
  readonly sort: TaskSort;
}

export const taskOperations = {
  Query: {
    taskById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.tasks.get(id),
    tasksBySpaceId: (_root: unknown, args: TasksOfSpace, context: Context) => {
      const tasks = tasksOf(args.spaceId, context)
        .filter(({ progress }) => args.progress?.includes(progress) ?? true)
        .filter(({ assigneeIds }) => !args.assigneeId || assigneeIds.includes(args.assigneeId))
        .filter(({ dueOn }) => !args.dueUntil || (dueOn !== null && dueOn <= args.dueUntil));
      return page(tasks.sort(taskOrders[args.sort]), args);
    },
    recommendedTasks: (_root: unknown, args: RecommendedTasks, context: Context) =>
      page(recommendTasks(args, context), args),
  },
  Mutation: taskMutations,
} satisfies AnyResolvers;

export const taskSubjects: Readonly<Record<string, Subject>> = {
  'Query.taskById': ({ id }, { world }) => world.tasks.get(String(id)),
  'Query.tasksBySpaceId': ({ spaceId }, { world }) => world.spaces.get(String(spaceId)),
  'Mutation.createTask': ({ input }, { world }) =>
    world.spaces.get((input as CreateTask['input']).spaceId),
  'Mutation.updateTask': ({ id }, { world }) => world.tasks.get(String(id)),
  'Mutation.deleteTask': ({ id }, { world }) => world.tasks.get(String(id)),
};
