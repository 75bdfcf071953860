import { webUrl } from '../../kit/addresses';
import { isAtLeast } from '../../kit/caller';
import type { Context, Resolvers } from '../../kit/context';
import { withoutMarkup } from '../../kit/markdown';
import { excerptOf } from '../../kit/text';
import { descending, listed } from '../../kit/find-rows';
import { coversLanguage } from '../../kit/language';
import type { Row } from '../../kit/world';
import type { FeedPostFilterInput } from '../../types/schema';

export const feedPosts = {
  Query: {
    feedPosts: listed(({ filter }, context) =>
      context.world.feedPosts
        .where(feedPostFilter(filter ?? { status: 'PUBLISHED' }, context))
        .sort(descending(({ publishedAt }) => publishedAt ?? '9999')),
    ),
    feedPostCategories: (_root, _args, { world }) => world.feedPostCategories.all(),
  },
  FeedPost: {
    excerpt: ({ text }) => excerptOf(withoutMarkup(text), 200),
    linkPreview: ({ linkPreview, publishedAt }) => (publishedAt === null ? null : linkPreview),
    webUrl: ({ slug }) => webUrl(`feed/${slug}`),
  },
  FeedPostCategory: {
    postCount: ({ id }, _args, { world }) =>
      world.feedPosts.where(({ categoryId, status }) => categoryId === id && status === 'PUBLISHED')
        .length,
  },
} satisfies Resolvers;

/** Readers below the role of an editor meet no drafts, and archived posts only by name. */
function feedPostFilter(
  { ids, slugs, categoryIds, topicIds, language, status }: FeedPostFilterInput,
  { caller }: Context,
): (post: Row<'feedPosts'>) => boolean {
  const isNamed = ids != null || slugs != null;
  const isAllowed =
    status === 'PUBLISHED' || isAtLeast(caller, 'EDITOR') || (status === 'ARCHIVED' && isNamed);
  return (post) =>
    isAllowed &&
    post.status === status &&
    (ids == null || ids.includes(post.id)) &&
    (slugs == null || slugs.includes(post.slug)) &&
    (categoryIds == null || categoryIds.includes(post.categoryId)) &&
    (topicIds == null || post.topicIds.some((id) => topicIds.includes(id))) &&
    (language == null || coversLanguage(language, post.language));
}
