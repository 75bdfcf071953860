import type { AnyRow, Table } from 'graphql-docs-model';
import {
  allowsOne,
  descending,
  searchFor,
  changed,
  checkConstraint,
  daysAfter,
  invalid,
} from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, bySlug, one, webUrl, byId, failure } from '../../shared/context';
import { coversOne, detectLanguage } from '../../shared/language';
import { mentionable, needUser, presentUsers } from '../../shared/people';
import {
  canList,
  connectionTo,
  fitsFilter,
  checkVisibility,
  permissionsOn,
} from '../../shared/permissions';
import {
  checkExist,
  reactionCounts,
  deletion,
  newContent,
  spaceOfInput,
} from '../../shared/content';
import { excerptOf, firstAddress, linkPreview, slugFrom } from '../../shared/text';
import type {
  PostFilterInput,
  PostOrder,
  PostImage,
  PostImageInput,
  StatusType,
  UpdateSpacePostInput,
  VisibilityLevel,
} from '../../types/schema';
import { tell, tellMembers } from '../../shared/notify';
import { updated } from '../../shared/updated';
import { urlEndpoint } from '../../shared/uploads';
import {
  commentFields,
  removeComment,
  removeWithReplies,
  aboutComment,
  lastCommentedAt,
  openingComments,
  presentPostComment,
} from '../comments/comments';

type Post = Row<'posts'>;

export const posts = {
  Query: {
    allPosts: (_root, { filter, visibility, orderBy }, context) => {
      const found = listedPosts(context)
        .filter(postFilter(filter ?? {}))
        .filter((post) => fitsFilter(post.visibility, visibility));
      return inOrder(found, orderBy, context.world);
    },
    post: one(({ by: { id, slug } }, { world }) =>
      id === undefined ? bySlug(world.posts, slug) : world.posts.get(id),
    ),
    postById: one(byId('posts')),
    postsByUserId: (_root, { userId }, context) => {
      needUser(userId, context.world);
      return listedPosts(context).filter(({ authorId }) => authorId === userId);
    },
    myPosts: (_root, { status, spaceId }, { caller, world }) =>
      world.posts
        .where(({ authorId }) => authorId === caller.userId)
        .filter((post) => status == null || post.status === status)
        .filter((post) => spaceId == null || post.spaceId === spaceId)
        .sort(descending(({ updatedAt }) => updatedAt)),
    inspirationPosts: (_root, { topicIds }, context) =>
      context.world.inspirationCategories
        .where((group) => allowsOne(topicIds, group.topicIds))
        .filter(({ id }) => inspirations(id, context).length > 0)
        .slice(0, 12),
  },
  Post: {
    excerpt: ({ text }) => excerptOf(text, 200),
    imageUrl: ({ images }) => images[0]?.url,
    linkPreview: ({ linkPreview, publishedAt }) => (publishedAt === null ? null : linkPreview),
    mentions: ({ mentionIds }, _args, { world }) => presentUsers(mentionIds, world),
    comments: ({ id }, _args, context) => openingComments(id, context),
    openReportCount: ({ id }, _args, { world }) =>
      world.reports
        .where(({ contentId }) => contentId === id)
        .filter(({ status }) => status === 'RECEIVED' || status === 'IN_REVIEW').length,
    webUrl: ({ slug }, _args, context) => webUrl(`posts/${slug}`, context),
  },
  InspirationPostCategory: {
    posts: ({ id }, _args, context) => inspirations(id, context),
  },
  PostComment: {
    ...commentFields,
    post: ({ contentId }, _args, { world }) => world.posts.need(contentId),
    authorConnection: ({ contentId, authorId, isRemoved }, _args, { world }) => {
      const space = world.spaces.get(world.posts.get(contentId)?.spaceId);
      if (!space || isRemoved) return null;
      return connectionTo(space, { caller: { role: 'MEMBER', userId: authorId }, world });
    },
  },
  Mutation: {
    updatePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { input: { text: given, mentionedUserIds } }, { world }) => {
        const text = given?.trim() ?? comment.text;
        const post = world.posts.need(comment.contentId);
        const mentionIds = mentionedUserIds
          ? mentionable(mentionedUserIds, post, world)
          : comment.mentionIds;
        if (text === null || text === comment.text)
          return world.comments.put({ ...comment, mentionIds });
        const edit = { text, language: detectLanguage(text), editedAt: world.clock.tick() };
        return world.comments.put({ ...comment, mentionIds, ...edit });
      },
    ),
    deletePostComment: aboutComment(
      ({ id }, world) => presentPostComment(id, world),
      (comment, { id, withReplies }, context) => {
        const { spaceId } = context.world.posts.need(comment.contentId);
        if (withReplies) needAdmin(spaceId, 'remove the replies too', context);
        const remove = withReplies ? removeWithReplies : removeComment;
        remove(comment, context.world);
        return { success: true, id };
      },
    ),
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
      checkExist('input.topicIds', rest.topicIds, world.topics, 'There is no such topic.');
      checkSpaceAdmits('input.visibility', rest.visibility, space);
      if (rest.status === 'ARCHIVED')
        throw invalid('input.status', 'A post begins as a draft or published.');
      const publishAt = plannedAt(rest.publishAt, rest.status, world);
      const images = postImages(rest.images, [], context);
      const link = linkUrl ?? firstAddress(rest.text);
      const card = link === undefined ? null : linkPreview(link, world.clock.now());
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
      const changes = changedPost(before, input, context);
      const isPublished = before.status === 'DRAFT' && changes.status !== 'DRAFT';
      const after = isPublished ? published(changes, updatedAt) : changes;
      return context.world.posts.put(updated(before, after, updatedAt));
    }),
    deleteSpacePost: deletion('posts'),
  },
} satisfies Resolvers;

