import type { Row, World } from '../../kit/world';
import { taskTopicIds } from '../tasks/lists';

/** Content that can be recommended: a member of the union `RecommendationTarget`. */
export type Target = Row<'spaces'> | Row<'tasks'> | Row<'engagements'>;

export function targetOf(
  { contentType, contentId }: Row<'recommendations'>,
  { spaces, tasks, engagements }: World,
): Target | undefined {
  switch (contentType) {
    case 'SPACE':
      return spaces.get(contentId);
    case 'TASK':
      return tasks.get(contentId);
    case 'ENGAGEMENT':
      return engagements.get(contentId);
  }
}

export function topicIdsOf(target: Target, world: World): readonly string[] {
  return target.__typename === 'Task' ? taskTopicIds(target, world) : target.topicIds;
}
