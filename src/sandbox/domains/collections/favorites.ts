import type { Subject } from '../../shared/access';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canList } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { recordInteraction } from '../recommendations/offered';
import type { ModerationContentType } from '../../types/schema';

interface Target {
  readonly type: ModerationContentType;
  readonly id: string;
}

interface FavoriteList extends PageArguments {
  readonly userId: string;
  readonly types?: readonly ModerationContentType[] | null;
}

interface UnfavoriteInput {
  readonly id?: string;
  readonly target?: Target;
}

export const favoriteResolvers = {
  UserFavorite: {
    owner: ({ ownerId }: Row<'favorites'>, _args: unknown, { world }: Context) =>
      world.users.get(ownerId),
    target: ({ type, targetId }: Row<'favorites'>, _args: unknown, { world }: Context) =>
      contentOf(type, targetId, world),
  },
  Query: {
    favorites: (_root: unknown, args: FavoriteList, context: Context) => {
      const rows = favoritesOf(args.userId, context.world)
        .filter(({ type }) => args.types?.includes(type) ?? true)
        .filter(({ type, targetId }) => {
          const content = contentOf(type, targetId, context.world);
          return content !== undefined && canList(content, context);
        })
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
      return page(rows, args);
    },
  },
  Mutation: {
    favorite: (
      _root: unknown,
      { input }: { readonly input: Target },
      context: Context,
    ): Row<'favorites'> => {
      const { caller, world } = context;
      if (input.type === 'SPACE' && world.spaces.get(input.id)?.visibility === 'HIDDEN')
        throw invalid('input.id', 'A hidden space cannot be shown on a profile.');
      recordInteraction(input.id, 'SAVED', context);
      const present = find({ target: input }, caller.userId, world);
      if (present) return present;
      return world.favorites.put({
        __typename: 'UserFavorite',
        id: world.clock.newId(),
        ownerId: caller.userId ?? '',
        type: input.type,
        targetId: input.id,
        createdAt: world.clock.tick(),
      });
    },
    unfavorite: (
      _root: unknown,
      { input }: { readonly input: UnfavoriteInput },
      { caller, world }: Context,
    ) => {
      const favorite = find(input, caller.userId, world);
      if (!favorite) throw notFound('favorite');
      world.favorites.delete(favorite.id);
      return { success: true, id: favorite.id };
    },
  },
} satisfies AnyResolvers;

export const favoriteSubjects: Readonly<Record<string, Subject>> = {
  'Query.favorites': ({ userId }, { world }) => world.users.get(String(userId)),
  'Mutation.favorite': ({ input }, { world }) => {
    const { type, id } = input as Target;
    return contentOf(type, id, world);
  },
};

function favoritesOf(userId: string | undefined, { favorites }: World): Row<'favorites'>[] {
  return favorites.all().filter(({ ownerId }) => ownerId === userId);
}

/** The favorite that its own identifier or its content names. */
function find(
  { id, target }: UnfavoriteInput,
  userId: string | undefined,
  world: World,
): Row<'favorites'> | undefined {
  return favoritesOf(userId, world).find((row) =>
    target ? row.type === target.type && row.targetId === target.id : row.id === id,
  );
}
