import { about, one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import { checkCount } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { excerptOf } from '../../kit/excerpt';
import { notFound } from '../../kit/failure';
import { descending, listed } from '../../kit/find-rows';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { bookmarkFields } from '../../shared/marks';
import { permissionsOn } from '../../shared/permissions';
import { reactionFields } from '../../shared/reactions';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { fitsFilter } from '../../shared/visibility';
import { openingComments } from '../comments/lists';
import { inOrder, listedPosts, postFilter } from './lists';

export const posts = {
  Query: {
    allPosts: listed(({ filter, visibility, orderBy }, context) => {
      const found = listedPosts(context)
        .filter(postFilter(filter ?? {}))
        .filter((post) => fitsFilter(post.visibility, visibility));
      return inOrder(found, orderBy, context.world);
    }),
    post: about(
      ({ by: { id, slug } }, { world }) =>
        id === undefined
          ? world.posts.where((post) => post.slug === slug.toLowerCase())[0]
          : world.posts.get(id),
      (post) => post,
    ),
    postById: one('posts'),
    postsByUserId: listed(({ userId }, context) => {
      if (context.world.users.get(userId)?.isDeleted !== false) throw notFound('such user');
      return listedPosts(context).filter(({ authorId }) => authorId === userId);
    }),
    myPosts: listed(({ status, spaceId }, { caller, world }) =>
      world.posts
        .where(({ authorId }) => authorId === caller.userId)
        .filter((post) => status == null || post.status === status)
        .filter((post) => spaceId == null || post.spaceId === spaceId)
        .sort(descending(({ updatedAt }) => updatedAt)),
    ),
    inspirationPosts: (_root, { topicIds }, context) => {
      checkCount('topicIds', topicIds, 0, 20);
      return context.world.inspirationCategories
        .where((group) => topicIds == null || group.topicIds.some((id) => topicIds.includes(id)))
        .filter(({ id }) => inspirations(id, context).length > 0)
        .slice(0, 12);
    },
  },
  Post: {
    ...bookmarkFields,
    ...reactionFields,
    ...topicsField,
    commentCount: threadFields.commentCount,
    excerpt: ({ text }) => excerptOf(text, 200),
    author: ({ authorId }, _args, { world }) => world.users.need(authorId),
    space: ({ spaceId }, _args, { world }) => world.spaces.need(spaceId),
    imageUrl: ({ images }) => images[0]?.url,
    linkPreview: ({ linkPreview, publishedAt }) => (publishedAt === null ? null : linkPreview),
    mentions: ({ mentionIds }, _args, { world }) =>
      world.users.getMany(mentionIds).filter(({ isDeleted }) => !isDeleted),
    inspirationCategory: ({ inspirationCategoryId }, _args, { world }) =>
      world.inspirationCategories.get(inspirationCategoryId),
    comments: ({ id }, args, context) => page(openingComments(id, context), args),
    viewerPermissions: (post, _args, context) => permissionsOn(post, context),
    openReportCount: ({ id }, _args, { world }) =>
      world.reports
        .where(({ contentId }) => contentId === id)
        .filter(({ status }) => status === 'RECEIVED' || status === 'IN_REVIEW').length,
    webUrl: ({ slug }) => webUrl(`posts/${slug}`),
  },
  InspirationPostCategory: {
    ...topicsField,
    posts: ({ id }, args, context) => page(inspirations(id, context), args),
  },
} satisfies Resolvers;

/** Posts of a group that the caller may read, the last picked first. */
function inspirations(categoryId: string, context: Context): Row<'posts'>[] {
  return listedPosts(context)
    .filter(({ inspirationCategoryId }) => inspirationCategoryId === categoryId)
    .sort(descending(({ pickedAt }) => pickedAt));
}
