import { descending, page, searchFor } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, bySlug, listed, one, webUrl } from '../../shared/context';
import { coversLanguage, detectLanguage } from '../../shared/language';
import { mentionable, needUser, presentUsers } from '../../shared/people';
import { canList, connectionTo, fitsFilter } from '../../shared/permissions';
import { reactionCounts } from '../../shared/content';
import { excerptOf } from '../../shared/text';
import type { PostFilterInput, PostOrder } from '../../types/schema';
import {
  commentFields,
  removeComment,
  removeWithReplies,
  aboutComment,
  lastCommentedAt,
  openingComments,
  presentPostComment,
} from '../comments/comments';
import { needAdmin } from './mutations';

type Post = Row<'posts'>;

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
        id === undefined ? bySlug(world.posts, slug) : world.posts.get(id),
      (post) => post,
    ),
    postById: one('posts'),
    postsByUserId: listed(({ userId }, context) => {
      needUser(userId, context.world, 'such user');
      return listedPosts(context).filter(({ authorId }) => authorId === userId);
    }),
    myPosts: listed(({ status, spaceId }, { caller, world }) =>
      world.posts
        .where(({ authorId }) => authorId === caller.userId)
        .filter((post) => status == null || post.status === status)
        .filter((post) => spaceId == null || post.spaceId === spaceId)
        .sort(descending(({ updatedAt }) => updatedAt)),
    ),
    inspirationPosts: (_root, { topicIds }, context) =>
      context.world.inspirationCategories
        .where((group) => topicIds == null || group.topicIds.some((id) => topicIds.includes(id)))
        .filter(({ id }) => inspirations(id, context).length > 0)
        .slice(0, 12),
  },
  Post: {
    excerpt: ({ text }) => excerptOf(text, 200),
    imageUrl: ({ images }) => images[0]?.url,
    linkPreview: ({ linkPreview, publishedAt }) => (publishedAt === null ? null : linkPreview),
    mentions: ({ mentionIds }, _args, { world }) => presentUsers(mentionIds, world),
    comments: ({ id }, args, context) => page(openingComments(id, context), args),
    openReportCount: ({ id }, _args, { world }) =>
      world.reports
        .where(({ contentId }) => contentId === id)
        .filter(({ status }) => status === 'RECEIVED' || status === 'IN_REVIEW').length,
    webUrl: ({ slug }, _args, context) => webUrl(`posts/${slug}`, context),
  },
  InspirationPostCategory: {
    posts: ({ id }, args, context) => page(inspirations(id, context), args),
  },
  PostComment: {
    ...commentFields,
    post: ({ contentId }, _args, { world }) => world.posts.need(contentId),
    authorConnection: ({ contentId, authorId, isRemoved }, _args, { world }) => {
      const space = world.spaces.get(world.posts.get(contentId)?.spaceId);
      if (!space || isRemoved) return null;
      return connectionTo(space, { caller: { role: 'MEMBER', userId: authorId }, world });
    },
  },
  Mutation: {
    updatePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { input: { text: given, mentionedUserIds } }, { world }) => {
        const text = given?.trim() ?? comment.text;
        const post = world.posts.need(comment.contentId);
        const mentionIds =
          mentionedUserIds === undefined
            ? comment.mentionIds
            : mentionable(mentionedUserIds ?? [], post, world);
        if (text === null || text === comment.text)
          return world.comments.put({ ...comment, mentionIds });
        const edit = { text, language: detectLanguage(text), editedAt: world.clock.tick() };
        return world.comments.put({ ...comment, mentionIds, ...edit });
      },
    ),
    deletePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { id, withReplies }, context) => {
        const { spaceId } = context.world.posts.need(comment.contentId);
        if (withReplies) needAdmin(spaceId, 'remove the replies too', context);
        const remove = withReplies ? removeWithReplies : removeComment;
        remove(comment, context.world);
        return { success: true, id };
      },
    ),
  },
} satisfies Resolvers;

/** Published posts that lists show to the caller, the last published first. */
export function listedPosts(context: Context): Post[] {
  return context.world.posts
    .where((post) => post.status === 'PUBLISHED' && canList(post, context))
    .sort(descending(({ publishedAt, createdAt }) => publishedAt ?? createdAt));
}

/** Posts of a group that the caller may read, the last picked first. */
function inspirations(categoryId: string, context: Context): Post[] {
  return listedPosts(context)
    .filter(({ inspirationCategoryId }) => inspirationCategoryId === categoryId)
    .sort(descending(({ pickedAt }) => pickedAt));
}

function postFilter(filter: PostFilterInput): (post: Post) => boolean {
  const { spaceIds, topicIds, languages, hasImages, publishedFrom, publishedUntil } = filter;
  const fits = searchFor(filter.searchText);
  return (post) =>
    (spaceIds == null || spaceIds.includes(post.spaceId)) &&
    (topicIds == null || post.topicIds.some((id) => topicIds.includes(id))) &&
    (languages == null || languages.some((tag) => coversLanguage(tag, post.language))) &&
    (hasImages == null || post.images.length > 0 === hasImages) &&
    (!publishedFrom || (post.publishedAt ?? '') >= publishedFrom) &&
    (!publishedUntil || (post.publishedAt ?? '') < publishedUntil) &&
    fits(post.title, post.text);
}

/** Posts, which are given the last published first, in another order. */
function inOrder(newestFirst: readonly Post[], by: PostOrder, world: World): readonly Post[] {
  if (by === 'NEWEST') return newestFirst;
  const activity = ({ id, publishedAt, createdAt }: Post): string =>
    lastCommentedAt(id, world) ?? publishedAt ?? createdAt;
  const total = ({ id }: Post): number => reactionCounts(id, world).total;
  return newestFirst.toSorted(
    by === 'LAST_ACTIVITY' ? descending(activity) : (a, b) => total(b) - total(a),
  );
}
