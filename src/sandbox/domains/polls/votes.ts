import type { Context } from '../../kit/context';
import type { Row, World } from '../../kit/world';

/** Votes on a poll, the latest first. */
export function votesOn({ id }: Row<'polls'>, { votes }: World): Row<'votes'>[] {
  return votes
    .all()
    .filter(({ pollId }) => pollId === id)
    .sort((a, b) => b.votedAt.localeCompare(a.votedAt));
}

export function voteOfCaller(
  poll: Row<'polls'>,
  { caller, world }: Context,
): Row<'votes'> | undefined {
  return votesOn(poll, world).find(({ userId }) => userId === caller.userId);
}

export function isClosed({ closesAt }: Row<'polls'>, { clock }: World): boolean {
  return closesAt !== null && closesAt <= clock.now();
}

/** Whether the caller may see the votes at this moment. */
export function seesResults(poll: Row<'polls'>, context: Context): boolean {
  if (poll.resultsVisibility === 'ALWAYS' || isClosed(poll, context.world)) return true;
  return poll.resultsVisibility === 'AFTER_VOTE' && voteOfCaller(poll, context) !== undefined;
}
