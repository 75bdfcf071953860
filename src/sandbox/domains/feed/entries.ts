import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import type { FeedItemType } from '../../types/schema';
import { listedInsights } from '../insights/lists';
import { listedPosts } from '../posts/lists';
import { offeredTo } from '../recommendations/offered';
import { targetOf, topicIdsOf } from '../recommendations/target';

/** Content of a feed, with what its filter asks about. */
export interface Entry {
  readonly type: FeedItemType;
  readonly content:
    | Row<'feedPosts'>
    | Row<'posts'>
    | Row<'insights'>
    | Row<'quotes'>
    | Row<'recommendations'>;
  readonly topicIds: readonly string[];
  /** Null for suggestions, which are given in the language of the reader. */
  readonly language: string | null;
  readonly publishedAt: string;
}

/** All that the caller may find in the feed of a moment: published, readable, the quote of its day. */
export function entriesFor(asOf: string, context: Context): Entry[] {
  const { world } = context;
  const feedPosts = world.feedPosts.where(
    (post) => post.status === 'PUBLISHED' && canList(post, context),
  );
  const quotes = world.quotes.where(({ shownOn }) => shownOn === asOf.slice(0, 10));
  const entries = [
    ...feedPosts.map((content) => written('FEED_POST', content)),
    ...listedPosts(context).map((content) => written('POST', content)),
    ...listedInsights(context).map((content) => written('INSIGHT', content)),
    ...quotes.map(quoted),
    ...offeredTo(context).map((content) => suggested(content, world)),
  ];
  return entries.filter(({ publishedAt }) => publishedAt <= asOf);
}

function written(
  type: FeedItemType,
  content: Row<'feedPosts'> | Row<'posts'> | Row<'insights'>,
): Entry {
  const { topicIds, language, publishedAt } = content;
  return { type, content, topicIds, language, publishedAt: publishedAt ?? '' };
}

function quoted(content: Row<'quotes'>): Entry {
  const { topicIds, language, shownOn } = content;
  return { type: 'QUOTE', content, topicIds, language, publishedAt: `${shownOn}T00:00:00.000Z` };
}

function suggested(content: Row<'recommendations'>, world: World): Entry {
  const target = targetOf(content, world);
  return {
    type: 'RECOMMENDATION',
    content,
    topicIds: target ? topicIdsOf(target, world) : [],
    language: null,
    publishedAt: content.createdAt,
  };
}