/** Published posts that lists show to the caller, the last published first. */
export function listedPosts(context: Context): Post[] {
  return context.world.posts
    .where((post) => post.status === 'PUBLISHED' && canList(post, context))
    .sort(descending(({ publishedAt, createdAt }) => publishedAt ?? createdAt));
}

/** Posts of a group that the caller may read, the last picked first. */
function inspirations(categoryId: string, context: Context): Post[] {
  return listedPosts(context)
    .filter(({ inspirationCategoryId }) => inspirationCategoryId === categoryId)
    .sort(descending(({ pickedAt }) => pickedAt));
}

function postFilter(filter: PostFilterInput): (post: Post) => boolean {
  const { spaceIds, topicIds, languages, hasImages, publishedFrom, publishedUntil } = filter;
  const fits = searchFor(filter.searchText);
  return (post) =>
    allowsOne(spaceIds, [post.spaceId]) &&
    allowsOne(topicIds, post.topicIds) &&
    coversOne(languages, [post.language]) &&
    (hasImages == null || post.images.length > 0 === hasImages) &&
    (!publishedFrom || (post.publishedAt ?? '') >= publishedFrom) &&
    (!publishedUntil || (post.publishedAt ?? '') < publishedUntil) &&
    fits(post.title, post.text);
}

/** Posts, which are given the last published first, in another order. */
function inOrder(newestFirst: readonly Post[], by: PostOrder, world: World): readonly Post[] {
  if (by === 'NEWEST') return newestFirst;
  const activity = ({ id, publishedAt, createdAt }: Post): string =>
    lastCommentedAt(id, world) ?? publishedAt ?? createdAt;
  const total = ({ id }: Post): number => reactionCounts(id, world).total;
  return newestFirst.toSorted(
    by === 'LAST_ACTIVITY' ? descending(activity) : (a, b) => total(b) - total(a),
  );
}

const mostPinned = 3;

/** @throws CONFLICT for a change that the stage of the post does not allow. */
export function checkStage(
  post: Pick<Post, 'status' | 'publishedAt'>,
  input: Pick<UpdateSpacePostInput, 'status'>,
): void {
  const others = Object.keys(input).filter((field) => field !== 'status');
  if (post.status === 'ARCHIVED' && others.length > 0)
    throw failure('ARCHIVED', 'An archived post takes no change but of its status.');
  if (post.publishedAt !== null && input.status === 'DRAFT')
    throw failure('WRONG_STATE', 'A post that was published cannot become a draft again.');
}

/** @throws VALIDATION_FAILED for a post without a word and a picture. */
function checkText(text: string, images: readonly unknown[]): void {
  checkConstraint('input.text', text, { minLength: images.length > 0 ? 0 : 1, maxLength: 5000 });
}

function checkUpdate(post: Post, input: UpdateSpacePostInput, context: Context): void {
  const { world } = context;
  checkText(input.text ?? post.text, input.images ?? post.images);
  checkExist('input.topicIds', input.topicIds, world.topics, 'There is no such topic.');
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
    throw failure('LIMIT_REACHED', `A space has at most ${mostPinned} pinned posts.`);
}

