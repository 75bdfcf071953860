import { allowsOne, daysAfter, descending, inBoth, invalid, ranked } from 'graphql-docs-model';
import { needUser, presentUsers } from '../../shared/people';
import { about, byArgument, byId, bySlug, one, webUrl } from '../../shared/context';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { coversOne } from '../../shared/language';
import { excerptOf, readingMinutes } from '../../shared/text';
import { canList } from '../../shared/permissions';
import { putBookmark } from '../collections/collections';
import { reactionCounts } from '../../shared/content';
import type { QueryfeedInsightsArgs } from '../../types/schema';

type Insight = Row<'insights'>;

export const insights = {
  Query: {
    favoriteInsights: about(byArgument('users', 'userId'), (user, _args, context) => {
      const { favorites, insights: table } = context.world;
      const ids = favorites
        .where(({ ownerId, type }) => ownerId === user.id && type === 'INSIGHT')
        .sort(descending(({ createdAt }) => createdAt))
        .map(({ targetId }) => targetId);
      return table.getMany(ids).filter((insight) => canList(insight, context));
    }),
    feedInsights: (_root, filter, context) => {
      const { caller, world } = context;
      const interests = world.users.get(caller.userId)?.topicIds;
      const match = ({ id, topicIds }: Insight): number =>
        interests ? inBoth(topicIds, interests).length : reactionCounts(id, world).total;
      return listedInsights(context)
        .filter(insightFilter(filter))
        .filter((insight) => isRecent(insight, world))
        .sort((a, b) => match(b) - match(a))
        .slice(0, 10);
    },
    insightAuthors: (_root, filter, context) => {
      const { world } = context;
      const found = listedInsights(context).filter(insightFilter(filter));
      const recent = found.filter((insight) => isRecent(insight, world));
      const count = (userId: string): number =>
        recent.filter(({ authorId }) => authorId === userId).length;
      const authorIds = [...new Set(found.map(({ authorId }) => authorId))];
      return presentUsers(authorIds, world).sort((a, b) => count(b.id) - count(a.id));
    },
    insightById: one(byId('insights')),
    insightBySlug: one(({ slug }, { world }) => bySlug(world.insights, slug)),
    insightsByUserId: (_root, { userId }, context) => {
      const { caller, world } = context;
      needUser(userId, world);
      const drafts = world.insights
        .where(({ authorId, status }) => authorId === caller.userId && status === 'DRAFT')
        .sort(descending(({ updatedAt }) => updatedAt));
      return [...drafts, ...listedInsights(context)].filter(({ authorId }) => authorId === userId);
    },
    lastInsights: (_root, filter, { world }) =>
      publishedInsights(world).filter(insightFilter(filter)),
  },
  Mutation: {
    bookmarkInsight: about(byId('insights'), (insight, { collection }, context) => {
      if (collection === 'LIKED')
        throw invalid('collection', 'This collection takes no new entries.');
      putBookmark({ type: 'INSIGHT', id: insight.id }, { collection }, context);
      return insight;
    }),
    removeInsightBookmark: about(byId('insights'), (insight, _args, context) => {
      const { caller, world } = context;
      world.bookmarks.deleteWhere(
        ({ ownerId, targetId }) => ownerId === caller.userId && targetId === insight.id,
      );
      return insight;
    }),
  },
  Insight: {
    readingMinutes: ({ text }) => readingMinutes(text),
    webUrl: ({ slug }, _args, context) => webUrl(`insights/${slug}`, context),
    related: (insight, _args, context) => {
      const others = listedInsights(context).filter(
        ({ authorId }) => authorId !== insight.authorId,
      );
      const alike = ({ topicIds }: Insight): number => inBoth(topicIds, insight.topicIds).length;
      return ranked(others, alike).slice(0, 6);
    },
  },
  InsightPreview: {
    readingMinutes: ({ text }) => readingMinutes(text),
    excerpt: ({ summary }) => excerptOf(summary, 160),
    imageUrl: ({ imageUrl }) => imageUrl && `${imageUrl}?tr=w-640,ar-16-9`,
    topic: ({ topicIds }, _args, { world }) => world.topics.get(topicIds[0]),
    reactionCount: ({ id }, _args, { world }) => reactionCounts(id, world).total,
  },
} satisfies Resolvers;

/** All published insights, the last published first, the same for every caller. */
function publishedInsights({ insights: table }: World): Insight[] {
  return table
    .where(({ status }) => status === 'PUBLISHED')
    .sort(descending(({ publishedAt }) => publishedAt));
}

/** The same without those of blocked people, and those that the caller reported. */
export function listedInsights(context: Context): Insight[] {
  return publishedInsights(context.world).filter((insight) => canList(insight, context));
}

function insightFilter({ topicIds, languages }: QueryfeedInsightsArgs): (row: Insight) => boolean {
  return (insight) =>
    allowsOne(topicIds, insight.topicIds) && coversOne(languages, [insight.language]);
}

/** Whether an insight was published within the last 90 days. */
function isRecent({ publishedAt }: Insight, { clock }: World): boolean {
  return publishedAt !== null && publishedAt >= daysAfter(clock.now(), -90);
}
