import { daysAfter, invalid, page } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { coversLanguage } from '../../shared/language';
import { belongs, canList } from '../../shared/permissions';
import type { FeedFilterInput, FeedItemType } from '../../types/schema';
import { listedInsights } from '../insights/insights';
import { listedPosts } from '../posts/posts';
import {
  fitOf,
  offeredTo,
  reasonTextOf,
  signalsBetween,
  suggestionReason,
  topicIdsOf,
  traitsOfCaller,
} from '../recommendations/recommendations';
import type { Signals } from '../recommendations/recommendations';

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
  },
  FeedItem: {
    // The same at each request, and none that content has.
    id: ({ content: { id } }, _args, { world }) =>
      world.feedItems.where(({ contentId }) => contentId === id)[0]?.id ?? `018f6c02${id.slice(8)}`,
    contentId: ({ content }) => content.id,
    reasonText: reasonFor,
    isPinned,
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
    (types == null || types.includes(type)) &&
    (topicIds == null || own.some((id) => topicIds.includes(id))) &&
    (wanted === null || language === null || wanted.some((tag) => coversLanguage(tag, language)));
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
