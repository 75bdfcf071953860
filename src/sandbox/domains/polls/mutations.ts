import type { AnyResolver, Context } from '../../kit/context';
import { failure, notFound } from '../../kit/failure';
import { tellMembers } from '../../shared/tell';
import type { PollInput } from './rules';
import { checkBallot, checkPoll } from './rules';
import { isClosed, voteOfCaller } from './votes';
import type { Row } from '../../kit/world';

export interface CreatePoll {
  readonly input: PollInput;
}

export interface Ballot {
  readonly input: { readonly pollId: string; readonly choiceIds: readonly string[] };
}

export const pollMutations = {
  createPoll: (_root: unknown, { input }: CreatePoll, context: Context): Row<'polls'> => {
    const { caller, world } = context;
    const { closesAt, visibility } = checkPoll(input, world);
    const createdAt = world.clock.tick();
    const poll = world.polls.put({
      __typename: 'Poll',
      id: world.clock.newId(),
      spaceId: input.spaceId,
      authorId: caller.userId ?? '',
      question: input.question.trim(),
      description: input.description ?? null,
      choices: input.choices.map((label) => ({ id: world.clock.newId(), label: label.trim() })),
      maxChoices: input.maxChoices,
      isAnonymous: input.isAnonymous,
      resultsVisibility: input.resultsVisibility,
      visibility,
      closesAt,
      createdAt,
    });
    tellMembers('POLL_CREATED', poll, context);
    return poll;
  },

  voteOnPoll: (_root: unknown, { input }: Ballot, context: Context): Row<'polls'> => {
    const poll = openPoll(input.pollId, context);
    if (voteOfCaller(poll, context)) throw failure('CONFLICT', 'You have voted already.');
    checkBallot(poll, input.choiceIds, 1);
    return cast(poll, input.choiceIds, context);
  },

  updateVotes: (_root: unknown, { input }: Ballot, context: Context): Row<'polls'> => {
    const poll = openPoll(input.pollId, context);
    const vote = voteOfCaller(poll, context);
    if (!vote) throw failure('CONFLICT', 'You have not voted yet.');
    checkBallot(poll, input.choiceIds, 0);
    context.world.votes.delete(vote.id);
    return cast(poll, input.choiceIds, context);
  },
} satisfies Readonly<Record<string, AnyResolver>>;

function openPoll(id: string, { world }: Context): Row<'polls'> {
  const poll = world.polls.get(id);
  if (!poll) throw notFound('poll');
  if (isClosed(poll, world)) throw failure('CONFLICT', 'The poll is closed.');
  return poll;
}

function cast(
  poll: Row<'polls'>,
  choiceIds: readonly string[],
  { caller, world }: Context,
): Row<'polls'> {
  const votedAt = world.clock.tick();
  if (choiceIds.length === 0) return poll;
  world.votes.put({
    __typename: 'Vote',
    id: world.clock.newId(),
    pollId: poll.id,
    userId: caller.userId ?? '',
    choiceIds,
    votedAt,
  });
  return poll;
}
