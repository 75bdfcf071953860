import { presentUsers } from '../../shared/people';
import { about, byArgument, failure, byId, one } from '../../shared/context';
import { checkConstraint, daysAfter, descending, invalid } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { spaceOfInput } from '../../shared/content';
import { canList, checkVisibility } from '../../shared/permissions';
import { tellMembers } from '../../shared/notify';
import type { Stored } from '../../types/tables';

export const polls = {
  Query: {
    pollById: one(byId('polls')),
    userHasVotedByPollId: about(
      byArgument('polls', 'pollId'),
      (poll, _args, context) => voteOfCaller(poll, context) !== undefined,
    ),
  },
  Mutation: {
    createPoll: about(spaceOfInput, (space, { input }, context) => {
      const { caller, world } = context;
      const { choices, maxChoices, visibility, closesAt = null } = input;
      const labels = choices.map((label) => label.trim());
      if (new Set(labels.map((label) => label.toLowerCase())).size < labels.length)
        throw invalid('input.choices', 'No two choices may be alike.');
      if (maxChoices < 1 || maxChoices > labels.length)
        throw invalid('input.maxChoices', `The number must be from 1 to ${labels.length}.`);
      if (visibility === 'PRIVATE')
        throw invalid('input.visibility', 'A poll needs readers who can vote.');
      checkVisibility('input.visibility', visibility, space);
      const now = world.clock.now();
      const [soonest, latest] = [daysAfter(now, 10 / (24 * 60)), daysAfter(now, 365)];
      if (closesAt !== null && (closesAt < soonest || closesAt > latest))
        throw invalid('input.closesAt', 'A poll closes from 10 minutes to 365 days ahead.');
      const createdAt = world.clock.tick();
      const poll = world.polls.put({
        description: null,
        ...input,
        __typename: 'Poll',
        id: world.clock.newId(),
        authorId: caller.userId ?? '',
        question: input.question.trim(),
        choices: labels.map((label) => ({ id: world.clock.newId(), label })),
        visibility,
        closesAt,
        createdAt,
      });
      tellMembers('POLL_CREATED', poll, context);
      return poll;
    }),
    voteOnPoll: about(
      ({ input }, { world }) => world.polls.get(input.pollId),
      (poll, { input }, context) => cast(poll, input.choiceIds, false, context),
    ),
    updateVotes: about(
      ({ input }, { world }) => world.polls.get(input.pollId),
      (poll, { input }, context) => cast(poll, input.choiceIds, true, context),
    ),
  },
  Poll: {
    isMultipleChoice: ({ maxChoices }) => maxChoices > 1,
    isClosed: (poll, _args, { world }) => isClosed(poll, world),
    choices: choicesOf,
    viewerSeesResults: (poll, _args, context) => seesResults(poll, context),
    voterCount: (poll, _args, { world }) => votesOn(poll, world).length,
    viewerHasVoted: (poll, _args, context) => voteOfCaller(poll, context) !== undefined,
    viewerChoices: (poll, _args, context) =>
      choicesOf(poll).filter(({ id }) => voteOfCaller(poll, context)?.choiceIds.includes(id)),
  },
  Choice: {
    voteCount: (choice, _args, context) =>
      seesResults(choice.poll, context) ? votesFor(choice, context).length : null,
    share: (choice, _args, context) => {
      if (!seesResults(choice.poll, context)) return null;
      const voters = votesOn(choice.poll, context.world).length;
      return voters === 0 ? 0 : votesFor(choice, context).length / voters;
    },
    voters: (choice, _args, context) => {
      if (choice.poll.isAnonymous || !seesResults(choice.poll, context)) return null;
      const ids = votesFor(choice, context).map(({ userId }) => userId);
      return presentUsers(ids, context.world);
    },
    viewerHasVoted: ({ id, poll }, _args, context) =>
      voteOfCaller(poll, context)?.choiceIds.includes(id) ?? false,
  },
} satisfies Resolvers;

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

type Poll = Row<'polls'>;
type Vote = Row<'votes'>;
type Choice = Stored['Choice'] & { readonly poll: Poll; readonly position: number };

declare module '../../shared/context' {
  interface DomainParents {
    readonly Choice: Choice;
  }
}

function isClosed({ closesAt }: Poll, { clock }: World): boolean {
  return closesAt !== null && closesAt <= clock.now();
}

/** Whether the caller may see the votes at this moment. */
function seesResults(poll: Poll, context: Context): boolean {
  if (poll.resultsVisibility === 'ALWAYS' || isClosed(poll, context.world)) return true;
  return poll.resultsVisibility === 'AFTER_VOTE' && voteOfCaller(poll, context) !== undefined;
}

function choicesOf(poll: Poll): Choice[] {
  return poll.choices.map((choice, position) => ({ ...choice, poll, position }));
}

/** Votes on a poll, the latest first. */
function votesOn({ id }: Poll, world: World): Vote[] {
  return world.votes
    .where(({ pollId }) => pollId === id)
    .sort(descending(({ votedAt }) => votedAt));
}

function votesFor({ id, poll }: Choice, { world }: Context): Vote[] {
  return votesOn(poll, world).filter(({ choiceIds }) => choiceIds.includes(id));
}

function voteOfCaller(poll: Poll, { caller, world }: Context): Vote | undefined {
  return votesOn(poll, world).find(({ userId }) => userId === caller.userId);
}

/**
 * @throws CONFLICT for a closed poll, for a first vote of two and for the change of none.
 * @throws VALIDATION_FAILED for too few, too many, repeated and foreign choices.
 */
function cast(poll: Poll, choiceIds: readonly string[], isChange: boolean, context: Context): Poll {
  const { clock, votes: table } = context.world;
  const vote = voteOfCaller(poll, context);
  if (isClosed(poll, context.world)) throw failure('POLL_CLOSED', 'The poll is closed.');
  if (!isChange && vote) throw failure('ALREADY_DONE', 'You have voted already.');
  if (isChange && !vote) throw failure('WRONG_STATE', 'You have not voted yet.');
  checkConstraint('input.choiceIds', choiceIds, {
    minItems: isChange ? 0 : 1,
    maxItems: poll.maxChoices,
  });
  if (choiceIds.some((id) => !poll.choices.some((choice) => choice.id === id)))
    throw invalid('input.choiceIds', 'The poll has no such choice.');
  if (vote) table.delete(vote.id);
  const votedAt = clock.tick();
  const userId = context.caller.userId ?? '';
  if (choiceIds.length > 0)
    table.put({
      __typename: 'Vote',
      id: clock.newId(),
      pollId: poll.id,
      userId,
      choiceIds,
      votedAt,
    });
  return poll;
}
