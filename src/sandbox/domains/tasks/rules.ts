import { checkCount, checkLength } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { checkMarkdown } from '../../kit/markdown';
import { dayAt } from '../../kit/time-zone';
import { checkUploaded } from '../../kit/uploads';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import { timeZoneAt } from '../geo/locate';
import { checkBelong } from '../../shared/belonging';
import type { CreateTaskInput, UpdateTaskInput } from '../../types/schema';

/** @throws VALIDATION_FAILED for the first of the given values that a task cannot have. */
export function checkTask(
  values: CreateTaskInput | UpdateTaskInput,
  space: Row<'spaces'>,
  world: World,
): void {
  const { title, description, imageUrl, assigneeIds, skillIds, topicIds } = values;
  checkLength('input.title', title, 3, 120);
  checkMarkdown('input.description', description, 5000);
  checkUploaded('input.imageUrl', imageUrl);
  checkCount('input.assigneeIds', assigneeIds, 0, 10);
  checkBelong('input.assigneeIds', assigneeIds, space, world);
  checkHelpers(values.helpersWanted);
  checkCount('input.skillIds', skillIds, 0, 5);
  if (skillIds?.some((id) => !world.skills.get(id)))
    throw invalid('input.skillIds', 'There is no such skill.');
  checkCount('input.topicIds', topicIds, 0, 5);
  if (topicIds?.some((id) => !world.topics.get(id)))
    throw invalid('input.topicIds', 'There is no such topic.');
  if (values.visibility) checkVisibility('input.visibility', values.visibility, space);
}

/** @throws VALIDATION_FAILED for a day that has passed where the work is done. */
export function checkDueOn(task: Row<'tasks'>, world: World): void {
  if (task.dueOn !== null && task.dueOn < today(task, world))
    throw invalid('input.dueOn', 'The day must be today or later.');
}

/** The present day at the location of a task, or else in the time zone of its space. */
export function today({ location, spaceId }: Row<'tasks'>, world: World): string {
  const ofSpace = world.spaces.get(spaceId)?.timeZone ?? 'UTC';
  return dayAt(world.clock.now(), location?.point ? timeZoneAt(location.point, world) : ofSpace);
}

function checkHelpers(helpersWanted: number | null | undefined): void {
  if (helpersWanted == null || (helpersWanted >= 1 && helpersWanted <= 100)) return;
  throw invalid('input.helpersWanted', 'The number must be from 1 to 100.');
}

/** Topics of a task, which are those of its space where it has none of its own. */
export function taskTopicIds(
  { topicIds, spaceId }: Row<'tasks'>,
  { spaces }: World,
): readonly string[] {
  return topicIds.length > 0 ? topicIds : spaces.need(spaceId).topicIds;
}
