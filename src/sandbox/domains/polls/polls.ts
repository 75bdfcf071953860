import { about, one } from '../../kit/about';
import type { Context, Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { daysAfter } from '../../kit/clock';
import type { Row } from '../../kit/world';
import { canList } from '../../shared/permissions';
import { spaceOfInput } from '../../shared/content-fields';
import { tellMembers } from '../../shared/tell';
import { checkVisibility } from '../../shared/visibility';
import { isClosed } from './votes';

export const polls = {
  Query: { pollById: one('polls') },
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
  },
  Poll: {
    isMultipleChoice: ({ maxChoices }) => maxChoices > 1,
    isClosed: (poll, _args, { world }) => isClosed(poll, world),
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
