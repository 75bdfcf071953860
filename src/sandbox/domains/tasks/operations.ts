import type { Subject } from '../../access';
import type { Context, Resolvers } from '../../context';
import { invalid } from '../../failure';
import type { PageArguments } from '../../page';
import { page } from '../../page';
import { canRead } from '../../permissions';
import type { TaskRow } from './rows';

interface TaskList extends PageArguments {
  readonly spaceId: string;
  readonly progress?: readonly string[] | null;
  readonly assigneeId?: string | null;
  readonly dueUntil?: string | null;
  readonly sort: 'DUE' | 'NEWEST' | 'RECENTLY_UPDATED';
}

interface CreateTask {
  readonly input: Pick<TaskRow, 'spaceId' | 'title' | 'status' | 'regularity' | 'visibility'> &
    Partial<TaskRow>;
}

const orders: Readonly<Record<TaskList['sort'], (a: TaskRow, b: TaskRow) => number>> = {
  DUE: (a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'),
  NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt),
  RECENTLY_UPDATED: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
};

export const taskOperations = {
  Query: {
    taskById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.tasks.get(id),
    tasksBySpaceId: (_root: unknown, args: TaskList, context: Context) => {
      const tasks = context.world.tasks
        .all()
        .filter(({ spaceId, status }) => spaceId === args.spaceId && status !== 'ARCHIVED')
        .filter((task) => canRead(task, context))
        .filter(({ progress }) => args.progress?.includes(progress) ?? true)
        .filter(({ assigneeIds }) => !args.assigneeId || assigneeIds.includes(args.assigneeId))
        .filter(({ dueOn }) => !args.dueUntil || (dueOn !== null && dueOn <= args.dueUntil));
      return page(tasks.sort(orders[args.sort]), args);
    },
  },
  Mutation: {
    createTask: (_root: unknown, { input }: CreateTask, { caller, world }: Context): TaskRow => {
      if (input.title.trim() === '') throw invalid('input.title', 'The title must not be empty.');
      const moment = world.clock.tick();
      return world.tasks.put({
        __typename: 'Task',
        id: world.clock.newId(),
        authorId: caller.userId ?? '',
        description: null,
        imageUrl: null,
        progress: 'OPEN',
        assigneeIds: [],
        helpersWanted: null,
        skillIds: [],
        topicIds: [],
        duration: null,
        dueOn: null,
        completedAt: null,
        completedById: null,
        ...input,
        createdAt: moment,
        updatedAt: moment,
      });
    },
  },
} satisfies Resolvers;

export const taskSubjects: Readonly<Record<string, Subject>> = {
  'Query.taskById': ({ id }, { world }) => world.tasks.get(String(id)),
  'Query.tasksBySpaceId': ({ spaceId }, { world }) => world.spaces.get(String(spaceId)),
  'Mutation.createTask': ({ input }, { world }) =>
    world.spaces.get((input as CreateTask['input']).spaceId),
};
