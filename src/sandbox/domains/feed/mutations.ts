import { about, byId } from '../../kit/about';
import { checkNotNull } from '../../kit/checks';
import type { Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { linkPreview } from '../../kit/link-preview';
import { slugFrom } from '../../kit/slug';
import { deleteThread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { plannedAt } from '../posts/rules';
import { feedPostImages } from './images';
import { checkAction, checkFeedPost, checkStage, unpinOthers } from './rules';
import type { UpdateFeedPostInput } from '../../types/schema';

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
      const { images, linkUrl, publishAt, actionLabel = null, actionUrl = null, ...rest } = input;
      checkFeedPost(input, world);
      checkAction(actionLabel, actionUrl);
      if (rest.status === 'ARCHIVED')
        throw invalid('input.status', 'A feed post begins as a draft or published.');
      const plan = plannedAt(publishAt, rest.status, world);
      const moment = world.clock.tick();
      const post = world.feedPosts.put({
        ...rest,
        __typename: 'FeedPost',
        id: world.clock.newId(),
        slug: slugFrom(input.title, new Set(world.feedPosts.all().map(({ slug }) => slug))),
        authorId: caller.userId ?? '',
        images: feedPostImages(images, [], world.clock),
        linkPreview: linkUrl == null ? null : linkPreview('input.linkUrl', linkUrl, moment),
        actionLabel,
        actionUrl,
        publishAt: plan,
        createdAt: moment,
        publishedAt: rest.status === 'DRAFT' ? null : moment,
        updatedAt: moment,
      });
      if (post.isPinned) unpinOthers(post.id, world);
      return post;
    },
    updateFeedPost: about(byId('feedPosts'), (post, { input }, { world }) => {
      for (const field of notNull) checkNotNull(`input.${field}`, input[field]);
      checkStage(post, input);
      checkFeedPost(input, world);
      const changed = changedPost(post, input, world);
      checkAction(changed.actionLabel, changed.actionUrl);
      const moment = world.clock.tick();
      const isPublished = post.status === 'DRAFT' && changed.status !== 'DRAFT';
      if (changed.isPinned) unpinOthers(post.id, world);
      return world.feedPosts.put({
        ...changed,
        ...(isPublished && { publishAt: null, publishedAt: moment }),
        updatedAt: moment,
      });
    }),
    deleteFeedPost: about(byId('feedPosts'), ({ id }, _args, { world }) => {
      world.feedPosts.delete(id);
      deleteThread(id, world);
      for (const table of [world.bookmarks, world.favorites])
        for (const mark of table.all()) if (mark.targetId === id) table.delete(mark.id);
      return { success: true, id };
    }),
  },
} satisfies Resolvers;

/** What a feed post holds once the given fields have changed. */
function changedPost(
  post: Row<'feedPosts'>,
  input: UpdateFeedPostInput,
  world: World,
): Row<'feedPosts'> {
  const { images, linkUrl, topicIds, publishAt } = input;
  const { clock } = world;
  const status = input.status ?? post.status;
  return {
    ...post,
    title: input.title ?? post.title,
    text: input.text ?? post.text,
    categoryId: input.categoryId ?? post.categoryId,
    language: input.language ?? post.language,
    status,
    isPinned: input.isPinned ?? post.isPinned,
    commentsAllowed: input.commentsAllowed ?? post.commentsAllowed,
    ...(input.actionLabel !== undefined && { actionLabel: input.actionLabel }),
    ...(input.actionUrl !== undefined && { actionUrl: input.actionUrl }),
    ...(images !== undefined && { images: feedPostImages(images ?? [], post.images, clock) }),
    ...(linkUrl !== undefined && {
      linkPreview: linkUrl === null ? null : linkPreview('input.linkUrl', linkUrl, clock.now()),
    }),
    ...(topicIds !== undefined && { topicIds: topicIds ?? [] }),
    ...(publishAt !== undefined && { publishAt: plannedAt(publishAt, status, world) }),
  };
}
