import type { Choices } from 'graphql-docs-model';
import { invalid } from 'graphql-docs-model';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context, Row } from './context';
import type { Content } from './permissions';
import { permissionsOn } from './permissions';
import { reactionCounts, reactionsOfCaller } from './reactions';
import { commentCountOf, threadOf } from './threads';

interface Given extends Content {
  readonly sdgNumbers: Row<'topics'>['sdgNumbers'];
}

/** What fields of these names are for whatever type has them and no resolver of its own. */
const contentFields: Readonly<Record<string, (row: Given, context: Context) => unknown>> = {
  commentCount: ({ id }, { world }) => commentCountOf(id, world),
  favoriteCount: ({ id }, { world }) =>
    world.favorites.where(({ targetId }) => targetId === id).length,
  reactions: ({ id }, { world }) => reactionCounts(id, world),
  // Goals come by number.
  sdgs: ({ sdgNumbers }, { world }) =>
    world.sdgs.where(({ number }) => sdgNumbers.includes(number)),
  thread: (row) => threadOf(row),
  viewerHasBookmarked: ({ id }, { caller, world }) =>
    world.bookmarks.some((row) => row.ownerId === caller.userId && row.targetId === id),
  viewerHasFavorited: ({ id }, { caller, world }) =>
    world.favorites.some((row) => row.ownerId === caller.userId && row.targetId === id),
  viewerPermissions: (row, context) => permissionsOn(row, context),
  viewerReactions: ({ id }, context) => reactionsOfCaller(id, context),
};

/**
 * Resolver of the fields that all content has.
 *
 * @param orElse - Answers all others.
 */
export function answerContentField<C extends Context>(
  orElse: GraphQLFieldResolver<unknown, C>,
): GraphQLFieldResolver<unknown, C> {
  return (row, args, context, info) => {
    const answer = row ? contentFields[info.fieldName] : undefined;
    return answer ? answer(row as Given, context) : orElse(row, args, context, info);
  };
}

/** Finds the space that an input adds to. */
export function spaceOfInput(
  { input }: { readonly input: { readonly spaceId: string } },
  { world }: Context,
): Row<'spaces'> | undefined {
  return world.spaces.get(input.spaceId);
}

/** @throws VALIDATION_FAILED for numbers that no Sustainable Development Goal has. */
export function checkGoals(field: string, numbers: Choices<number>): void {
  if (numbers?.some((number) => number < 1 || number > 17))
    throw invalid(field, 'A goal must have a number from 1 to 17.');
}
