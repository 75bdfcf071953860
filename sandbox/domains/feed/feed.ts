import { allowsOne, daysAfter, invalid, page, changed, descending } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, byId, isAtLeast, webUrl } from '../../shared/context';
import { coversOne } from '../../shared/language';
import { belongs, canList } from '../../shared/permissions';
import type {
  FeedFilterInput,
  FeedItemType,
  AspectRatio,
  FeedPostFilterInput,
  FeedPostImage,
  FeedPostImageInput,
  UpdateFeedPostInput,
} from '../../types/schema';
import { excerptOf, linkPreview, slugFrom, withoutMarkup } from '../../shared/text';
import { updated } from '../../shared/updated';
import { checkExist, deleteResponses } from '../../shared/content';
import { listedInsights } from '../insights/insights';
import { listedPosts, checkStage, plannedAt } from '../posts/posts';
import type { Signals } from '../recommendations/recommendations';
import {
  fitOf,
  offeredTo,
  reasonTextOf,
  signalsBetween,
  suggestionReason,
  topicIdsOf,
  traitsOfCaller,
} from '../recommendations/recommendations';

/** Content of a feed, with what its filter asks about. */
interface Entry {
  readonly type: FeedItemType;
  readonly content: Written | Row<'quotes'> | Row<'recommendations'>;
  readonly topicIds: readonly string[];
  /** Null for suggestions, which are given in the language of the reader. */
  readonly language: string | null;
  readonly publishedAt: string;
}

type Written = Row<'feedPosts'> | Row<'posts'> | Row<'insights'>;

declare module '../../shared/context' {
  interface DomainParents {
    readonly FeedItem: Entry;
  }
}

/** The feed ends after this many entries. */
const longest = 1000;

/** As far as a space may be from home to count as one of the same district, in metres. */
const nearby = 3_000;

const hour = 60 * 60 * 1000;

export const feed = {
  Query: {
    feed: (_root, { filter, ...args }, context) => {
      const asOf = momentOfFeed(filter?.asOf, context.world);
      // Pinned entries first, then by relevance for the caller; for a guest by time.
      const entries = entriesFor(asOf, context)
        .filter(feedFilter(filter ?? {}, context))
        .map((entry) => ({ entry, rank: rankOf(entry, context), pin: Number(isPinned(entry)) }))
        .sort((a, b) => b.pin - a.pin || b.rank - a.rank)
        .map(({ entry }) => entry);
      return { ...page(entries.slice(0, longest), args), asOf };
    },
    feedPosts: (_root, { filter }, context) =>
      context.world.feedPosts
        .where(feedPostFilter(filter ?? { status: 'PUBLISHED' }, context))
        .sort(descending(({ publishedAt }) => publishedAt ?? '9999')),
    feedPostCategories: (_root, _args, { world }) => world.feedPostCategories.all(),
  },
  FeedItem: {
    // The same at each request, and none that content has.
    id: ({ content: { id } }, _args, { world }) =>
      world.feedItems.where(({ contentId }) => contentId === id)[0]?.id ?? `018f6c02${id.slice(8)}`,
    contentId: ({ content }) => content.id,
    reasonText: reasonFor,
    isPinned,
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
      return store(blank, { ...post, createdAt }, createdAt, world);
    },
    updateFeedPost: about(byId('feedPosts'), (post, { input }, { world }) => {
      checkStage(post, input);
      return store(post, withInput(post, input, world), world.clock.tick(), world);
    }),
    deleteFeedPost: about(byId('feedPosts'), ({ id }, _args, { world }) => {
      world.feedPosts.delete(id);
      deleteResponses(id, world);
      world.bookmarks.deleteWhere(({ targetId }) => targetId === id);
      return { success: true, id };
    }),
  },
} satisfies Resolvers;

/** @throws VALIDATION_FAILED for a moment that is to come, or more than 24 hours back. */
function momentOfFeed(asOf: string | null | undefined, { clock }: World): string {
  if (asOf == null) return clock.now();
  if (asOf > clock.now() || asOf < daysAfter(clock.now(), -1))
    throw invalid('filter.asOf', 'This must be within the last 24 hours.');
  return asOf;
}

/** All that the caller may find in the feed of a moment: published, readable, the quote of its day. */
function entriesFor(asOf: string, context: Context): Entry[] {
  const { world } = context;
  const feedPosts = world.feedPosts.where(
    (post) => post.status === 'PUBLISHED' && canList(post, context),
  );
  const quotes = world.quotes.where(({ shownOn }) => shownOn === asOf.slice(0, 10));
  const entries = [
    ...feedPosts.map((content) => written('FEED_POST', content)),
    ...listedPosts(context).map((content) => written('POST', content)),
    ...listedInsights(context).map((content) => written('INSIGHT', content)),
    ...quotes.map((content) => ({
      type: 'QUOTE' as const,
      content,
      topicIds: content.topicIds,
      language: content.language,
      publishedAt: `${content.shownOn}T00:00:00.000Z`,
    })),
    ...offeredTo(context).map((content) => ({
      type: 'RECOMMENDATION' as const,
      content,
      topicIds: topicIdsOf(content, world),
      language: null,
      publishedAt: content.createdAt,
    })),
  ];
  return entries.filter(({ publishedAt }) => publishedAt <= asOf);
}

