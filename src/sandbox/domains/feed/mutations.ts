import { checkNotNull } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { linkPreview } from '../../kit/link-preview';
import { slugFrom } from '../../kit/slug';
import { deleteThread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { plannedAt } from '../posts/rules';
import type { FeedPostImageInput } from './images';
import { feedPostImages } from './images';
import type { FeedPostTexts } from './rules';
import { checkAction, checkFeedPost, checkStage, unpinOthers } from './rules';
import type { StatusType } from '../../types/schema';

interface CreateFeedPost {
  readonly input: Required<Omit<FeedPostTexts, 'actionLabel' | 'actionUrl'>> & {
    readonly images: readonly FeedPostImageInput[];
    readonly linkUrl?: string | null;
    readonly actionLabel?: string | null;
    readonly actionUrl?: string | null;
    readonly topicIds: readonly string[];
    readonly status: StatusType;
    readonly publishAt?: string | null;
    readonly isPinned: boolean;
    readonly commentsAllowed: boolean;
  };
}

interface UpdateFeedPost {
  readonly id: string;
  readonly input: FeedPostTexts & {
    readonly images?: readonly FeedPostImageInput[] | null;
    readonly linkUrl?: string | null;
    readonly status?: StatusType;
    readonly publishAt?: string | null;
    readonly isPinned?: boolean;
    readonly commentsAllowed?: boolean;
  };
}

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
    createFeedPost: (
      _root: unknown,
      { input }: CreateFeedPost,
      context: Context,
    ): Row<'feedPosts'> => {
      const { caller, world } = context;
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
    updateFeedPost: (
      _root: unknown,
      { id, input }: UpdateFeedPost,
      { world }: Context,
    ): Row<'feedPosts'> => {
      const post = world.feedPosts.get(id);
      if (!post) throw notFound('such post');
      for (const field of notNull) checkNotNull(`input.${field}`, input[field]);
      checkStage(post, { ...input }, input.status);
      checkFeedPost(input, world);
      const changed = { ...post, ...changes(post, input, world) };
      checkAction(changed.actionLabel, changed.actionUrl);
      const moment = world.clock.tick();
      const isPublished = post.status === 'DRAFT' && changed.status !== 'DRAFT';
      if (changed.isPinned) unpinOthers(id, world);
      return world.feedPosts.put({
        ...changed,
        ...(isPublished && { publishAt: null, publishedAt: moment }),
        updatedAt: moment,
      });
    },
    deleteFeedPost: (_root: unknown, { id }: { readonly id: string }, { world }: Context) => {
      world.feedPosts.delete(id);
      deleteThread(id, world);
      for (const table of [world.bookmarks, world.favorites])
        for (const mark of table.all()) if (mark.targetId === id) table.delete(mark.id);
      return { success: true, id };
    },
  },
} satisfies AnyResolvers;

/** The given fields in the form in which a feed post holds them. */
function changes(
  post: Row<'feedPosts'>,
  input: UpdateFeedPost['input'],
  world: World,
): Partial<Row<'feedPosts'>> {
  const { images, linkUrl, topicIds, publishAt, ...plain } = input;
  const { clock } = world;
  return {
    ...plain,
    ...(images !== undefined && { images: feedPostImages(images ?? [], post.images, clock) }),
    ...(linkUrl !== undefined && {
      linkPreview: linkUrl === null ? null : linkPreview('input.linkUrl', linkUrl, clock.now()),
    }),
    ...(topicIds !== undefined && { topicIds: topicIds ?? [] }),
    ...(publishAt !== undefined && {
      publishAt: plannedAt(publishAt, input.status ?? post.status, world),
    }),
  };
}
