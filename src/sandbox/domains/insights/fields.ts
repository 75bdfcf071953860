import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { excerptOf } from '../../kit/excerpt';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { canRead } from '../../shared/permissions';
import { reactionCounts, reactionFields } from '../../shared/reactions';
import { subjectFields, topicsField } from '../../shared/subject-fields';
import { readingMinutes } from '../../kit/text';
import { threadFields } from '../../shared/threads';
import { listedInsights } from './lists';
import type { Row } from '../../kit/world';

/** What an insight and its preview, which is the same row, have in common. */
const shared = {
  ...bookmarkFields,
  commentCount: threadFields.commentCount,
  author: ({ authorId }: Row<'insights'>, _args: unknown, { world }: Context) =>
    world.users.get(authorId),
  readingMinutes: ({ text }: Row<'insights'>) => readingMinutes(text),
};

export const insightFields = {
  Insight: {
    ...shared,
    ...favoriteFields,
    ...reactionFields,
    ...subjectFields,
    ...threadFields,
    sourceSpace: ({ sourceSpaceId }: Row<'insights'>, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(sourceSpaceId);
      return space && canRead(space, context) ? space : null;
    },
    webUrl: ({ slug }: Row<'insights'>) => webUrl(`insights/${slug}`),
    related: (insight: Row<'insights'>, _args: unknown, context: Context) => {
      const alike = ({ topicIds }: Row<'insights'>): number =>
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
    excerpt: ({ summary }: Row<'insights'>) => excerptOf(summary, 160),
    imageUrl: ({ imageUrl }: Row<'insights'>) => imageUrl && `${imageUrl}?tr=w-640,ar-16-9`,
    topic: ({ topicIds }: Row<'insights'>, _args: unknown, { world }: Context) =>
      world.topics.get(topicIds[0]) ?? null,
    reactionCount: ({ id }: Row<'insights'>, _args: unknown, { world }: Context) =>
      reactionCounts(id, world).total,
  },
  Quote: { ...reactionFields, ...topicsField },
} satisfies AnyResolvers;
