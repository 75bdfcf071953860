import { about, byId, one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { excerptOf } from '../../kit/excerpt';
import { invalid, notFound } from '../../kit/failure';
import { descending, listed } from '../../kit/find-rows';
import { page } from '../../kit/page';
import { readingMinutes } from '../../kit/text';
import type { Row } from '../../kit/world';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { canList } from '../../shared/permissions';
import { reactionCounts, reactionFields } from '../../shared/reactions';
import { readable } from '../../shared/references';
import { subjectFields, topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { insightFilter, isRecent, listedInsights, publishedInsights } from './lists';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly InsightPreview: Row<'insights'>;
  }
}

/** What an insight and its preview, which is the same row, have in common. */
const shared = {
  ...bookmarkFields,
  commentCount: threadFields.commentCount,
  author: ({ authorId }, _args, { world }) => world.users.need(authorId),
  readingMinutes: ({ text }) => readingMinutes(text),
} satisfies Resolvers['Insight'];

export const insights = {
  Query: {
    favoriteInsights: about(
      ({ userId }, { world }) => world.users.get(userId),
      (user, args, context) => {
        const { favorites, insights: rows } = context.world;
        const ids = favorites
          .where(({ ownerId, type }) => ownerId === user.id && type === 'INSIGHT')
          .sort(descending(({ createdAt }) => createdAt))
          .map(({ targetId }) => targetId);
        return page(
          rows.getMany(ids).filter((insight) => canList(insight, context)),
          args,
        );
      },
    ),
    feedInsights: (_root, filter, context) => {
      const { caller, world } = context;
      const interests = world.users.get(caller.userId)?.topicIds;
      const match = ({ id, topicIds }: Row<'insights'>): number =>
        interests ? inBoth(topicIds, interests) : reactionCounts(id, world).total;
      return listedInsights(context)
        .filter(insightFilter(filter))
        .filter((insight) => isRecent(insight, world))
        .sort((a, b) => match(b) - match(a))
        .slice(0, 10);
    },
    insightAuthors: listed((filter, context) => {
      const { world } = context;
      const found = listedInsights(context).filter(insightFilter(filter));
      const recent = found.filter((insight) => isRecent(insight, world));
      const count = (userId: string): number =>
        recent.filter(({ authorId }) => authorId === userId).length;
      return world.users
        .getMany([...new Set(found.map(({ authorId }) => authorId))])
        .filter(({ isDeleted }) => !isDeleted)
        .sort((a, b) => count(b.id) - count(a.id));
    }),
    insightById: one('insights'),
    insightsByUserId: listed(({ userId }, context) => {
      const { caller, world } = context;
      if (world.users.get(userId)?.isDeleted !== false) throw notFound('such user');
      const drafts = world.insights
        .where(({ authorId, status }) => authorId === caller.userId && status === 'DRAFT')
        .sort(descending(({ updatedAt }) => updatedAt));
      return [...drafts, ...listedInsights(context)].filter(({ authorId }) => authorId === userId);
    }),
    lastInsights: listed((filter, { world }) =>
      publishedInsights(world).filter(insightFilter(filter)),
    ),
  },
  Mutation: {
    bookmarkInsight: about(byId('insights'), (insight, { collection }, context) => {
      const { caller, world } = context;
      if (collection === 'LIKED')
        throw invalid('collection', 'This collection takes no new entries.');
      const present = bookmarksOf(insight.id, context)[0];
      world.bookmarks.put({
        __typename: 'Bookmark',
        id: present?.id ?? world.clock.newId(),
        ownerId: caller.userId ?? '',
        type: 'INSIGHT',
        targetId: insight.id,
        collection,
        note: present?.note ?? null,
        createdAt: present?.createdAt ?? world.clock.tick(),
      });
      return insight;
    }),
    removeInsightBookmark: about(byId('insights'), (insight, _args, context) => {
      for (const { id } of bookmarksOf(insight.id, context)) context.world.bookmarks.delete(id);
      return insight;
    }),
  },
  Insight: {
    ...shared,
    ...favoriteFields,
    ...reactionFields,
    ...subjectFields,
    ...threadFields,
    sourceSpace: ({ sourceSpaceId }, _args, context) => readable('spaces', sourceSpaceId, context),
    webUrl: ({ slug }) => webUrl(`insights/${slug}`),
    related: (insight, _args, context) => {
      const alike = ({ topicIds }: Row<'insights'>): number => inBoth(topicIds, insight.topicIds);
      return listedInsights(context)
        .filter((other) => other.authorId !== insight.authorId && alike(other) > 0)
        .sort((a, b) => alike(b) - alike(a))
        .slice(0, 6);
    },
  },
  InsightPreview: {
    ...shared,
    excerpt: ({ summary }) => excerptOf(summary, 160),
    imageUrl: ({ imageUrl }) => imageUrl && `${imageUrl}?tr=w-640,ar-16-9`,
    topic: ({ topicIds }, _args, { world }) => world.topics.get(topicIds[0]),
    reactionCount: ({ id }, _args, { world }) => reactionCounts(id, world).total,
  },
  Quote: { ...reactionFields, ...topicsField },
} satisfies Resolvers;

function inBoth(ids: readonly string[], others: readonly string[]): number {
  return ids.filter((id) => others.includes(id)).length;
}

function bookmarksOf(insightId: string, { caller, world }: Context): Row<'bookmarks'>[] {
  return world.bookmarks.where(
    ({ ownerId, targetId }) => ownerId === caller.userId && targetId === insightId,
  );
}
