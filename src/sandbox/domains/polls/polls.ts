import { about, one } from '../../kit/about';
import type { Context, Resolvers } from '../../kit/context';
import { failure } from '../../kit/failure';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { spaceContentFields, spaceOfInput } from '../../shared/space-content';
import { tellMembers } from '../../shared/tell';
import { threadFields } from '../../shared/threads';
import type { VoteOnPollInput } from '../../types/schema';
import type { Stored } from '../../types/tables';
import { checkBallot, checkPoll } from './rules';
import { isClosed, seesResults, voteOfCaller, votesOn } from './votes';

type Choice = Stored['Choice'] & { readonly poll: Row<'polls'>; readonly position: number };

declare module '../../kit/parents' {
  interface DomainParents {
    readonly Choice: Choice;
  }
}

export const polls = {
  Query: {
    pollById: one('polls'),
    userHasVotedByPollId: about(
      ({ pollId }, { world }) => world.polls.get(pollId),
      (poll, _args, context) => voteOfCaller(poll, context) !== undefined,
    ),
  },
  Mutation: {
    createPoll: about(spaceOfInput, (space, { input }, context) => {
      const { caller, world } = context;
      const stored = checkPoll(input, space, world);
      const createdAt = world.clock.tick();
      const poll = world.polls.put({
        __typename: 'Poll',
        ...input,
        ...stored,
        id: world.clock.newId(),
        authorId: caller.userId ?? '',
        question: input.question.trim(),
        description: input.description ?? null,
        choices: input.choices.map((label) => ({ id: world.clock.newId(), label: label.trim() })),
        createdAt,
      });
      tellMembers('POLL_CREATED', poll, context);
      return poll;
    }),
    voteOnPoll: about(pollOfBallot, (poll, { input: { choiceIds } }, context) => {
      checkOpen(poll, context);
      if (voteOfCaller(poll, context)) throw failure('CONFLICT', 'You have voted already.');
      checkBallot(poll, choiceIds, 1);
      return cast(poll, choiceIds, context);
    }),
    updateVotes: about(pollOfBallot, (poll, { input: { choiceIds } }, context) => {
      checkOpen(poll, context);
      const vote = voteOfCaller(poll, context);
      if (!vote) throw failure('CONFLICT', 'You have not voted yet.');
      checkBallot(poll, choiceIds, 0);
      context.world.votes.delete(vote.id);
      return cast(poll, choiceIds, context);
    }),
  },
  Poll: {
    ...spaceContentFields,
    choices: choicesOf,
    isMultipleChoice: ({ maxChoices }) => maxChoices > 1,
    viewerSeesResults: (poll, _args, context) => seesResults(poll, context),
    voterCount: (poll, _args, { world }) => votesOn(poll, world).length,
    isClosed: (poll, _args, { world }) => isClosed(poll, world),
    commentCount: threadFields.commentCount,
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
    voters: (choice, args, context) => {
      if (choice.poll.isAnonymous || !seesResults(choice.poll, context)) return null;
      const ids = votesFor(choice, context).map(({ userId }) => userId);
      const voters = context.world.users.getMany(ids).filter(({ isDeleted }) => !isDeleted);
      return page(voters, args);
    },
    viewerHasVoted: ({ id, poll }, _args, context) =>
      voteOfCaller(poll, context)?.choiceIds.includes(id) ?? false,
  },
} satisfies Resolvers;

function choicesOf(poll: Row<'polls'>): Choice[] {
  return poll.choices.map((choice, position) => ({ ...choice, poll, position }));
}

function votesFor({ id, poll }: Choice, { world }: Context): Row<'votes'>[] {
  return votesOn(poll, world).filter(({ choiceIds }) => choiceIds.includes(id));
}

function pollOfBallot(
  { input }: { readonly input: VoteOnPollInput },
  { world }: Context,
): Row<'polls'> | undefined {
  return world.polls.get(input.pollId);
}

function checkOpen(poll: Row<'polls'>, { world }: Context): void {
  if (isClosed(poll, world)) throw failure('CONFLICT', 'The poll is closed.');
}

function cast(
  poll: Row<'polls'>,
  choiceIds: readonly string[],
  { caller, world }: Context,
): Row<'polls'> {
  const votedAt = world.clock.tick();
  if (choiceIds.length === 0) return poll;
  const id = world.clock.newId();
  const userId = caller.userId ?? '';
  world.votes.put({ __typename: 'Vote', id, pollId: poll.id, userId, choiceIds, votedAt });
  return poll;
}
