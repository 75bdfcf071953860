import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { excerptOf, withoutMarkup } from '../../kit/excerpt';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { reactionFields } from '../../shared/reactions';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import type { FeedPostCategoryRow, FeedPostRow } from './rows';

export const feedPostFields = {
  FeedPost: {
    ...bookmarkFields,
    ...favoriteFields,
    ...reactionFields,
    ...threadFields,
    ...topicsField,
    excerpt: ({ text }: FeedPostRow) => excerptOf(withoutMarkup(text), 200),
    author: ({ authorId }: FeedPostRow, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    category: ({ categoryId }: FeedPostRow, _args: unknown, { world }: Context) =>
      world.feedPostCategories.get(categoryId),
    linkPreview: ({ linkPreview, publishedAt }: FeedPostRow) => publishedAt && linkPreview,
    viewerPermissions: (post: FeedPostRow, _args: unknown, context: Context) =>
      permissionsOn(post, context),
    webUrl: ({ slug }: FeedPostRow) => webUrl(`feed/${slug}`),
  },
  FeedPostCategory: {
    postCount: ({ id }: FeedPostCategoryRow, _args: unknown, { world }: Context) =>
      world.feedPosts
        .all()
        .filter(({ categoryId, status }) => categoryId === id && status === 'PUBLISHED').length,
  },
} satisfies Resolvers;
