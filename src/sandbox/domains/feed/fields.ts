import { webUrl } from '../../addresses';
import type { Context, Resolvers } from '../../context';
import { excerptOf, withoutMarkup } from '../../excerpt';
import { bookmarkFields, favoriteFields } from '../../marks';
import { permissionsOn } from '../../permissions';
import { reactionFields } from '../../reactions';
import { topicsField } from '../../subject-fields';
import { threadFields } from '../../threads';
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
