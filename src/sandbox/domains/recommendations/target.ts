import type { World } from '../../kit/world';
import type { SpaceRow } from '../spaces/rows';
import type { TaskRow } from '../tasks/rows';
import { taskTopicIds } from '../tasks/topics';
import type { EngagementRow } from '../volunteering/rows';
import type { RecommendationRow } from './rows';

/** Content that can be recommended: a member of the union `RecommendationTarget`. */
export type Target = SpaceRow | TaskRow | EngagementRow;

export function targetOf(
  { contentType, contentId }: RecommendationRow,
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
