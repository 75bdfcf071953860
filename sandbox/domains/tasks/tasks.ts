import type { Order } from 'graphql-docs-model';
import { ascending, changed, descending, inBoth, invalid } from 'graphql-docs-model';
import { checkExist, deletion, dismissedBy, newContent, spaceOfInput } from '../../shared/content';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, byArgument, byId, failure, one } from '../../shared/context';
import { tell, tellMembers } from '../../shared/notify';
import { canList, checkBelong, checkVisibility } from '../../shared/permissions';
import { dayAt, laterDay } from '../../shared/time-zone';
import type {
  CreateTaskInput,
  Duration,
  QueryrecommendedTasksArgs,
  TaskSort,
  UpdateTaskInput,
} from '../../types/schema';
import { updated } from '../../shared/updated';
import { altTextAfter } from '../../shared/uploads';
import { aroundHome, distanceFrom, relocated, timeZoneAt } from '../geo/geo';

export const tasks = {
  Query: {
    taskById: one(byId('tasks')),
    tasksBySpaceId: about(byArgument('spaces', 'spaceId'), ({ id }, args, context) => {
      return tasksOf(id, context)
        .filter(({ progress }) => args.progress?.includes(progress) ?? true)
        .filter(({ assigneeIds }) => !args.assigneeId || assigneeIds.includes(args.assigneeId))
        .filter(({ dueOn }) => !args.dueUntil || (dueOn !== null && dueOn <= args.dueUntil))
        .sort(taskOrders[args.orderBy ?? 'DUE']);
    }),
    recommendedTasks: (_root, args, context) => recommendTasks(args, context),
  },
  Mutation: {
    createTask: about(spaceOfInput, (space, { input }, context) => {
      const { world } = context;
      checkTask(input, space, world);
      if (input.status === 'ARCHIVED')
        throw invalid('input.status', 'A new task is published or a draft.');
      const blank: Task = {
        ...newContent(context),
        __typename: 'Task',
        spaceId: space.id,
        title: '',
        description: null,
        imageUrl: null,
        imageAltText: null,
        status: input.status,
        progress: 'OPEN',
        assigneeIds: [],
        helpersWanted: null,
        skillIds: [],
        topicIds: [],
        duration: null,
        regularity: input.regularity,
        dueOn: null,
        location: null,
        visibility: input.visibility,
        completedAt: null,
        completedById: null,
      };
      const task = withInput(blank, input, world);
      tellOfTask(undefined, task, context);
      return world.tasks.put(task);
    }),

    updateTask: about(byId('tasks'), (before, { input }, context) => {
      const { world } = context;
      checkTask(input, world.spaces.need(before.spaceId), world);
      if (input.status === 'DRAFT' && before.status !== 'DRAFT')
        throw invalid('input.status', 'What was published cannot become a draft again.');
      if (before.status === 'ARCHIVED' && input.status !== 'PUBLISHED')
        throw failure('ARCHIVED', 'The task is archived. Publish it again to change it.');
      const updatedAt = world.clock.tick();
      const task = withInput(before, input, world);
      tellOfTask(before, task, context);
      const completed = withCompletion(task, before, context);
      return world.tasks.put(updated(before, completed, updatedAt));
    }),

    deleteTask: deletion('tasks'),
  },
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
  const distanceOf = distanceFrom(near, 'near', context);
  const distanceFromHome = distanceFrom(aroundHome(Infinity, context), 'near', context);
  const dismissed = dismissedBy(context);
  const longest = maxDuration ? durations.indexOf(maxDuration) : Infinity;
  return world.tasks
    .where(({ status, progress }) => status === 'PUBLISHED' && progress !== 'DONE')
    .filter(({ authorId, assigneeIds }) => ![authorId, ...assigneeIds].includes(user.id))
    .filter(({ duration }) => !duration || durations.indexOf(duration) <= longest)
    .filter((task) => world.spaces.get(task.spaceId)?.status === 'PUBLISHED')
    .filter((task) => canList(task, context) && distanceOf(task) < Infinity)
    .filter(({ id }) => !dismissed.includes(id))
    .map((task) => ({
      task,
      // Skills count twice, since a task needs them.
      match:
        2 * inBoth(task.skillIds, user.skillIds).length +
        inBoth(taskTopicIds(task, world), user.topicIds).length,
      distance: distanceFromHome(task),
      isForeign: !user.spokenLanguages.includes(world.spaces.need(task.spaceId).language),
    }))
    .sort(
      (a, b) =>
        b.match - a.match ||
        a.distance - b.distance ||
        Number(a.isForeign) - Number(b.isForeign) ||
        newest(a.task, b.task),
    )
    .map(({ task }) => task);
}

