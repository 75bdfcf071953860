import type { Context } from '../../kit/context';
import type { World } from '../../kit/world';
import type { PollRow, VoteRow } from './rows';

/** Votes on a poll, the latest first. */
export function votesOn({ id }: PollRow, { votes }: World): VoteRow[] {
  return votes
    .all()
    .filter(({ pollId }) => pollId === id)
    .sort((a, b) => b.votedAt.localeCompare(a.votedAt));
}

export function voteOfCaller(poll: PollRow, { caller, world }: Context): VoteRow | undefined {
  return votesOn(poll, world).find(({ userId }) => userId === caller.userId);
}

export function isClosed({ closesAt }: PollRow, { clock }: World): boolean {
  return closesAt !== null && closesAt <= clock.now();
}

/** Whether the caller may see the votes at this moment. */
export function seesResults(poll: PollRow, context: Context): boolean {
  if (poll.resultsVisibility === 'ALWAYS' || isClosed(poll, context.world)) return true;
  return poll.resultsVisibility === 'AFTER_VOTE' && voteOfCaller(poll, context) !== undefined;
}
