import type { Context } from '../../kit/context';

/** Identifiers of content that the caller asked not to see again. */
export function dismissedBy({ caller, world }: Context): string[] {
  return world.recommendations
    .where(({ userId }) => userId === caller.userId)
    .filter(({ viewerInteraction }) => viewerInteraction === 'DISMISSED')
    .map(({ contentId }) => contentId);
}
