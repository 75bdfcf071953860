import { changed, descending, invalid } from 'graphql-docs-model';
import { about, byId, isAtLeast, listed, webUrl } from '../../shared/context';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { coversOne } from '../../shared/language';
import { excerptOf, linkPreview, slugFrom, withoutMarkup } from '../../shared/text';
import { isUploaded } from '../../shared/uploads';
import { deleteThread } from '../../shared/content';
import type {
  AspectRatio,
  FeedPostFilterInput,
  FeedPostImage,
  FeedPostImageInput,
  UpdateFeedPostInput,
} from '../../types/schema';
import { checkStage, checkTopics, plannedAt } from '../posts/mutations';

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
    webUrl: ({ slug }, _args, context) => webUrl(`feed/${slug}`, context),
  },
  FeedPostCategory: {
    postCount: ({ id }, _args, { world }) =>
      world.feedPosts.where(({ categoryId, status }) => categoryId === id && status === 'PUBLISHED')
        .length,
  },
  Mutation: {
    createFeedPost: (_root, { input }, { caller, world }) => {
      if (input.status === 'ARCHIVED')
        throw invalid('input.status', 'A feed post begins as a draft or published.');
      const { clock, feedPosts } = world;
      const blank: FeedPost = {
        ...input,
        __typename: 'FeedPost',
        id: clock.newId(),
        slug: slugFrom(input.title, new Set(feedPosts.all().map(({ slug }) => slug))),
        authorId: caller.userId ?? '',
        images: [],
        linkPreview: null,
        actionLabel: null,
        actionUrl: null,
        publishAt: null,
        createdAt: clock.now(),
        publishedAt: null,
        updatedAt: clock.now(),
      };
      const post = withInput(blank, input, world);
      const createdAt = clock.tick();
      return store({ ...post, createdAt }, createdAt, world);
    },
    updateFeedPost: about(byId('feedPosts'), (post, { input }, { world }) => {
      checkStage(post, input);
      return store(withInput(post, input, world), world.clock.tick(), world);
    }),
    deleteFeedPost: about(byId('feedPosts'), ({ id }, _args, { world }) => {
      world.feedPosts.delete(id);
      deleteThread(id, world);
      world.bookmarks.deleteWhere(({ targetId }) => targetId === id);
      world.favorites.deleteWhere(({ targetId }) => targetId === id);
      return { success: true, id };
    }),
  },
} satisfies Resolvers;

/** Readers below the role of an editor meet no drafts, and archived posts only by name. */
function feedPostFilter(
  { ids, slugs, categoryIds, topicIds, languages, status }: FeedPostFilterInput,
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
    coversOne(languages, [post.language]);
}

type FeedPost = Row<'feedPosts'>;

/**
 * A post with what an input gives; what is absent stays.
 *
 * @throws VALIDATION_FAILED for the first of the given values that a feed post cannot have.
 */
function withInput(
  post: FeedPost,
  { images, linkUrl, ...given }: UpdateFeedPostInput,
  world: World,
): FeedPost {
  const { categoryId, topicIds, publishAt, status } = given;
  if (categoryId != null && !world.feedPostCategories.get(categoryId))
    throw invalid('input.categoryId', 'There is no such category.');
  checkTopics(topicIds, world);
  const result = changed(post, {
    ...given,
    images: images === undefined ? undefined : feedPostImages(images ?? [], post.images, world),
    linkPreview:
      linkUrl == null ? linkUrl : linkPreview('input.linkUrl', linkUrl, world.clock.now()),
    topicIds: topicIds === null ? [] : topicIds,
    publishAt: publishAt && plannedAt(publishAt, status ?? post.status, world),
  });
  const { actionLabel, actionUrl } = result;
  if ((actionLabel === null) !== (actionUrl === null))
    throw invalid(
      actionLabel === null ? 'input.actionLabel' : 'input.actionUrl',
      'Text and address of the button are given together.',
    );
  return result;
}

/** Puts a post into the feed, where a pinned one takes the place of the one before. */
function store(post: FeedPost, updatedAt: string, { feedPosts }: World): FeedPost {
  for (const other of feedPosts.where(({ isPinned }) => isPinned && post.isPinned))
    feedPosts.put({ ...other, isPinned: false });
  const isPublished = post.publishedAt === null && post.status !== 'DRAFT';
  return feedPosts.put({
    ...post,
    ...(isPublished && { publishAt: null, publishedAt: updatedAt }),
    updatedAt,
  });
}

const width = 1600;

/** Parts of the width and height; the sandbox has no files and takes each for one of 3 to 2. */
const shapes: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  SQUARE: [1, 1],
  PORTRAIT: [4, 5],
  LANDSCAPE: [4, 3],
  WIDE: [16, 9],
  ORIGINAL: [3, 2],
};

/**
 * Pictures of a feed post in the order of display; those that it has already keep their identity.
 *
 * @throws VALIDATION_FAILED for files from elsewhere.
 */
function feedPostImages(
  images: readonly FeedPostImageInput[],
  present: readonly FeedPostImage[],
  { clock }: World,
): FeedPostImage[] {
  return images.map((image, index) => {
    const { url, altText, aspectRatio, caption = null, credit = null } = image;
    const kept = present.find(({ originalUrl }) => originalUrl === url);
    if (!kept && !isUploaded(url))
      throw invalid(`input.images.${index}.url`, 'Upload the file first.');
    const [across, down] = shapes[aspectRatio];
    const crop = aspectRatio === 'ORIGINAL' ? '' : `ar-${across}-${down},`;
    return {
      id: kept?.id ?? clock.newId(),
      url: `${url}?tr=${crop}w-${width}`,
      originalUrl: url,
      aspectRatio,
      width,
      height: Math.round((width * down) / across),
      altText,
      caption,
      credit,
      blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
    };
  });
}
