import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import type { CreatePoll, Ballot } from './mutations';
import { pollMutations } from './mutations';
import { voteOfCaller } from './votes';

export const pollOperations = {
  Query: {
    pollById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.polls.get(id),
    userHasVotedByPollId: (
      _root: unknown,
      { pollId }: { readonly pollId: string },
      context: Context,
    ) => {
      const poll = context.world.polls.get(pollId);
      return poll !== undefined && voteOfCaller(poll, context) !== undefined;
    },
  },
  Mutation: pollMutations,
} satisfies AnyResolvers;

const ofBallot: Subject = ({ input }, { world }) =>
  world.polls.get((input as Ballot['input']).pollId);

export const pollSubjects: Readonly<Record<string, Subject>> = {
  'Query.pollById': ({ id }, { world }) => world.polls.get(String(id)),
  'Query.userHasVotedByPollId': ({ pollId }, { world }) => world.polls.get(String(pollId)),
  'Mutation.createPoll': ({ input }, { world }) =>
    world.spaces.get((input as CreatePoll['input']).spaceId),
  'Mutation.voteOnPoll': ofBallot,
  'Mutation.updateVotes': ofBallot,
};
