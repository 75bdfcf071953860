import type { Context } from '../../kit/context';
import { descending } from '../../kit/find-rows';
import type { Row, World } from '../../kit/world';

const latestFirst = descending((vote: Row<'votes'>) => vote.votedAt);

/** Votes on a poll, the latest first. */
export function votesOn({ id }: Row<'polls'>, { votes }: World): Row<'votes'>[] {
  return votes.where(({ pollId }) => pollId === id).sort(latestFirst);
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
