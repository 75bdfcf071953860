import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
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
import type { Row } from '../../kit/world';

export const postFields = {
  Post: {
    ...bookmarkFields,
    ...reactionFields,
    ...topicsField,
    commentCount: threadFields.commentCount,
    excerpt: ({ text }: Row<'posts'>) => excerptOf(text, 200),
    author: ({ authorId }: Row<'posts'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId),
    space: ({ spaceId }: Row<'posts'>, _args: unknown, { world }: Context) =>
      world.spaces.get(spaceId),
    imageUrl: ({ images }: Row<'posts'>) => images[0]?.url ?? null,
    linkPreview: ({ linkPreview, publishedAt }: Row<'posts'>) => publishedAt && linkPreview,
    mentions: ({ mentionIds }: Row<'posts'>, _args: unknown, { world }: Context) =>
      world.users.getMany(mentionIds).filter(({ isDeleted }) => !isDeleted),
    inspirationCategory: (
      { inspirationCategoryId }: Row<'posts'>,
      _args: unknown,
      { world }: Context,
    ) => world.inspirationCategories.get(inspirationCategoryId) ?? null,
    comments: ({ id }: Row<'posts'>, args: PageArguments, context: Context) =>
      page(openingComments(id, context), args),
    viewerPermissions: (post: Row<'posts'>, _args: unknown, context: Context) =>
      permissionsOn(post, context),
    openReportCount: ({ id }: Row<'posts'>, _args: unknown, { world }: Context) =>
      world.reports.all().filter(({ contentId, status }) => contentId === id && isUndecided(status))
        .length,
    webUrl: ({ slug }: Row<'posts'>) => webUrl(`posts/${slug}`),
  },
  InspirationPostCategory: {
    ...topicsField,
    posts: ({ id }: Row<'inspirationCategories'>, args: PageArguments, context: Context) =>
      page(inspirations(id, context), args),
  },
} satisfies AnyResolvers;

/** Posts of a group that the caller may read, the last picked first. */
export function inspirations(categoryId: string, context: Context): Row<'posts'>[] {
  return listedPosts(context)
    .filter(({ inspirationCategoryId }) => inspirationCategoryId === categoryId)
    .sort((a, b) => (b.pickedAt ?? '').localeCompare(a.pickedAt ?? ''));
}

function isUndecided(status: string): boolean {
  return status === 'RECEIVED' || status === 'IN_REVIEW';
}
