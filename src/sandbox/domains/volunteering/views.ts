import type { Context } from '../../kit/context';

/** Counts one view: of a signed-in user once a day in UTC, of a visitor each time. */
export function trackView(engagementId: string, { caller, world }: Context): void {
  const engagement = world.engagements.get(engagementId);
  if (!engagement) return;
  const { userId } = caller;
  const id = `${engagementId}/${userId ?? ''}/${world.clock.now().slice(0, 10)}`;
  if (world.engagementViews.get(id)) return;
  if (userId !== undefined)
    world.engagementViews.put({ __typename: 'EngagementView', id, engagementId, userId });
  world.engagements.put({ ...engagement, viewCount: engagement.viewCount + 1 });
}
