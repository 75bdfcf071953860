import { about, byArgument, listed, one } from '../../shared/context';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { circleOf, metresBetween } from '../../shared/distance';
import type { Order } from 'graphql-docs-model';
import { ascending, descending, inBoth, page } from 'graphql-docs-model';
import { canList } from '../../shared/permissions';
import type { Duration, QueryrecommendedTasksArgs, TaskSort } from '../../types/schema';
import { positionFor } from '../geo/geo';
import { taskChanges, today } from './changes';

export const tasks = {
  Query: {
    taskById: one('tasks'),
    tasksBySpaceId: about(byArgument('spaces', 'spaceId'), ({ id }, args, context) => {
      const found = tasksOf(id, context)
        .filter(({ progress }) => args.progress?.includes(progress) ?? true)
        .filter(({ assigneeIds }) => !args.assigneeId || assigneeIds.includes(args.assigneeId))
        .filter(({ dueOn }) => !args.dueUntil || (dueOn !== null && dueOn <= args.dueUntil));
      return page(found.sort(taskOrders[args.sort]), args);
    }),
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

type Task = Row<'tasks'>;

const newest: Order<Task> = descending(({ createdAt }) => createdAt);
const dueFirst: Order<Task> = ascending(({ dueOn }) => dueOn ?? '9999');

export const taskOrders: Readonly<Record<TaskSort, Order<Task>>> = {
  DUE: (a, b) => dueFirst(a, b) || newest(a, b),
  NEWEST: newest,
  RECENTLY_UPDATED: descending(({ updatedAt }) => updatedAt),
};

/** The shortest first. */
const durations: readonly Duration[] = [
  'UNDER_ONE_HOUR',
  'ONE_TO_THREE_HOURS',
  'HALF_DAY',
  'FULL_DAY',
  'SEVERAL_DAYS',
];

/** Tasks of a space for its lists, the caller's own drafts among them. */
export function tasksOf(spaceId: string, context: Context): Task[] {
  return context.world.tasks
    .where((task) => task.spaceId === spaceId && task.status !== 'ARCHIVED')
    .filter((task) => canList(task, context));
}

/** Topics of a task, which are those of its space where it has none of its own. */
export function taskTopicIds({ topicIds, spaceId }: Task, { spaces }: World): readonly string[] {
  return topicIds.length > 0 ? topicIds : spaces.need(spaceId).topicIds;
}

/**
 * Tasks that fit the caller, best match first. In place of embeddings, the sandbox counts skills
 * and topics in common, and takes the nearer, the one in a language that the caller speaks, and
 * the newer one where these are equal.
 */
function recommendTasks(
  { near, maxDuration }: QueryrecommendedTasksArgs,
  context: Context,
): Task[] {
  const { caller, world } = context;
  const user = world.users.get(caller.userId);
  if (!user) return [];
  const circle = near ? circleOf(near, 'near') : undefined;
  const longest = maxDuration ? durations.indexOf(maxDuration) : Infinity;
  return world.tasks
    .where(({ status, progress }) => status === 'PUBLISHED' && progress !== 'DONE')
    .filter(({ authorId, assigneeIds }) => ![authorId, ...assigneeIds].includes(user.id))
    .filter(({ duration }) => !duration || durations.indexOf(duration) <= longest)
    .filter((task) => world.spaces.get(task.spaceId)?.status === 'PUBLISHED')
    .filter((task) => canList(task, context))
    .map((task) => {
      const { spaceId, location, skillIds } = task;
      const position = location && positionFor({ ...location, spaceId }, context);
      const home = user.home?.point;
      return {
        task,
        position,
        // Skills count twice, since a task needs them.
        match:
          2 * inBoth(skillIds, user.skillIds).length +
          inBoth(taskTopicIds(task, world), user.topicIds).length,
        distance: home && position ? metresBetween(home, position) : Number.MAX_SAFE_INTEGER,
        isForeign: !user.spokenLanguages.includes(world.spaces.need(spaceId).language),
      };
    })
    .filter(({ position }) => !circle || circle(position) !== undefined)
    .sort(
      (a, b) =>
        b.match - a.match ||
        a.distance - b.distance ||
        Number(a.isForeign) - Number(b.isForeign) ||
        newest(a.task, b.task),
    )
    .map(({ task }) => task);
}
