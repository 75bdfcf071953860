import { about, byId } from '../../kit/about';
import { changed } from '../../kit/changed';
import { checkCount, checkHttps, checkLanguage, checkLength, checkNotNull } from '../../kit/checks';
import type { Clock } from '../../kit/clock';
import type { Resolvers } from '../../kit/context';
import { failure, invalid } from '../../kit/failure';
import { linkPreview } from '../../kit/link-preview';
import { checkMarkdown } from '../../kit/markdown';
import { slugFrom } from '../../kit/slug';
import { isUploaded } from '../../kit/uploads';
import type { Row, World } from '../../kit/world';
import { deleteThread } from '../../shared/threads';
import type {
  AspectRatio,
  FeedPostImage,
  FeedPostImageInput,
  UpdateFeedPostInput,
} from '../../types/schema';
import { checkTopics, plannedAt } from '../posts/rules';

type FeedPost = Row<'feedPosts'>;

const notNull = [
  'title',
  'text',
  'categoryId',
  'language',
  'status',
  'isPinned',
  'commentsAllowed',
] as const;

export const feedPostMutations = {
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
      for (const field of notNull) checkNotNull(`input.${field}`, input[field]);
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

/** @throws CONFLICT for a change that the stage of the post does not allow. */
function checkStage(post: FeedPost, input: UpdateFeedPostInput): void {
  const others = Object.keys(input).filter((field) => field !== 'status');
  if (post.status === 'ARCHIVED' && others.length > 0)
    throw failure('CONFLICT', 'An archived post takes no change but of its status.');
  if (post.publishedAt !== null && input.status === 'DRAFT')
    throw failure('CONFLICT', 'A post that was published cannot become a draft again.');
}

/**
 * A post with what an input gives; what is absent stays.
 *
 * @throws VALIDATION_FAILED for the first of the given values that a feed post cannot have.
 */
function withInput(post: FeedPost, input: UpdateFeedPostInput, world: World): FeedPost {
  const { images, linkUrl, publishAt, ...given } = input;
  const { clock } = world;
  checkTexts(input);
  if (input.categoryId != null && !world.feedPostCategories.get(input.categoryId))
    throw invalid('input.categoryId', 'There is no such category.');
  checkTopics(input.topicIds, world);
  const result = changed(post, { ...given, ...(given.topicIds === null && { topicIds: [] }) });
  checkAction(result);
  return {
    ...result,
    ...(publishAt !== undefined && { publishAt: plannedAt(publishAt, result.status, world) }),
    ...(images !== undefined && { images: feedPostImages(images ?? [], post.images, clock) }),
    ...(linkUrl !== undefined && {
      linkPreview: linkUrl === null ? null : linkPreview('input.linkUrl', linkUrl, clock.now()),
    }),
  };
}

function checkTexts({ title, text, actionLabel, actionUrl, language }: UpdateFeedPostInput): void {
  checkLength('input.title', title, 3, 120);
  checkLength('input.text', text, 1, 20_000);
  checkMarkdown('input.text', text, 20_000);
  checkLength('input.actionLabel', actionLabel, 1, 40);
  checkHttps('input.actionUrl', actionUrl);
  checkLanguage('input.language', language);
}

/** @throws VALIDATION_FAILED for a button without an address, and an address without a button. */
function checkAction({ actionLabel, actionUrl }: FeedPost): void {
  if ((actionLabel === null) === (actionUrl === null)) return;
  throw invalid(
    actionLabel === null ? 'input.actionLabel' : 'input.actionUrl',
    'Text and address of the button are given together.',
  );
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
 * @throws VALIDATION_FAILED for more than 10, texts that are too long, and files from elsewhere.
 */
function feedPostImages(
  images: readonly FeedPostImageInput[],
  present: readonly FeedPostImage[],
  clock: Clock,
): FeedPostImage[] {
  checkCount('input.images', images, 0, 10);
  return images.map((image, index) => {
    const { url, altText, aspectRatio, caption = null, credit = null } = image;
    const field = `input.images.${index}`;
    const kept = present.find(({ originalUrl }) => originalUrl === url);
    if (!kept && !isUploaded(url)) throw invalid(`${field}.url`, 'Upload the file first.');
    checkLength(`${field}.altText`, altText, 0, 300);
    checkLength(`${field}.caption`, caption, 0, 160);
    checkLength(`${field}.credit`, credit, 0, 160);
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
