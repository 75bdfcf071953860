import type { Row, World } from '../../kit/world';

/** Topics of a task, which are those of its space where it has none of its own. */
export function taskTopicIds(
  { topicIds, spaceId }: Row<'tasks'>,
  { spaces }: World,
): readonly string[] {
  return topicIds.length > 0 ? topicIds : (spaces.get(spaceId)?.topicIds ?? []);
}
