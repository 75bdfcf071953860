import { checkCount } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { coversLanguage } from '../../kit/language-tags';
import { page } from '../../kit/page';
import { daysAfter } from '../../kit/time';
import type { World } from '../../kit/world';
import type { FeedFilterInput } from '../../types/schema';
import type { Entry } from './entries';
import { entriesFor } from './entries';
import { reasonTextOf, relevanceOf } from './relevance';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly FeedItem: Entry;
  }
}

/** The feed ends after this many entries. */
const longest = 1000;

export const feed = {
  Query: {
    feed: (_root, { filter, ...args }, context) => {
      const asOf = momentOfFeed(filter?.asOf, context.world);
      const entries = entriesFor(asOf, context).filter(feedFilter(filter ?? {}, context));
      return { ...page(inOrder(entries, context).slice(0, longest), args), asOf };
    },
  },
  FeedItem: {
    id: ({ content }, _args, { world }) => itemId(content.id, world),
    contentId: ({ content }) => content.id,
    reasonText: (entry, _args, context) => reasonTextOf(entry, context),
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

/** Without languages, those of the profile count, and any for who has none there. */
function feedFilter(
  { types, topicIds, languages }: FeedFilterInput,
  { caller, world }: Context,
): (entry: Entry) => boolean {
  checkCount('filter.topicIds', topicIds, 0, 20);
  checkCount('filter.languages', languages, 0, 5);
  const spoken = world.users.get(caller.userId)?.spokenLanguages ?? [];
  const wanted = languages ?? (spoken.length > 0 ? [...spoken, 'und'] : null);
  return ({ type, topicIds: own, language }) =>
    (types == null || types.includes(type)) &&
    (topicIds == null || own.some((id) => topicIds.includes(id))) &&
    (wanted === null || language === null || wanted.some((tag) => coversLanguage(tag, language)));
}

/** Pinned entries first, then by relevance for the caller; for a guest by time. */
function inOrder(entries: readonly Entry[], context: Context): Entry[] {
  const isGuest = context.caller.userId === undefined;
  const rank = (entry: Entry): number =>
    isGuest ? Date.parse(entry.publishedAt) : relevanceOf(entry, context);
  return entries
    .map((entry) => ({ entry, rank: rank(entry), pin: Number(isPinned(entry)) }))
    .sort((a, b) => b.pin - a.pin || b.rank - a.rank)
    .map(({ entry }) => entry);
}

function isPinned({ content }: Entry): boolean {
  return content.__typename === 'FeedPost' && content.isPinned;
}

/** Identifier of the entry for content: the same at each request, and none that content has. */
function itemId(contentId: string, { feedItems }: World): string {
  return (
    feedItems.where((item) => item.contentId === contentId)[0]?.id ??
    `018f6c02${contentId.slice(8)}`
  );
}
