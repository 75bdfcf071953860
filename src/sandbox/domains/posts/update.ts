import { about, byId } from '../../kit/about';
import { checkCount, checkNotNull } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure } from '../../kit/failure';
import { linkPreview } from '../../kit/link-preview';
import { mentionable } from '../../shared/mentions';
import { deleteThread } from '../../shared/threads';
import { postImages } from './images';
import { checkPostTexts, checkSpaceAdmits, checkTopics, plannedAt, runsSpace } from './rules';
import type { Row } from '../../kit/world';
import type { UpdateSpacePostInput } from '../../types/schema';

const mostPinned = 3;

export const postChanges = {
  Mutation: {
    updateSpacePost: about(byId('posts'), (post, { input }, context) => {
      const { world } = context;
      checkState(post, input);
      checkInput(post, input, context);
      const moment = world.clock.tick();
      const changed = publication({ ...post, ...changes(post, input, context) }, post, moment);
      const readable = { ...changed, status: 'PUBLISHED' } as const;
      return world.posts.put({
        ...changed,
        mentionIds:
          input.mentionedUserIds === undefined
            ? post.mentionIds
            : mentionable(input.mentionedUserIds ?? [], readable, world),
        updatedAt: moment,
      });
    }),
    deleteSpacePost: about(byId('posts'), ({ id }, _args, { world }) => {
      world.posts.delete(id);
      deleteThread(id, world);
      return { success: true, id };
    }),
  },
} satisfies Resolvers;

/** @throws CONFLICT for a change that the stage of the post does not allow. */
function checkState(post: Row<'posts'>, input: UpdateSpacePostInput): void {
  const others = Object.keys(input).filter((field) => field !== 'status');
  if (post.status === 'ARCHIVED' && others.length > 0)
    throw failure('CONFLICT', 'An archived post takes no change but of its status.');
  if (post.publishedAt !== null && input.status === 'DRAFT')
    throw failure('CONFLICT', 'A post that was published cannot become a draft again.');
}

function checkInput(post: Row<'posts'>, input: UpdateSpacePostInput, context: Context): void {
  const { world } = context;
  for (const field of ['text', 'visibility', 'commentsAllowed', 'isPinned', 'status'] as const)
    checkNotNull(`input.${field}`, input[field]);
  const images = input.images === undefined ? post.images : (input.images ?? []);
  checkPostTexts(input.title, input.text ?? post.text, images.length > 0);
  checkTopics(input.topicIds, world);
  checkCount('input.mentionedUserIds', input.mentionedUserIds, 0, 20);
  if (input.visibility)
    checkSpaceAdmits('input.visibility', input.visibility, world.spaces.need(post.spaceId));
  if (input.isPinned != null) checkPin(post, input.isPinned, context);
}

/** @throws FORBIDDEN for those who do not run the space, CONFLICT for a fourth post at its top. */
function checkPin(post: Row<'posts'>, isPinned: boolean, context: Context): void {
  if (!runsSpace(post.spaceId, context))
    throw failure('FORBIDDEN', 'Only admins of the space may change which posts are pinned.');
  const pinned = context.world.posts.where(
    (other) => other.spaceId === post.spaceId && other.id !== post.id && other.isPinned,
  );
  if (isPinned && pinned.length >= mostPinned)
    throw failure('CONFLICT', `A space has at most ${mostPinned} pinned posts.`);
}

/** The given fields in the form in which a post holds them. */
function changes(
  post: Row<'posts'>,
  input: UpdateSpacePostInput,
  context: Context,
): Partial<Row<'posts'>> {
  const { world } = context;
  const { title, text, images, linkUrl, topicIds, visibility, publishAt } = input;
  const status = input.status ?? post.status;
  return {
    ...(title !== undefined && { title }),
    ...(text != null && { text, language: detectLanguage(text) }),
    ...(images !== undefined && { images: postImages(images ?? [], post.images, context) }),
    ...(linkUrl !== undefined && {
      linkPreview:
        linkUrl === null ? null : linkPreview('input.linkUrl', linkUrl, world.clock.now()),
    }),
    ...(topicIds !== undefined && { topicIds: topicIds ?? [] }),
    ...(publishAt !== undefined && { publishAt: plannedAt(publishAt, status, world) }),
    visibility: visibility ?? post.visibility,
    commentsAllowed: input.commentsAllowed ?? post.commentsAllowed,
    isPinned: input.isPinned ?? post.isPinned,
    status,
  };
}

/** A draft that becomes visible has its moment of publication then, and no plan any more. */
function publication(changed: Row<'posts'>, before: Row<'posts'>, moment: string): Row<'posts'> {
  if (changed.status === 'DRAFT' || before.status !== 'DRAFT') return changed;
  const { linkPreview: card } = changed;
  return {
    ...changed,
    publishAt: null,
    publishedAt: moment,
    linkPreview: card && { ...card, retrievedAt: moment },
  };
}
