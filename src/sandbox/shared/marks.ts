import type { Context } from '../kit/context';
import type { AnyRow } from '../kit/table';

/** Fields of every type that can be bookmarked. */
export const bookmarkFields = {
  viewerHasBookmarked: ({ id }: AnyRow, _args: unknown, { caller, world }: Context): boolean =>
    world.bookmarks.where((row) => row.ownerId === caller.userId && row.targetId === id).length > 0,
};

/** Fields of every type that can be a favorite. */
export const favoriteFields = {
  favoriteCount: ({ id }: AnyRow, _args: unknown, { world }: Context): number =>
    world.favorites.where(({ targetId }) => targetId === id).length,
  viewerHasFavorited: ({ id }: AnyRow, _args: unknown, { caller, world }: Context): boolean =>
    world.favorites.where((row) => row.ownerId === caller.userId && row.targetId === id).length > 0,
};