type Input = CreateTaskInput | UpdateTaskInput;

/** Takes a person off the tasks that they are assigned to, which changes only those tasks. */
export function unassign(
  userId: string,
  { clock, tasks }: World,
  isAffected: (task: Task) => boolean = () => true,
): void {
  for (const task of tasks.where(({ assigneeIds }) => assigneeIds.includes(userId))) {
    const assigneeIds = task.assigneeIds.filter((id) => id !== userId);
    if (isAffected(task)) tasks.put({ ...task, assigneeIds, updatedAt: clock.now() });
  }
}

/** The present day at the location of a task, or else in the time zone of its space. */
function today({ location, spaceId }: Task, world: World): string {
  const { timeZone } = world.spaces.need(spaceId);
  return dayAt(world.clock.now(), location?.point ? timeZoneAt(location.point, world) : timeZone);
}

/** @throws VALIDATION_FAILED for the first of the given values that a task cannot have. */
function checkTask(
  { assigneeIds, skillIds, topicIds, visibility }: Input,
  space: Row<'spaces'>,
  world: World,
): void {
  checkBelong('input.assigneeIds', assigneeIds, space, world);
  checkExist('input.skillIds', skillIds, world.skills, 'There is no such skill.');
  checkExist('input.topicIds', topicIds, world.topics, 'There is no such topic.');
  if (visibility) checkVisibility('input.visibility', visibility, space);
}

/** A task with what an input says of it. @throws VALIDATION_FAILED for a new day that has passed. */
function withInput(
  before: Task,
  { title, assigneeIds, skillIds, topicIds, location, ...values }: Input,
  world: World,
): Task {
  const task: Task = {
    ...changed(before, values),
    imageAltText: altTextAfter(before, values),
    title: (title ?? before.title).trim(),
    assigneeIds: assigneeIds ? [...new Set(assigneeIds)] : before.assigneeIds,
    skillIds: skillIds ? [...new Set(skillIds)] : before.skillIds,
    topicIds: topicIds ? [...new Set(topicIds)] : before.topicIds,
    location: relocated(before.location, location, world),
  };
  if (task.dueOn !== null && task.dueOn !== before.dueOn && task.dueOn < today(task, world))
    throw invalid('input.dueOn', 'The day must be today or later.');
  return task;
}

/** A repeated task opens again at once, here, when it is done. */
function withCompletion(task: Task, before: Task, { caller, world }: Context): Task {
  if (task.progress !== 'DONE') return { ...task, completedAt: null, completedById: null };
  if (before.progress === 'DONE') return task;
  const { regularity, dueOn } = task;
  if (regularity === 'ONCE')
    return { ...task, completedAt: world.clock.now(), completedById: caller.userId ?? null };
  const step = regularity === 'WEEKLY' ? { days: 7 } : { months: 1 };
  const hasNext = dueOn !== null && regularity !== 'FLEXIBLE';
  return { ...task, progress: 'OPEN', dueOn: hasNext ? laterDay(dueOn, step) : null };
}

/** Tells members of a task once it is published, and assignees of what concerns them. */
function tellOfTask(before: Task | undefined, task: Task, context: Context): void {
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
