import type { World } from '../../kit/world';
import type { TaskRow } from './rows';

/** Topics of a task, which are those of its space where it has none of its own. */
export function taskTopicIds({ topicIds, spaceId }: TaskRow, { spaces }: World): readonly string[] {
  return topicIds.length > 0 ? topicIds : (spaces.get(spaceId)?.topicIds ?? []);
}