function written(type: FeedItemType, content: Written): Entry {
  const { topicIds, language, publishedAt } = content;
  return { type, content, topicIds, language, publishedAt: publishedAt ?? '' };
}

/** Without languages, those of the profile count, and any for who has none there. */
function feedFilter(
  { types, topicIds, languages }: FeedFilterInput,
  { caller, world }: Context,
): (entry: Entry) => boolean {
  const spoken = world.users.get(caller.userId)?.spokenLanguages ?? [];
  const wanted = languages ?? (spoken.length > 0 ? [...spoken, 'und'] : null);
  return ({ type, topicIds: own, language }) =>
    allowsOne(types, [type]) &&
    allowsOne(topicIds, own) &&
    (language === null || coversOne(wanted, [language]));
}

function isPinned({ content }: Entry): boolean {
  return content.__typename === 'FeedPost' && content.isPinned;
}

/**
 * Rank of an entry for the caller; the higher comes first. A simple stand-in for the model of the
 * platform: freshness, to which each shared topic adds six hours and a space of one's own twelve,
 * while suggestions wait for half a day, in the order of their scores.
 */
function rankOf(entry: Entry, context: Context): number {
  const { content } = entry;
  const published = Date.parse(entry.publishedAt) / hour;
  if (content.__typename === 'Quote') return published;
  if (content.__typename === 'Recommendation')
    return published - 12 + fitOf(content, context).score;
  const { topicIds } = signalsOf(entry, context);
  return published + 6 * topicIds.length + (isInOwnSpace(entry, context) ? 12 : 0);
}

/** Why an entry is shown; null for what everyone gets, and for guests, whose order is that of time. */
function reasonFor(entry: Entry, _args: unknown, context: Context): string | null {
  const { content } = entry;
  if (context.caller.userId === undefined) return null;
  if (content.__typename === 'FeedPost' || content.__typename === 'Quote') return null;
  if (content.__typename === 'Recommendation') return suggestionReason(content, context);
  const { topicIds, metres } = signalsOf(entry, context);
  if (topicIds.length > 0)
    return reasonTextOf('suggestion-SHARED_TOPICS', { topicIds: topicIds.slice(0, 2) }, context);
  if (metres !== null && metres <= nearby) return reasonTextOf('space-nearby', {}, context);
  return isInOwnSpace(entry, context) ? reasonTextOf('space-own', {}, context) : null;
}

/** Topics that the caller shares with an entry, and the way to the space of a post. */
function signalsOf({ content, topicIds }: Entry, context: Context): Signals {
  const spaceId = content.__typename === 'Post' ? content.spaceId : null;
  const location = context.world.spaces.get(spaceId)?.location ?? null;
  return signalsBetween(traitsOfCaller(context), { topicIds, location });
}

function isInOwnSpace({ content }: Entry, { caller, world }: Context): boolean {
  return content.__typename === 'Post' && belongs(content.spaceId, caller.userId, world);
}

/** Readers below the role of an editor meet no drafts, and archived posts only by name. */
function feedPostFilter(
  { ids, slugs, categoryIds, topicIds, languages, status }: FeedPostFilterInput,
  { caller }: Context,
): (post: Row<'feedPosts'>) => boolean {
  const isNamed = !!ids?.length || !!slugs?.length;
  const isAllowed =
    status === 'PUBLISHED' || isAtLeast(caller, 'EDITOR') || (status === 'ARCHIVED' && isNamed);
  return (post) =>
    isAllowed &&
    post.status === status &&
    allowsOne(ids, [post.id]) &&
    allowsOne(slugs, [post.slug]) &&
    allowsOne(categoryIds, [post.categoryId]) &&
    allowsOne(topicIds, post.topicIds) &&
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
  checkExist('input.topicIds', topicIds, world.topics, 'There is no such topic.');
  const result = changed(post, {
    ...given,
    images: images && feedPostImages(images, post.images, world),
    linkPreview: linkUrl == null ? linkUrl : linkPreview(linkUrl, world.clock.now()),
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
function store(before: FeedPost, post: FeedPost, moment: string, { feedPosts }: World): FeedPost {
  for (const other of feedPosts.where(({ isPinned }) => isPinned && post.isPinned))
    feedPosts.put({ ...other, isPinned: false });
  const isPublished = post.publishedAt === null && post.status !== 'DRAFT';
  const after = isPublished ? { ...post, publishAt: null, publishedAt: moment } : post;
  return feedPosts.put(updated(before, after, moment));
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

/** Pictures of a feed post in the order of display; those that it has already keep their identity. */
function feedPostImages(
  images: readonly FeedPostImageInput[],
  present: readonly FeedPostImage[],
  { clock }: World,
): FeedPostImage[] {
  return images.map((image) => {
    const { url, altText, aspectRatio, caption = null, credit = null } = image;
    const kept = present.find(({ originalUrl }) => originalUrl === url);
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
