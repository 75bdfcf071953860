import { checkCount, checkLength } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { checkMarkdown } from '../../kit/markdown';
import { dayAt } from '../../kit/time-zone';
import { checkUploaded } from '../../kit/uploads';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import { timeZoneAt } from '../geo/locate';
import { checkBelong } from '../../shared/belonging';
import type { Location } from '../../types/values';

/** Fields of a task that people enter, apart from the location, which is stored otherwise. */
export type TaskValues = Partial<
  Pick<
    Row<'tasks'>,
    | 'title'
    | 'description'
    | 'imageUrl'
    | 'status'
    | 'progress'
    | 'helpersWanted'
    | 'duration'
    | 'regularity'
    | 'dueOn'
    | 'visibility'
  >
> & {
  readonly assigneeIds?: readonly string[] | null;
  readonly skillIds?: readonly string[] | null;
  readonly topicIds?: readonly string[] | null;
};

/** @throws VALIDATION_FAILED for the first of the given values that a task cannot have. */
export function checkTask(values: TaskValues, space: Row<'spaces'>, world: World): void {
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
export function checkDueOn(
  { dueOn, location, spaceId }: Pick<Row<'tasks'>, 'dueOn' | 'location' | 'spaceId'>,
  world: World,
): void {
  if (dueOn !== null && dueOn < today(location, spaceId, world))
    throw invalid('input.dueOn', 'The day must be today or later.');
}

/** The present day at a location, or else in the time zone of the space. */
export function today(location: Location | null, spaceId: string, world: World): string {
  const ofSpace = world.spaces.get(spaceId)?.timeZone ?? 'UTC';
  return dayAt(world.clock.now(), location?.point ? timeZoneAt(location.point, world) : ofSpace);
}

function checkHelpers(helpersWanted: number | null | undefined): void {
  if (helpersWanted == null || (helpersWanted >= 1 && helpersWanted <= 100)) return;
  throw invalid('input.helpersWanted', 'The number must be from 1 to 100.');
}
