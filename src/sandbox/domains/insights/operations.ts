import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import type { Row, World } from '../../kit/world';
import type { InsightFilter } from './lists';
import { insightFilter, isRecent, listedInsights, publishedInsights } from './lists';
import type { CollectionType } from '../../types/schema';

interface ById {
  readonly id: string;
}

interface ByUser extends PageArguments {
  readonly userId: string;
}

interface BookmarkInsight extends ById {
  readonly collection: CollectionType;
}

export const insightOperations = {
  Query: {
    favoriteInsights: (_root: unknown, args: ByUser, context: Context) => {
      const { favorites, insights } = context.world;
      const ids = favorites
        .all()
        .filter(({ ownerId, type }) => ownerId === args.userId && type === 'INSIGHT')
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(({ targetId }) => targetId);
      return page(
        insights.getMany(ids).filter((insight) => canList(insight, context)),
        args,
      );
    },
    feedInsights: (_root: unknown, filter: InsightFilter, context: Context) => {
      const { caller, world } = context;
      const interests = world.users.get(caller.userId)?.topicIds;
      const match = ({ id, topicIds }: Row<'insights'>): number =>
        interests
          ? topicIds.filter((topicId) => interests.includes(topicId)).length
          : reactionCounts(id, world).total;
      return listedInsights(context)
        .filter(insightFilter(filter))
        .filter((insight) => isRecent(insight, world))
        .sort((a, b) => match(b) - match(a))
        .slice(0, 10);
    },
    insightAuthors: (_root: unknown, args: InsightFilter & PageArguments, context: Context) => {
      const { world } = context;
      const insights = listedInsights(context).filter(insightFilter(args));
      const recent = insights.filter((insight) => isRecent(insight, world));
      const count = (userId: string): number =>
        recent.filter(({ authorId }) => authorId === userId).length;
      const authors = world.users
        .getMany([...new Set(insights.map(({ authorId }) => authorId))])
        .filter(({ isDeleted }) => !isDeleted);
      return page(
        authors.sort((a, b) => count(b.id) - count(a.id)),
        args,
      );
    },
    insightById: (_root: unknown, { id }: ById, { world }: Context) => world.insights.get(id),
    insightsByUserId: (_root: unknown, args: ByUser, context: Context) => {
      const { caller, world } = context;
      if (world.users.get(args.userId)?.isDeleted !== false) throw notFound('such user');
      const drafts = world.insights
        .all()
        .filter(({ authorId, status }) => authorId === caller.userId && status === 'DRAFT')
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      const insights = [...drafts, ...listedInsights(context)];
      return page(
        insights.filter(({ authorId }) => authorId === args.userId),
        args,
      );
    },
    lastInsights: (_root: unknown, args: InsightFilter & PageArguments, { world }: Context) =>
      page(publishedInsights(world).filter(insightFilter(args)), args),
  },
  Mutation: {
    bookmarkInsight: (_root: unknown, { id, collection }: BookmarkInsight, context: Context) => {
      const { caller, world } = context;
      if (collection === 'LIKED')
        throw invalid('collection', 'This collection takes no new entries.');
      const present = bookmarksOf(id, context)[0];
      world.bookmarks.put({
        __typename: 'Bookmark',
        id: present?.id ?? world.clock.newId(),
        ownerId: caller.userId ?? '',
        type: 'INSIGHT',
        targetId: id,
        collection,
        note: present?.note ?? null,
        createdAt: present?.createdAt ?? world.clock.tick(),
      });
      return world.insights.get(id);
    },
    removeInsightBookmark: (_root: unknown, { id }: ById, context: Context) => {
      for (const bookmark of bookmarksOf(id, context)) context.world.bookmarks.delete(bookmark.id);
      return context.world.insights.get(id);
    },
  },
} satisfies AnyResolvers;

const byId: Subject = ({ id }, { world }) => world.insights.get(String(id));

export const insightSubjects: Readonly<Record<string, Subject>> = {
  'Query.favoriteInsights': ({ userId }, { world }) => world.users.get(String(userId)),
  'Query.insightById': byId,
  'Mutation.bookmarkInsight': byId,
  'Mutation.removeInsightBookmark': byId,
};

function bookmarksOf(
  insightId: string,
  { caller, world }: Context,
): ReturnType<World['bookmarks']['all']> {
  return world.bookmarks
    .all()
    .filter(({ ownerId, targetId }) => ownerId === caller.userId && targetId === insightId);
}
