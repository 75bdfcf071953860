import { checkHttps, checkLanguage, checkLength } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import { checkMarkdown } from '../../kit/markdown';
import type { Row, World } from '../../kit/world';
import { checkTopics } from '../posts/rules';
import type { UpdateFeedPostInput } from '../../types/schema';

/** @throws VALIDATION_FAILED for the first of the given values that a feed post cannot have. */
export function checkFeedPost(input: UpdateFeedPostInput, world: World): void {
  checkLength('input.title', input.title, 3, 120);
  checkLength('input.text', input.text, 1, 20_000);
  checkMarkdown('input.text', input.text, 20_000);
  if (input.categoryId != null && !world.feedPostCategories.get(input.categoryId))
    throw invalid('input.categoryId', 'There is no such category.');
  checkLength('input.actionLabel', input.actionLabel, 1, 40);
  checkHttps('input.actionUrl', input.actionUrl);
  checkTopics(input.topicIds, world);
  checkLanguage('input.language', input.language);
}

/** @throws VALIDATION_FAILED for a button without an address, and an address without a button. */
export function checkAction(label: string | null, url: string | null): void {
  if ((label === null) === (url === null)) return;
  throw invalid(
    label === null ? 'input.actionLabel' : 'input.actionUrl',
    'Text and address of the button are given together.',
  );
}

/** @throws CONFLICT for a change that the stage of the post does not allow. */
export function checkStage(post: Row<'feedPosts'>, input: UpdateFeedPostInput): void {
  const others = Object.keys(input).filter((field) => field !== 'status');
  if (post.status === 'ARCHIVED' && others.length > 0)
    throw failure('CONFLICT', 'An archived post takes no change but of its status.');
  if (post.publishedAt !== null && input.status === 'DRAFT')
    throw failure('CONFLICT', 'A post that was published cannot become a draft again.');
}

/** A feed has one pinned post: the one that was there before gives way. */
export function unpinOthers(id: string, { feedPosts }: World): void {
  for (const post of feedPosts.all()) {
    if (post.isPinned && post.id !== id) feedPosts.put({ ...post, isPinned: false });
  }
}
