import { circleOf } from '../../kit/circle';
import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { canList } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { positionFor } from '../geo/blur';
import { taskTopicIds } from './rules';
import type { Duration, QueryrecommendedTasksArgs } from '../../types/schema';

/** The shortest first. */
const durations: readonly Duration[] = [
  'UNDER_ONE_HOUR',
  'ONE_TO_THREE_HOURS',
  'HALF_DAY',
  'FULL_DAY',
  'SEVERAL_DAYS',
];

/**
 * Tasks that fit the caller, best match first. In place of embeddings, the sandbox counts skills
 * and topics in common, and takes the nearer, the one in a language that the caller speaks, and
 * the newer one where these are equal.
 */
export function recommendTasks(args: QueryrecommendedTasksArgs, context: Context): Row<'tasks'>[] {
  const { caller, world } = context;
  const user = world.users.get(caller.userId);
  if (!user) return [];
  const circle = args.near ? circleOf(args.near, 'near') : undefined;
  const positionOf = ({ location, spaceId }: Row<'tasks'>) =>
    location && positionFor({ ...location, spaceId }, context);
  return world.tasks
    .where(({ status, progress }) => status === 'PUBLISHED' && progress !== 'DONE')
    .filter((task) => task.authorId !== user.id && !task.assigneeIds.includes(user.id))
    .filter((task) => world.spaces.get(task.spaceId)?.status === 'PUBLISHED')
    .filter((task) => canList(task, context))
    .filter(({ duration }) => isShortEnough(duration, args.maxDuration))
    .filter((task) => !circle || circle(positionOf(task)) !== undefined)
    .map((task) => ({
      task,
      match: matchOf(task, user, world),
      distance: distanceFrom(user, positionOf(task)),
      isForeign: !speaksLanguageOf(task, user, world),
    }))
    .sort(
      (a, b) =>
        b.match - a.match ||
        a.distance - b.distance ||
        Number(a.isForeign) - Number(b.isForeign) ||
        b.task.createdAt.localeCompare(a.task.createdAt),
    )
    .map(({ task }) => task);
}

/** Skills count twice, since a task needs them. */
function matchOf(task: Row<'tasks'>, user: Row<'users'>, world: World): number {
  const topicIds = taskTopicIds(task, world);
  const skills = task.skillIds.filter((id) => user.skillIds.includes(id));
  return 2 * skills.length + topicIds.filter((id) => user.topicIds.includes(id)).length;
}

function distanceFrom({ home }: Row<'users'>, position: ReturnType<typeof positionFor>): number {
  return home?.point && position ? metresBetween(home.point, position) : Number.MAX_SAFE_INTEGER;
}

function speaksLanguageOf({ spaceId }: Row<'tasks'>, user: Row<'users'>, world: World): boolean {
  const language = world.spaces.get(spaceId)?.language;
  return language !== undefined && user.spokenLanguages.includes(language);
}

function isShortEnough(duration: Duration | null, longest: Duration | null | undefined): boolean {
  return !duration || !longest || durations.indexOf(duration) <= durations.indexOf(longest);
}
