import { checkNotNull } from '../../kit/checks';
import type { AnyResolver, Context } from '../../kit/context';
import { failure, invalid, notFound } from '../../kit/failure';
import { deleteThread } from '../../shared/threads';
import { laterDay } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import type { LocationInput } from '../../types/schema';
import { locate } from '../geo/locate';
import type { TaskValues } from './rules';
import { checkDueOn, checkTask } from './rules';
import { tellOfTask } from './tell';
import type { Location } from '../../types/values';

interface Located {
  readonly location?: LocationInput | null;
}

export interface CreateTask {
  readonly input: Located &
    TaskValues &
    Pick<Row<'tasks'>, 'spaceId' | 'title' | 'status' | 'regularity' | 'visibility'>;
}

interface UpdateTask {
  readonly id: string;
  readonly input: Located & TaskValues;
}

export const taskMutations = {
  createTask: (_root: unknown, { input }: CreateTask, context: Context): Row<'tasks'> => {
    const { caller, world } = context;
    checkTask(input, spaceOf(input.spaceId, world), world);
    if (input.status === 'ARCHIVED')
      throw invalid('input.status', 'A new task is published or a draft.');
    const moment = world.clock.tick();
    const task: Row<'tasks'> = {
      __typename: 'Task',
      id: world.clock.newId(),
      spaceId: input.spaceId,
      authorId: caller.userId ?? '',
      title: input.title.trim(),
      description: input.description ?? null,
      imageUrl: input.imageUrl ?? null,
      status: input.status,
      progress: 'OPEN',
      assigneeIds: unique(input.assigneeIds),
      helpersWanted: input.helpersWanted ?? null,
      skillIds: unique(input.skillIds),
      topicIds: unique(input.topicIds),
      duration: input.duration ?? null,
      regularity: input.regularity,
      dueOn: input.dueOn ?? null,
      location: input.location ? locate(input.location, 'input.location', world) : null,
      visibility: input.visibility,
      createdAt: moment,
      updatedAt: moment,
      completedAt: null,
      completedById: null,
    };
    checkDueOn(task, world);
    tellOfTask(undefined, task, context);
    return world.tasks.put(task);
  },

  updateTask: (_root: unknown, { id, input }: UpdateTask, context: Context): Row<'tasks'> => {
    const { world } = context;
    const task = world.tasks.get(id);
    if (!task) throw notFound('task');
    checkUpdate(task, input, world);
    const { location, assigneeIds, skillIds, topicIds, ...values } = input;
    const moment = world.clock.tick();
    const changed: Row<'tasks'> = {
      ...task,
      ...values,
      title: (values.title ?? task.title).trim(),
      assigneeIds: assigneeIds ? unique(assigneeIds) : task.assigneeIds,
      skillIds: skillIds ? unique(skillIds) : task.skillIds,
      topicIds: topicIds ? unique(topicIds) : task.topicIds,
      location: relocated(task.location, location, world),
    };
    if (changed.dueOn !== task.dueOn) checkDueOn(changed, world);
    tellOfTask(task, changed, context);
    const completed = withCompletion(changed, task, context);
    return isSame(completed, task) ? task : world.tasks.put({ ...completed, updatedAt: moment });
  },

  deleteTask: (_root: unknown, { id }: { readonly id: string }, { world }: Context) => {
    world.clock.tick();
    world.tasks.delete(id);
    deleteThread(id, world);
    return { success: true, id };
  },
} satisfies Readonly<Record<string, AnyResolver>>;

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

function checkUpdate(task: Row<'tasks'>, input: UpdateTask['input'], world: World): void {
  for (const field of neverNull) checkNotNull(`input.${field}`, input[field]);
  checkTask(input, spaceOf(task.spaceId, world), world);
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

function relocated(
  before: Location | null,
  input: LocationInput | null | undefined,
  world: World,
): Location | null {
  if (input === undefined) return before;
  return input && locate(input, 'input.location', world);
}

function spaceOf(spaceId: string, world: World): Row<'spaces'> {
  const space = world.spaces.get(spaceId);
  if (!space) throw notFound('space');
  return space;
}

function unique(ids: readonly string[] | null | undefined): string[] {
  return [...new Set(ids)];
}
