import { about, byArgument, tableOf } from '../../shared/context';
import type { Context, Resolvers, Row } from '../../shared/context';
import { allowsOne, descending, invalid, notFound } from 'graphql-docs-model';
import { contentOf } from '../../shared/content';
import { canList } from '../../shared/permissions';
import type { UnbookmarkInput, UnfavoriteInput } from '../../types/schema';
import { recordInteraction } from '../recommendations/recommendations';

/** Tables of what users keep: bookmarks, which are private, and favorites, which a profile shows. */
type Marks = 'bookmarks' | 'favorites';

interface Target<Type = string> {
  readonly type: Type;
  readonly id: string;
}

export const collections = {
  Query: {
    bookmarks: (_root, { types, collection }, { caller, world }) =>
      world.bookmarks
        .where((row) => row.ownerId === caller.userId && allowsOne(types, [row.type]))
        .filter((row) => collection == null || row.collection === collection)
        .sort(latestFirst),
    favorites: about(byArgument('users', 'userId'), ({ id }, { types }, context) =>
      context.world.favorites
        .where(({ ownerId, type }) => ownerId === id && allowsOne(types, [type]))
        .filter(({ type, targetId }) => {
          const content = contentOf(type, targetId, context.world);
          return content !== undefined && canList(content, context);
        })
        .sort(latestFirst),
    ),
  },
  Mutation: {
    bookmark: about(
      ({ input: { target } }, { world }) => contentOf(target.type, target.id, world),
      ({ id }, { input: { target, collection, note = null } }, context) => {
        if (collection === 'LIKED')
          throw invalid('input.collection', 'This collection takes no new entries.');
        recordInteraction(id, 'SAVED', context);
        return putBookmark(target, { collection, note }, context);
      },
    ),
    unbookmark: removal('bookmarks', 'bookmark'),
    favorite: about(
      ({ input: { type, id } }, { world }) => contentOf(type, id, world),
      (content, { input }, context) => {
        if (content.__typename === 'Space' && content.visibility === 'HIDDEN')
          throw invalid('input.id', 'A hidden space cannot be shown on a profile.');
        recordInteraction(content.id, 'SAVED', context);
        const mark = ownMark('favorites', { target: input }, context) ?? newMark(input, context);
        return context.world.favorites.put({ ...mark, __typename: 'UserFavorite' });
      },
    ),
    unfavorite: removal('favorites', 'favorite'),
  },
} satisfies Resolvers;

/** Bookmarks content in place of an earlier bookmark, of which stays what is not given. */
export function putBookmark(
  target: Target<Row<'bookmarks'>['type']>,
  given: Pick<Row<'bookmarks'>, 'collection'> & Partial<Row<'bookmarks'>>,
  context: Context,
): Row<'bookmarks'> {
  const mark = ownMark('bookmarks', { target }, context) ?? {
    ...newMark(target, context),
    note: null,
  };
  return context.world.bookmarks.put({ ...mark, __typename: 'Bookmark', ...given });
}

const latestFirst = descending(({ createdAt }: Row<Marks>) => createdAt);

function newMark<Type>({ type, id }: Target<Type>, { caller, world: { clock } }: Context) {
  const ownerId = caller.userId ?? '';
  return { id: clock.newId(), ownerId, type, targetId: id, createdAt: clock.tick() };
}

/** The caller's mark that its own identifier or its content names. */
function ownMark<Name extends Marks>(
  table: Name,
  { id, target }: { readonly id?: string; readonly target?: Target },
  { caller, world }: Context,
): Row<Name> | undefined {
  return tableOf(world, table)
    .where(({ ownerId }) => ownerId === caller.userId)
    .find((row) => row.id === id || (row.type === target?.type && row.targetId === target.id));
}

function removal(table: Marks, name: string) {
  return (
    _root: unknown,
    { input }: { readonly input: UnbookmarkInput | UnfavoriteInput },
    context: Context,
  ) => {
    const mark = ownMark(table, input, context);
    if (!mark) throw notFound(name);
    tableOf(context.world, table).delete(mark.id);
    return { success: true, id: mark.id };
  };
}