/** A post with what an input gives; what is absent stays. */
function changedPost(
  post: Post,
  { images, linkUrl, mentionedUserIds, ...rest }: UpdateSpacePostInput,
  context: Context,
): Post {
  const { world } = context;
  const { text, publishAt, status } = rest;
  const after = changed(post, {
    ...rest,
    language: text == null ? undefined : detectLanguage(text),
    images: images && postImages(images, post.images, context),
    linkPreview: linkUrl == null ? linkUrl : linkPreview(linkUrl, world.clock.now()),
    publishAt: publishAt && plannedAt(publishAt, status ?? post.status, world),
  });
  if (!mentionedUserIds) return after;
  const readable = { ...after, status: 'PUBLISHED' } as const;
  return { ...after, mentionIds: mentionable(mentionedUserIds, readable, world) };
}

/** A draft that becomes visible has its moment of publication then, and no plan any more. */
function published(post: Post, moment: string): Post {
  const card = post.linkPreview && { ...post.linkPreview, retrievedAt: moment };
  return { ...post, publishAt: null, publishedAt: moment, linkPreview: card };
}

type Needed = 'spaceId' | 'text' | 'visibility' | 'commentsAllowed' | 'images';

function store(given: Pick<Post, Needed> & Partial<Post>, context: Context): Post {
  const { world } = context;
  const content = newContent(context);
  const beginning = given.title ?? given.text.split(/\s+/).slice(0, 6).join(' ');
  return world.posts.put({
    ...content,
    __typename: 'Post',
    slug: slugFrom(beginning, new Set(world.posts.all().map(({ slug }) => slug))),
    title: null,
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
    publishedAt: given.status === 'DRAFT' ? null : content.createdAt,
    ...given,
  });
}

/** The level that only the author reads is none for a post. */
function checkSpaceAdmits(field: string, level: VisibilityLevel, space: Row<'spaces'>): void {
  if (level === 'PRIVATE') throw invalid(field, 'A post is never private.');
  checkVisibility(field, level, space);
}

/** @throws FORBIDDEN for those without the rights of an admin, which platform moderators have too. */
function needAdmin(spaceId: string, what: string, context: Context): void {
  const permissions = permissionsOn(context.world.spaces.need(spaceId), context);
  if (!permissions.includes('MANAGE_MEMBERS'))
    throw failure('PERMISSION_REQUIRED', `Only admins of the space may ${what}.`);
}

/**
 * Moment at which a draft is to publish itself, or null for none.
 *
 * @throws VALIDATION_FAILED for one that is not within the next 90 days, or without a draft.
 */
export function plannedAt(
  publishAt: string | null | undefined,
  status: StatusType,
  { clock }: World,
): string | null {
  if (publishAt == null) return null;
  if (status !== 'DRAFT') throw invalid('input.publishAt', 'Only a draft can publish itself.');
  if (publishAt <= clock.now() || publishAt > daysAfter(clock.now(), 90))
    throw invalid('input.publishAt', 'This must be within the next 90 days.');
  return publishAt;
}

/** Publishes the drafts whose moment has come. */
export function publishDue({ clock, posts, feedPosts }: World): void {
  const tables: readonly Table<Planned>[] = [posts, feedPosts];
  for (const table of tables)
    for (const row of table.where(({ status }) => status === 'DRAFT'))
      if (row.publishAt !== null && row.publishAt <= clock.now())
        table.put({ ...row, status: 'PUBLISHED', publishAt: null, publishedAt: row.publishAt });
}

type Planned = AnyRow & Pick<Row<'posts'>, 'status' | 'publishAt' | 'publishedAt'>;

/** Pictures of a post in the order of display; those that the post has already keep their identity. */
function postImages(
  images: readonly PostImageInput[],
  present: readonly PostImage[],
  context: Context,
): PostImage[] {
  return images.map(({ url, altText = null, caption = null }) => {
    const kept = present.find((image) => image.url === url);
    return { ...(kept ?? newImage(url, context)), altText, caption };
  });
}

/** The sandbox has no files, and so no sizes of what the image service has not stored. */
function newImage(
  url: string,
  { world, uploads }: Context,
): Omit<PostImage, 'altText' | 'caption'> {
  const extension = /\.(\w+)(?:\?|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const isOther = ['png', 'webp', 'gif'].includes(extension);
  return {
    width: 1600,
    height: 1200,
    ...uploads?.sizeOf?.(url),
    id: world.clock.newId(),
    url,
    mediaType: `image/${isOther ? extension : 'jpeg'}`,
    blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  };
}
