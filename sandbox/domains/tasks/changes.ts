import { about, byId, failure } from '../../shared/context';
import { changed, invalid } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { dayAt, laterDay } from '../../shared/time-zone';
import { checkBelong } from '../../shared/belonging';
import { spaceOfInput } from '../../shared/content-fields';
import { tell, tellMembers } from '../../shared/tell';
import { deletion } from '../../shared/threads';
import { checkVisibility } from '../../shared/visibility';
import type { CreateTaskInput, UpdateTaskInput } from '../../types/schema';
import { relocated, timeZoneAt } from '../geo/locate';

type Task = Row<'tasks'>;
type Input = CreateTaskInput | UpdateTaskInput;

export const taskChanges = {
  createTask: about(spaceOfInput, (space, { input }, context) => {
    const { caller, world } = context;
    checkTask(input, space, world);
    if (input.status === 'ARCHIVED')
      throw invalid('input.status', 'A new task is published or a draft.');
    const moment = world.clock.tick();
    const blank: Task = {
      __typename: 'Task',
      id: world.clock.newId(),
      spaceId: space.id,
      authorId: caller.userId ?? '',
      title: '',
      description: null,
      imageUrl: null,
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
      createdAt: moment,
      updatedAt: moment,
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
      throw failure('CONFLICT', 'The task is archived. Publish it again to change it.');
    const updatedAt = world.clock.tick();
    const task = withInput(before, input, world);
    tellOfTask(before, task, context);
    const completed = withCompletion(task, before, context);
    // A change to the same values moves no time.
    const isSame = JSON.stringify(completed) === JSON.stringify(before);
    return isSame ? before : world.tasks.put({ ...completed, updatedAt });
  }),

  deleteTask: deletion('tasks'),
} satisfies Resolvers['Mutation'];

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
export function today({ location, spaceId }: Task, world: World): string {
  const { timeZone } = world.spaces.need(spaceId);
  return dayAt(world.clock.now(), location?.point ? timeZoneAt(location.point, world) : timeZone);
}

/** @throws VALIDATION_FAILED for the first of the given values that a task cannot have. */
function checkTask(
  { assigneeIds, helpersWanted, skillIds, topicIds, visibility }: Input,
  space: Row<'spaces'>,
  world: World,
): void {
  checkBelong('input.assigneeIds', assigneeIds, space, world);
  if (helpersWanted != null && (helpersWanted < 1 || helpersWanted > 100))
    throw invalid('input.helpersWanted', 'The number must be from 1 to 100.');
  if (skillIds?.some((id) => !world.skills.get(id)))
    throw invalid('input.skillIds', 'There is no such skill.');
  if (topicIds?.some((id) => !world.topics.get(id)))
    throw invalid('input.topicIds', 'There is no such topic.');
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
  if (task.regularity !== 'ONCE') return { ...task, progress: 'OPEN', dueOn: nextDueOn(task) };
  return { ...task, completedAt: world.clock.now(), completedById: caller.userId ?? null };
}

function nextDueOn({ dueOn, regularity }: Task): string | null {
  if (dueOn === null || regularity === 'FLEXIBLE') return null;
  return laterDay(dueOn, regularity === 'WEEKLY' ? { days: 7 } : { months: 1 });
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
