import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import { isClosed } from './votes';
import type { Row } from '../../kit/world';

/** Polls of a space for its lists: open ones first, the newest first among each. */
export function pollsOf(spaceId: string, context: Context): Row<'polls'>[] {
  const { world } = context;
  return world.polls
    .where((poll) => poll.spaceId === spaceId && canList(poll, context))
    .sort(
      (a, b) =>
        Number(isClosed(a, world)) - Number(isClosed(b, world)) ||
        b.createdAt.localeCompare(a.createdAt),
    );
}
