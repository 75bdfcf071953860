import type { Context } from '../kit/context';
import type { AnyRow } from '../kit/table';

/** Fields of every type that can be bookmarked. */
export const bookmarkFields = {
  viewerHasBookmarked: ({ id }: AnyRow, _args: unknown, { caller, world }: Context) =>
    world.bookmarks
      .all()
      .some(({ ownerId, targetId }) => ownerId === caller.userId && targetId === id),
};

/** Fields of every type that can be a favorite. */
export const favoriteFields = {
  favoriteCount: ({ id }: AnyRow, _args: unknown, { world }: Context) =>
    world.favorites.all().filter(({ targetId }) => targetId === id).length,
  viewerHasFavorited: ({ id }: AnyRow, _args: unknown, { caller, world }: Context) =>
    world.favorites
      .all()
      .some(({ ownerId, targetId }) => ownerId === caller.userId && targetId === id),
};
