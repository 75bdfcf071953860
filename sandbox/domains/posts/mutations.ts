import { about, byId, failure } from '../../shared/context';
import { changed, checkLength, invalid } from 'graphql-docs-model';
import type { Context, Resolvers, Row } from '../../shared/context';
import { detectLanguage } from '../../shared/detection';
import { firstAddress, linkPreview } from '../../shared/link-preview';
import { slugFrom } from '../../shared/text';
import { urlEndpoint } from '../../shared/uploads';
import { spaceOfInput } from '../../shared/content-fields';
import { mentionable } from '../../shared/people';
import { tell, tellMembers } from '../../shared/tell';
import { deletion } from '../../shared/threads';
import type { UpdateSpacePostInput } from '../../types/schema';
import { checkSpaceAdmits, checkTopics, needAdmin, plannedAt, postImages } from './rules';

type Post = Row<'posts'>;

const mostPinned = 3;

export const postMutations = {
  Mutation: {
    createSpacePost: about(spaceOfInput, (space, { input }, context) => {
      const { text, isPublic, allowComments: commentsAllowed, notifyMembers } = input;
      const { clock } = context.world;
      const visibility = isPublic ? 'PUBLIC' : 'MEMBERS';
      if (notifyMembers) needAdmin(space.id, 'set input.notifyMembers', context);
      checkSpaceAdmits('input.isPublic', visibility, space);
      // The sandbox stores no files: a picture has an address and nothing at it.
      const image = { url: `${urlEndpoint}/${clock.newId()}.jpg`, altText: input.imageAltText };
      const images = input.image == null ? [] : postImages([image], [], context);
      const post = store({ spaceId: space.id, text, visibility, commentsAllowed, images }, context);
      if (notifyMembers) tellMembers('POST_CREATED', post, context);
      return post;
    }),

    createSpacePostV2: about(spaceOfInput, (space, { input }, context) => {
      const { world } = context;
      const { linkUrl, mentionedUserIds, notify, ...rest } = input;
      if (notify.members) needAdmin(space.id, 'set input.notify.members', context);
      checkText(rest.text, rest.images);
      checkTopics(rest.topicIds, world);
      checkSpaceAdmits('input.visibility', rest.visibility, space);
      if (rest.status === 'ARCHIVED')
        throw invalid('input.status', 'A post begins as a draft or published.');
      const publishAt = plannedAt(rest.publishAt, rest.status, world);
      const images = postImages(rest.images, [], context);
      const link = linkUrl ?? firstAddress(rest.text);
      const card =
        link === undefined ? null : linkPreview('input.linkUrl', link, world.clock.now());
      const columns = { linkPreview: card, tellsAuthor: notify.authorOnComment };
      const stored = store({ ...rest, ...columns, images, publishAt }, context);
      const post = world.posts.put({
        ...stored,
        mentionIds: mentionable(mentionedUserIds, { ...stored, status: 'PUBLISHED' }, world),
      });
      if (post.status === 'PUBLISHED') {
        const told = notify.mentioned ? post.mentionIds : [];
        tell('MENTIONED', post, told, context);
        if (notify.members) tellMembers('POST_CREATED', post, context, told);
      }
      return post;
    }),

    updateSpacePost: about(byId('posts'), (before, { input }, context) => {
      checkStage(before, input);
      checkUpdate(before, input, context);
      const updatedAt = context.world.clock.tick();
      const after = { ...changedPost(before, input, context), updatedAt };
      const isPublished = before.status === 'DRAFT' && after.status !== 'DRAFT';
      return context.world.posts.put(isPublished ? published(after, updatedAt) : after);
    }),

    deleteSpacePost: deletion('posts'),
  },
} satisfies Resolvers;

