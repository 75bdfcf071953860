import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { excerptOf } from '../../kit/excerpt';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { canRead } from '../../shared/permissions';
import { reactionCounts, reactionFields } from '../../shared/reactions';
import { subjectFields, topicsField } from '../../shared/subject-fields';
import { readingMinutes } from '../../kit/text';
import { threadFields } from '../../shared/threads';
import { listedInsights } from './lists';
import type { InsightRow } from './rows';

/** What an insight and its preview, which is the same row, have in common. */
const shared = {
  ...bookmarkFields,
  commentCount: threadFields.commentCount,
  author: ({ authorId }: InsightRow, _args: unknown, { world }: Context) =>
    world.users.get(authorId),
  readingMinutes: ({ text }: InsightRow) => readingMinutes(text),
};

export const insightFields = {
  Insight: {
    ...shared,
    ...favoriteFields,
    ...reactionFields,
    ...subjectFields,
    ...threadFields,
    sourceSpace: ({ sourceSpaceId }: InsightRow, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(sourceSpaceId);
      return space && canRead(space, context) ? space : null;
    },
    webUrl: ({ slug }: InsightRow) => webUrl(`insights/${slug}`),
    related: (insight: InsightRow, _args: unknown, context: Context) => {
      const alike = ({ topicIds }: InsightRow): number =>
        topicIds.filter((id) => insight.topicIds.includes(id)).length;
      return listedInsights(context)
        .filter(({ authorId }) => authorId !== insight.authorId)
        .filter((other) => alike(other) > 0)
        .sort((a, b) => alike(b) - alike(a))
        .slice(0, 6);
    },
  },
  InsightPreview: {
    ...shared,
    excerpt: ({ summary }: InsightRow) => excerptOf(summary, 160),
    imageUrl: ({ imageUrl }: InsightRow) => imageUrl && `${imageUrl}?tr=w-640,ar-16-9`,
    topic: ({ topicIds }: InsightRow, _args: unknown, { world }: Context) =>
      world.topics.get(topicIds[0]) ?? null,
    reactionCount: ({ id }: InsightRow, _args: unknown, { world }: Context) =>
      reactionCounts(id, world).total,
  },
  Quote: { ...reactionFields, ...topicsField },
} satisfies Resolvers;
