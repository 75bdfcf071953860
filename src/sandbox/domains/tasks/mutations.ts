import { about, byId } from '../../kit/about';
import { changed } from '../../kit/changed';
import { checkNotNull } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, invalid } from '../../kit/failure';
import { laterDay } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import { spaceOfInput } from '../../shared/space-content';
import { tell, tellMembers } from '../../shared/tell';
import { deleteThread } from '../../shared/threads';
import type { UpdateTaskInput } from '../../types/schema';
import { relocated } from '../geo/locate';
import { checkDueOn, checkTask } from './rules';

export const taskMutations = {
  createTask: about(spaceOfInput, (space, { input }, context) => {
    const { caller, world } = context;
    checkTask(input, space, world);
    if (input.status === 'ARCHIVED')
      throw invalid('input.status', 'A new task is published or a draft.');
    const moment = world.clock.tick();
    const task: Row<'tasks'> = {
      __typename: 'Task',
      ...input,
      id: world.clock.newId(),
      authorId: caller.userId ?? '',
      title: input.title.trim(),
      description: input.description ?? null,
      imageUrl: input.imageUrl ?? null,
      progress: 'OPEN',
      assigneeIds: unique(input.assigneeIds),
      helpersWanted: input.helpersWanted ?? null,
      skillIds: unique(input.skillIds),
      topicIds: unique(input.topicIds),
      duration: input.duration ?? null,
      dueOn: input.dueOn ?? null,
      location: relocated(null, input.location, world),
      createdAt: moment,
      updatedAt: moment,
      completedAt: null,
      completedById: null,
    };
    checkDueOn(task, world);
    tellOfTask(undefined, task, context);
    return world.tasks.put(task);
  }),

  updateTask: about(byId('tasks'), (before, { input }, context) => {
    const { world } = context;
    checkUpdate(before, input, world);
    const { location, assigneeIds, skillIds, topicIds, ...values } = input;
    const moment = world.clock.tick();
    const task: Row<'tasks'> = {
      ...changed(before, values),
      title: (values.title ?? before.title).trim(),
      assigneeIds: assigneeIds ? unique(assigneeIds) : before.assigneeIds,
      skillIds: skillIds ? unique(skillIds) : before.skillIds,
      topicIds: topicIds ? unique(topicIds) : before.topicIds,
      location: relocated(before.location, location, world),
    };
    if (task.dueOn !== before.dueOn) checkDueOn(task, world);
    tellOfTask(before, task, context);
    const completed = withCompletion(task, before, context);
    return isSame(completed, before)
      ? before
      : world.tasks.put({ ...completed, updatedAt: moment });
  }),

  deleteTask: about(byId('tasks'), ({ id }, _args, { world }) => {
    world.clock.tick();
    world.tasks.delete(id);
    deleteThread(id, world);
    return { success: true, id };
  }),
} satisfies Resolvers['Mutation'];

/** Fields of the input that can be left out, and not cleared. */
const neverNull = [
  'title',
  'status',
  'progress',
  'assigneeIds',
  'skillIds',
  'topicIds',
  'regularity',
  'visibility',
] as const;

function checkUpdate(task: Row<'tasks'>, input: UpdateTaskInput, world: World): void {
  for (const field of neverNull) checkNotNull(`input.${field}`, input[field]);
  checkTask(input, world.spaces.need(task.spaceId), world);
  if (input.status === 'DRAFT' && task.status !== 'DRAFT')
    throw invalid('input.status', 'What was published cannot become a draft again.');
  if (task.status === 'ARCHIVED' && input.status !== 'PUBLISHED')
    throw failure('CONFLICT', 'The task is archived. Publish it again to change it.');
}

/** A change to the same values moves no time, and sends no event. */
function isSame(task: Row<'tasks'>, before: Row<'tasks'>): boolean {
  return JSON.stringify(task) === JSON.stringify(before);
}

/** A repeated task opens again at once, here, when it is done. */
function withCompletion(
  task: Row<'tasks'>,
  before: Row<'tasks'>,
  { caller, world }: Context,
): Row<'tasks'> {
  if (task.progress !== 'DONE') return { ...task, completedAt: null, completedById: null };
  if (before.progress === 'DONE') return task;
  if (task.regularity !== 'ONCE') return { ...task, progress: 'OPEN', dueOn: nextDueOn(task) };
  return { ...task, completedAt: world.clock.now(), completedById: caller.userId ?? null };
}

function nextDueOn({ dueOn, regularity }: Row<'tasks'>): string | null {
  if (dueOn === null || regularity === 'FLEXIBLE') return null;
  return laterDay(dueOn, regularity === 'WEEKLY' ? { days: 7 } : { months: 1 });
}

function unique(ids: readonly string[] | null | undefined): string[] {
  return [...new Set(ids)];
}

/** Tells members of a task once it is published, and assignees of what concerns them. */
function tellOfTask(before: Row<'tasks'> | undefined, task: Row<'tasks'>, context: Context): void {
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