/** @throws CONFLICT for a change that the stage of the post does not allow. */
export function checkStage(
  post: Pick<Post, 'status' | 'publishedAt'>,
  input: Pick<UpdateSpacePostInput, 'status'>,
): void {
  const others = Object.keys(input).filter((field) => field !== 'status');
  if (post.status === 'ARCHIVED' && others.length > 0)
    throw failure('CONFLICT', 'An archived post takes no change but of its status.');
  if (post.publishedAt !== null && input.status === 'DRAFT')
    throw failure('CONFLICT', 'A post that was published cannot become a draft again.');
}

/** @throws VALIDATION_FAILED for a post without a word and a picture. */
function checkText(text: string, images: readonly unknown[] | null): void {
  checkLength('input.text', text, images?.length ? 0 : 1, 5000);
}

function checkUpdate(post: Post, input: UpdateSpacePostInput, context: Context): void {
  const { world } = context;
  checkText(input.text ?? post.text, input.images === undefined ? post.images : input.images);
  checkTopics(input.topicIds, world);
  if (input.visibility)
    checkSpaceAdmits('input.visibility', input.visibility, world.spaces.need(post.spaceId));
  if (input.isPinned != null) checkPin(post, input.isPinned, context);
}

/** @throws FORBIDDEN for those who do not run the space, CONFLICT for a fourth post at its top. */
function checkPin({ id, spaceId }: Post, isPinned: boolean, context: Context): void {
  needAdmin(spaceId, 'change which posts are pinned', context);
  const pinned = context.world.posts.where(
    (other) => other.spaceId === spaceId && other.id !== id && other.isPinned,
  );
  if (isPinned && pinned.length >= mostPinned)
    throw failure('CONFLICT', `A space has at most ${mostPinned} pinned posts.`);
}

/** A post with what an input gives; what is absent stays. */
function changedPost(
  post: Post,
  { images, linkUrl, mentionedUserIds, ...rest }: UpdateSpacePostInput,
  context: Context,
): Post {
  const { world } = context;
  const { text, topicIds, publishAt, status } = rest;
  const after = changed(post, {
    ...rest,
    language: text == null ? undefined : detectLanguage(text),
    images: images === undefined ? undefined : postImages(images ?? [], post.images, context),
    linkPreview:
      linkUrl == null ? linkUrl : linkPreview('input.linkUrl', linkUrl, world.clock.now()),
    topicIds: topicIds === null ? [] : topicIds,
    publishAt: publishAt && plannedAt(publishAt, status ?? post.status, world),
  });
  if (mentionedUserIds === undefined) return after;
  const readable = { ...after, status: 'PUBLISHED' } as const;
  return { ...after, mentionIds: mentionable(mentionedUserIds ?? [], readable, world) };
}

/** A draft that becomes visible has its moment of publication then, and no plan any more. */
function published(post: Post, moment: string): Post {
  const card = post.linkPreview && { ...post.linkPreview, retrievedAt: moment };
  return { ...post, publishAt: null, publishedAt: moment, linkPreview: card };
}

type Needed = 'spaceId' | 'text' | 'visibility' | 'commentsAllowed' | 'images';

function store(given: Pick<Post, Needed> & Partial<Post>, { caller, world }: Context): Post {
  const moment = world.clock.tick();
  const beginning = given.title ?? given.text.split(/\s+/).slice(0, 6).join(' ');
  return world.posts.put({
    __typename: 'Post',
    id: world.clock.newId(),
    slug: slugFrom(beginning, new Set(world.posts.all().map(({ slug }) => slug))),
    title: null,
    authorId: caller.userId ?? '',
    linkPreview: null,
    topicIds: [],
    mentionIds: [],
    language: detectLanguage(given.text),
    status: 'PUBLISHED',
    publishAt: null,
    isPinned: false,
    inspirationCategoryId: null,
    pickedAt: null,
    tellsAuthor: true,
    createdAt: moment,
    publishedAt: given.status === 'DRAFT' ? null : moment,
    updatedAt: moment,
    ...given,
  });
}
