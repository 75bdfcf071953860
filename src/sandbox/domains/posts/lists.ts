import { checkCount } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { coversLanguage } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import { searchFor } from '../../kit/text';
import type { Row, World } from '../../kit/world';

export interface PostFilter {
  readonly spaceIds?: readonly string[] | null;
  readonly topicIds?: readonly string[] | null;
  readonly text?: string | null;
  readonly languages?: readonly string[] | null;
  readonly publishedFrom?: string | null;
  readonly publishedBefore?: string | null;
  readonly hasImages?: boolean | null;
}

export type PostOrder = 'NEWEST' | 'LAST_ACTIVITY' | 'MOST_REACTIONS';

/** Published posts that lists show to the caller, the last published first. */
export function listedPosts(context: Context): Row<'posts'>[] {
  return context.world.posts
    .all()
    .filter((post) => post.status === 'PUBLISHED' && canList(post, context))
    .sort(newestFirst);
}

function newestFirst(a: Row<'posts'>, b: Row<'posts'>): number {
  return (b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt);
}

/** @throws VALIDATION_FAILED for a list of more values than the filter takes. */
export function postFilter(filter: PostFilter): (post: Row<'posts'>) => boolean {
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
    return [...posts].sort((a, b) => lastActivity(b, world).localeCompare(lastActivity(a, world)));
  const total = ({ id }: Row<'posts'>): number => reactionCounts(id, world).total;
  return [...posts].sort((a, b) => total(b) - total(a));
}

function lastActivity({ id, publishedAt, createdAt }: Row<'posts'>, world: World): string {
  const comments = world.comments
    .all()
    .filter(({ contentId, isRemoved }) => contentId === id && !isRemoved);
  return (
    comments
      .map((comment) => comment.createdAt)
      .sort()
      .at(-1) ??
    publishedAt ??
    createdAt
  );
}
