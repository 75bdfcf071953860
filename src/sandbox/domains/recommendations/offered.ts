import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import { belongs } from '../../shared/belonging';
import { isOpen } from '../../shared/open-engagements';
import { fitOf } from './fit';
import { targetOf } from './target';
import type { Row } from '../../kit/world';
import type { InteractionType } from '../../types/schema';

/**
 * Suggestions that the caller is offered at present, the best first: not expired, not dismissed, and
 * without those whose content is gone, closed, hidden from the caller or joined. Guests get none.
 */
export function offeredTo(context: Context): Row<'recommendations'>[] {
  const { caller, world } = context;
  return world.recommendations
    .where(({ userId }) => userId === caller.userId)
    .filter(({ viewerInteraction }) => viewerInteraction !== 'DISMISSED')
    .filter(({ expiresAt }) => expiresAt > world.clock.now())
    .filter((row) => isStillOpen(row, context))
    .map((row) => ({ row, score: fitOf(row, context)?.score ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/** Records what the caller did with content wherever it was suggested; the last one is kept. */
export function recordInteraction(
  contentId: string,
  viewerInteraction: InteractionType,
  { caller, world }: Context,
): void {
  const suggested = world.recommendations.where(
    (row) => row.userId === caller.userId && row.contentId === contentId,
  );
  for (const row of suggested) world.recommendations.put({ ...row, viewerInteraction });
}

function isStillOpen(row: Row<'recommendations'>, context: Context): boolean {
  const { caller, world } = context;
  const target = targetOf(row, world);
  if (target?.status !== 'PUBLISHED' || !canList(target, context)) return false;
  switch (target.__typename) {
    case 'Space':
      return !belongs(target.id, caller.userId, world);
    case 'Task':
      return target.progress !== 'DONE' && !target.assigneeIds.includes(caller.userId ?? '');
    case 'AppVolunteeringEngagement':
      return isOpen(target, world);
  }
}

/** Identifiers of content that the caller asked not to see again. */
export function dismissedBy({ caller, world }: Context): string[] {
  return world.recommendations
    .where(({ userId }) => userId === caller.userId)
    .filter(({ viewerInteraction }) => viewerInteraction === 'DISMISSED')
    .map(({ contentId }) => contentId);
}
