import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { permissionsOn } from '../../shared/permissions';
import { commentCountOf } from '../../shared/threads';
import { isClosed, seesResults, voteOfCaller, votesOn } from './votes';
import type { Row } from '../../kit/world';
import type { Stored } from '../../types/tables';

/** Parent of the fields of `Choice`. */
type Choice = Stored['Choice'] & { readonly poll: Row<'polls'>; readonly position: number };

export const pollFields = {
  Poll: {
    space: ({ spaceId }: Row<'polls'>, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId),
    author: ({ authorId }: Row<'polls'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    choices: (poll: Row<'polls'>) => choicesOf(poll),
    isMultipleChoice: ({ maxChoices }: Row<'polls'>) => maxChoices > 1,
    viewerSeesResults: (poll: Row<'polls'>, _args: unknown, context: Context) =>
      seesResults(poll, context),
    voterCount: (poll: Row<'polls'>, _args: unknown, { world }: Context) =>
      votesOn(poll, world).length,
    isClosed: (poll: Row<'polls'>, _args: unknown, { world }: Context) => isClosed(poll, world),
    commentCount: (poll: Row<'polls'>, _args: unknown, { world }: Context) =>
      commentCountOf(poll, world),
    viewerHasVoted: (poll: Row<'polls'>, _args: unknown, context: Context) =>
      voteOfCaller(poll, context) !== undefined,
    viewerChoices: (poll: Row<'polls'>, _args: unknown, context: Context) =>
      choicesOf(poll).filter(({ id }) => voteOfCaller(poll, context)?.choiceIds.includes(id)),
    viewerPermissions: (poll: Row<'polls'>, _args: unknown, context: Context) =>
      permissionsOn(poll, context),
  },
  Choice: {
    voteCount: (choice: Choice, _args: unknown, context: Context) =>
      seesResults(choice.poll, context) ? votesFor(choice, context).length : null,
    share: (choice: Choice, _args: unknown, context: Context) => {
      if (!seesResults(choice.poll, context)) return null;
      const voters = votesOn(choice.poll, context.world).length;
      return voters === 0 ? 0 : votesFor(choice, context).length / voters;
    },
    voters: (choice: Choice, args: PageArguments, context: Context) => {
      if (choice.poll.isAnonymous || !seesResults(choice.poll, context)) return null;
      const voters = context.world.users
        .getMany(votesFor(choice, context).map(({ userId }) => userId))
        .filter(({ isDeleted }) => !isDeleted);
      return page(voters, args);
    },
    viewerHasVoted: ({ id, poll }: Choice, _args: unknown, context: Context) =>
      voteOfCaller(poll, context)?.choiceIds.includes(id) ?? false,
  },
} satisfies AnyResolvers;

function choicesOf(poll: Row<'polls'>): Choice[] {
  return poll.choices.map((choice, position) => ({ ...choice, poll, position }));
}

function votesFor({ id, poll }: Choice, { world }: Context): Row<'votes'>[] {
  return votesOn(poll, world).filter(({ choiceIds }) => choiceIds.includes(id));
}
