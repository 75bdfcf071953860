import type { Subject } from '../../shared/access';
import { checkLength } from '../../kit/checks';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canRead } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { recordInteraction } from '../recommendations/offered';
import type { CollectionType, ModerationContentType } from '../../types/schema';

interface Target {
  readonly type: ModerationContentType;
  readonly id: string;
}

interface BookmarkList extends PageArguments {
  readonly collection?: CollectionType | null;
  readonly types?: readonly ModerationContentType[] | null;
}

interface BookmarkInput {
  readonly target: Target;
  readonly collection: CollectionType;
  readonly note?: string | null;
}

interface UnbookmarkInput {
  readonly id?: string;
  readonly target?: Target;
}

export const bookmarkResolvers = {
  Bookmark: {
    target: ({ type, targetId }: Row<'bookmarks'>, _args: unknown, context: Context) => {
      const content = contentOf(type, targetId, context.world);
      return content && canRead(content, context) ? content : null;
    },
  },
  Query: {
    bookmarks: (_root: unknown, args: BookmarkList, { caller, world }: Context) => {
      const rows = bookmarksOf(caller.userId, world)
        .filter(({ collection }) => args.collection == null || collection === args.collection)
        .filter(({ type }) => args.types?.includes(type) ?? true)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
      return page(rows, args);
    },
  },
  Mutation: {
    bookmark: (
      _root: unknown,
      { input }: { readonly input: BookmarkInput },
      context: Context,
    ): Row<'bookmarks'> => {
      const { caller, world } = context;
      const { target, collection, note = null } = input;
      if (collection === 'LIKED')
        throw invalid('input.collection', 'This collection takes no new entries.');
      checkLength('input.note', note, 0, 280);
      recordInteraction(target.id, 'SAVED', context);
      const present = find({ target }, caller.userId, world);
      if (present) return world.bookmarks.put({ ...present, collection, note });
      return world.bookmarks.put({
        __typename: 'Bookmark',
        id: world.clock.newId(),
        ownerId: caller.userId ?? '',
        type: target.type,
        targetId: target.id,
        collection,
        note,
        createdAt: world.clock.tick(),
      });
    },
    unbookmark: (
      _root: unknown,
      { input }: { readonly input: UnbookmarkInput },
      { caller, world }: Context,
    ) => {
      const bookmark = find(input, caller.userId, world);
      if (!bookmark) throw notFound('bookmark');
      world.bookmarks.delete(bookmark.id);
      return { success: true, id: bookmark.id };
    },
  },
} satisfies AnyResolvers;

export const bookmarkSubjects: Readonly<Record<string, Subject>> = {
  'Mutation.bookmark': ({ input }, { world }) => {
    const { target } = input as BookmarkInput;
    return contentOf(target.type, target.id, world);
  },
};

function bookmarksOf(userId: string | undefined, { bookmarks }: World): Row<'bookmarks'>[] {
  return bookmarks.all().filter(({ ownerId }) => ownerId === userId);
}

/** The bookmark that its own identifier or its content names. */
function find(
  { id, target }: UnbookmarkInput,
  userId: string | undefined,
  world: World,
): Row<'bookmarks'> | undefined {
  return bookmarksOf(userId, world).find((row) =>
    target ? row.type === target.type && row.targetId === target.id : row.id === id,
  );
}
