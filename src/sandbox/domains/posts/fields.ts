import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { excerptOf } from '../../kit/excerpt';
import { bookmarkFields } from '../../shared/marks';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { permissionsOn } from '../../shared/permissions';
import { reactionFields } from '../../shared/reactions';
import { topicsField } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { openingComments } from '../comments/lists';
import { listedPosts } from './lists';
import type { InspirationCategoryRow, PostRow } from './rows';

export const postFields = {
  Post: {
    ...bookmarkFields,
    ...reactionFields,
    ...topicsField,
    commentCount: threadFields.commentCount,
    excerpt: ({ text }: PostRow) => excerptOf(text, 200),
    author: ({ authorId }: PostRow, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    space: ({ spaceId }: PostRow, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
    imageUrl: ({ images }: PostRow) => images[0]?.url ?? null,
    linkPreview: ({ linkPreview, publishedAt }: PostRow) => publishedAt && linkPreview,
    mentions: ({ mentionIds }: PostRow, _args: unknown, { world }: Context) =>
      world.users.getMany(mentionIds).filter(({ isDeleted }) => !isDeleted),
    inspirationCategory: ({ inspirationCategoryId }: PostRow, _args: unknown, { world }: Context) =>
      world.inspirationCategories.get(inspirationCategoryId) ?? null,
    comments: ({ id }: PostRow, args: PageArguments, context: Context) =>
      page(openingComments(id, context), args),
    viewerPermissions: (post: PostRow, _args: unknown, context: Context) =>
      permissionsOn(post, context),
    openReportCount: ({ id }: PostRow, _args: unknown, { world }: Context) =>
      world.reports.all().filter(({ contentId, status }) => contentId === id && isUndecided(status))
        .length,
    webUrl: ({ slug }: PostRow) => webUrl(`posts/${slug}`),
  },
  InspirationPostCategory: {
    ...topicsField,
    posts: ({ id }: InspirationCategoryRow, args: PageArguments, context: Context) =>
      page(inspirations(id, context), args),
  },
} satisfies Resolvers;

/** Posts of a group that the caller may read, the last picked first. */
export function inspirations(categoryId: string, context: Context): PostRow[] {
  return listedPosts(context)
    .filter(({ inspirationCategoryId }) => inspirationCategoryId === categoryId)
    .sort((a, b) => (b.pickedAt ?? '').localeCompare(a.pickedAt ?? ''));
}

function isUndecided(status: string): boolean {
  return status === 'RECEIVED' || status === 'IN_REVIEW';
}
