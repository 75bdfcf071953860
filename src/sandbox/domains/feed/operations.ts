import type { Subject } from '../../shared/access';
import { isAtLeast } from '../../kit/caller';
import { checkCount } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { coversLanguage } from '../../kit/language-tags';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import type { StatusType } from '../../types/schema';

interface FeedPostFilter {
  readonly ids?: readonly string[] | null;
  readonly slugs?: readonly string[] | null;
  readonly categoryIds?: readonly string[] | null;
  readonly topicIds?: readonly string[] | null;
  readonly language?: string | null;
  readonly status: StatusType;
}

interface FeedPosts extends PageArguments {
  readonly filter?: FeedPostFilter | null;
}

export const feedPostQueries = {
  Query: {
    feedPosts: (_root: unknown, { filter, ...args }: FeedPosts, context: Context) => {
      const posts = context.world.feedPosts
        .all()
        .filter(feedPostFilter(filter ?? { status: 'PUBLISHED' }, context))
        .sort((a, b) => (b.publishedAt ?? '9999').localeCompare(a.publishedAt ?? '9999'));
      return page(posts, args);
    },
    feedPostCategories: (_root: unknown, _args: unknown, { world }: Context) =>
      world.feedPostCategories.all(),
  },
} satisfies AnyResolvers;

const byId: Subject = ({ id }, { world }) => world.feedPosts.get(String(id));

export const feedPostSubjects: Readonly<Record<string, Subject>> = {
  'Mutation.updateFeedPost': byId,
  'Mutation.deleteFeedPost': byId,
};

/** Readers below the role of an editor meet no drafts, and archived posts only by name. */
function feedPostFilter(
  { ids, slugs, categoryIds, topicIds, language, status }: FeedPostFilter,
  { caller }: Context,
): (post: Row<'feedPosts'>) => boolean {
  checkCount('filter.ids', ids, 0, 100);
  checkCount('filter.slugs', slugs, 0, 100);
  checkCount('filter.categoryIds', categoryIds, 0, 20);
  checkCount('filter.topicIds', topicIds, 0, 20);
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
    (language == null || coversLanguage(language, post.language));
}
