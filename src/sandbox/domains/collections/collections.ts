import { about } from '../../kit/about';
import { checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { descending, listed } from '../../kit/find-rows';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { tableOf } from '../../kit/world';
import { contentOf, tableOfKind } from '../../shared/content-kinds';
import { canList, canRead } from '../../shared/permissions';
import type { ModerationContentType, UnbookmarkInput, UnfavoriteInput } from '../../types/schema';
import { recordInteraction } from '../recommendations/recommendations';

/** Tables of what users keep: bookmarks, which are private, and favorites, which a profile shows. */
type Marks = 'bookmarks' | 'favorites';

interface Target<Kind = ModerationContentType> {
  readonly type: Kind;
  readonly id: string;
}

export const collections = {
  Query: {
    bookmarks: listed(({ types, collection }, { caller, world }) =>
      world.bookmarks
        .where((row) => row.ownerId === caller.userId && (types?.includes(row.type) ?? true))
        .filter((row) => collection == null || row.collection === collection)
        .sort(latestFirst),
    ),
    favorites: about(
      ({ userId }, { world }) => world.users.get(userId),
      ({ id }, args, context) => {
        const rows = context.world.favorites
          .where(({ ownerId, type }) => ownerId === id && (args.types?.includes(type) ?? true))
          .filter(({ type, targetId }) => {
            const content = contentOf(type, targetId, context.world);
            return content !== undefined && canList(content, context);
          });
        return page(rows.sort(latestFirst), args);
      },
    ),
  },
  Mutation: {
    bookmark: about(
      ({ input: { target } }, { world }) => contentOf(target.type, target.id, world),
      ({ id }, { input }, context) => {
        const { target, collection, note = null } = input;
        if (collection === 'LIKED')
          throw invalid('input.collection', 'This collection takes no new entries.');
        checkLength('input.note', note, 0, 280);
        recordInteraction(id, 'SAVED', context);
        const mark = markNamed('bookmarks', { target }, context) ?? newMark(target, context);
        return context.world.bookmarks.put({ ...mark, __typename: 'Bookmark', collection, note });
      },
    ),
    unbookmark: removal('bookmarks', 'bookmark'),
    favorite: about(
      ({ input: { type, id } }, { world }) => contentOf(type, id, world),
      (content, { input }, context) => {
        if (content.__typename === 'Space' && content.visibility === 'HIDDEN')
          throw invalid('input.id', 'A hidden space cannot be shown on a profile.');
        recordInteraction(content.id, 'SAVED', context);
        const present = markNamed('favorites', { target: input }, context);
        if (present) return present;
        const mark = newMark(input, context);
        return context.world.favorites.put({ __typename: 'UserFavorite', ...mark });
      },
    ),
    unfavorite: removal('favorites', 'favorite'),
  },
  Bookmark: {
    target: ({ type, targetId }, _args, context) => {
      const content = contentOf(type, targetId, context.world);
      return content && canRead(content, context) ? content : null;
    },
  },
  UserFavorite: {
    owner: ({ ownerId }, _args, { world }) => world.users.need(ownerId),
    target: ({ type, targetId }, _args, { world }) => tableOfKind(type, world).need(targetId),
  },
} satisfies Resolvers;

const latestFirst = descending(({ createdAt }: Row<Marks>) => createdAt);

function newMark<Kind>({ type, id }: Target<Kind>, { caller, world: { clock } }: Context) {
  const newId = clock.newId();
  const ownerId = caller.userId ?? '';
  return { id: newId, ownerId, type, targetId: id, createdAt: clock.tick() };
}

/** The caller's mark that its own identifier or its content names. */
function markNamed<Name extends Marks>(
  table: Name,
  { id, target }: { readonly id?: string; readonly target?: Target },
  { caller, world }: Context,
): Row<Name> | undefined {
  return tableOf(world, table)
    .where(({ ownerId }) => ownerId === caller.userId)
    .find((row) =>
      target ? row.type === target.type && row.targetId === target.id : row.id === id,
    );
}

/** Resolver that takes back a mark. */
function removal(table: Marks, name: string) {
  return (
    _root: unknown,
    { input }: { readonly input: UnbookmarkInput | UnfavoriteInput },
    context: Context,
  ) => {
    const mark = markNamed(table, input, context);
    if (!mark) throw notFound(name);
    tableOf(context.world, table).delete(mark.id);
    return { success: true, id: mark.id };
  };
}
