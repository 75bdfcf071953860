import { checkCount } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { descending } from '../../kit/find-rows';
import { coversLanguage } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import { searchFor } from '../../kit/text';
import type { Row, World } from '../../kit/world';
import type { PostFilterInput, PostOrder } from '../../types/schema';
import { lastCommentedAt } from '../comments/lists';

/** Published posts that lists show to the caller, the last published first. */
export function listedPosts(context: Context): Row<'posts'>[] {
  return context.world.posts
    .where((post) => post.status === 'PUBLISHED' && canList(post, context))
    .sort(descending(({ publishedAt, createdAt }) => publishedAt ?? createdAt));
}

/** @throws VALIDATION_FAILED for a list of more values than the filter takes. */
export function postFilter(filter: PostFilterInput): (post: Row<'posts'>) => boolean {
  const { spaceIds, topicIds, languages, hasImages, publishedFrom, publishedBefore } = filter;
  checkCount('filter.spaceIds', spaceIds, 0, 50);
  checkCount('filter.topicIds', topicIds, 0, 20);
  checkCount('filter.languages', languages, 0, 5);
  const fits = searchFor(filter.text, 'filter.text');
  return (post) =>
    (spaceIds == null || spaceIds.includes(post.spaceId)) &&
    (topicIds == null || post.topicIds.some((id) => topicIds.includes(id))) &&
    (languages == null || languages.some((tag) => coversLanguage(tag, post.language))) &&
    (hasImages == null || post.images.length > 0 === hasImages) &&
    (!publishedFrom || (post.publishedAt ?? '') >= publishedFrom) &&
    (!publishedBefore || (post.publishedAt ?? '') < publishedBefore) &&
    fits(post.title, post.text);
}

/** Posts, which are given the last published first, in another order. */
export function inOrder(
  posts: readonly Row<'posts'>[],
  by: PostOrder,
  world: World,
): Row<'posts'>[] {
  if (by === 'NEWEST') return [...posts];
  if (by === 'LAST_ACTIVITY')
    return [...posts].sort(descending((post) => lastActivity(post, world)));
  const total = ({ id }: Row<'posts'>): number => reactionCounts(id, world).total;
  return [...posts].sort((a, b) => total(b) - total(a));
}

function lastActivity({ id, publishedAt, createdAt }: Row<'posts'>, world: World): string {
  return lastCommentedAt(id, world) ?? publishedAt ?? createdAt;
}
