import type { Context, Resolver } from '../kit/context';
import type { Row } from '../kit/table';

/** Fields of every type that can be bookmarked. */
export const bookmarkFields = {
  viewerHasBookmarked: ({ id }: Row, _args: unknown, { caller, world }: Context) =>
    world.bookmarks
      .all()
      .some(({ ownerId, targetId }) => ownerId === caller.userId && targetId === id),
} satisfies Readonly<Record<string, Resolver>>;

/** Fields of every type that can be a favorite. */
export const favoriteFields = {
  favoriteCount: ({ id }: Row, _args: unknown, { world }: Context) =>
    world.favorites.all().filter(({ targetId }) => targetId === id).length,
  viewerHasFavorited: ({ id }: Row, _args: unknown, { caller, world }: Context) =>
    world.favorites
      .all()
      .some(({ ownerId, targetId }) => ownerId === caller.userId && targetId === id),
} satisfies Readonly<Record<string, Resolver>>;
