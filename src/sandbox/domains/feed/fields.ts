import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { excerptOf, withoutMarkup } from '../../kit/excerpt';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { reactionFields } from '../../shared/reactions';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import type { Row } from '../../kit/world';

export const feedPostFields = {
  FeedPost: {
    ...bookmarkFields,
    ...favoriteFields,
    ...reactionFields,
    ...threadFields,
    ...topicsField,
    excerpt: ({ text }: Row<'feedPosts'>) => excerptOf(withoutMarkup(text), 200),
    author: ({ authorId }: Row<'feedPosts'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    category: ({ categoryId }: Row<'feedPosts'>, _args: unknown, { world }: Context) =>
      world.feedPostCategories.get(categoryId),
    linkPreview: ({ linkPreview, publishedAt }: Row<'feedPosts'>) => publishedAt && linkPreview,
    viewerPermissions: (post: Row<'feedPosts'>, _args: unknown, context: Context) =>
      permissionsOn(post, context),
    webUrl: ({ slug }: Row<'feedPosts'>) => webUrl(`feed/${slug}`),
  },
  FeedPostCategory: {
    postCount: ({ id }: Row<'feedPostCategories'>, _args: unknown, { world }: Context) =>
      world.feedPosts
        .all()
        .filter(({ categoryId, status }) => categoryId === id && status === 'PUBLISHED').length,
  },
} satisfies AnyResolvers;
