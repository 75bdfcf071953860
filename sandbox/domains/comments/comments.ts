import type { AnyRow, About } from 'graphql-docs-model';
import { descending, invalid, ascending } from 'graphql-docs-model';
import type { Thread } from '../../shared/content';
import { contentOf, deleteReactions, react, reactionCounts } from '../../shared/content';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { about, failure } from '../../shared/context';
import { detectLanguage } from '../../shared/language';
import { notify } from '../../shared/notify';
import { displayNameOf, mentionable, presentUsers } from '../../shared/people';
import type { Content } from '../../shared/permissions';
import { canRead, isBlockedBetween, permissionsOn, canList } from '../../shared/permissions';
import type {
  AddCommentInput,
  NotificationType,
  ReactionAction,
  ReactionType,
  CommentOrder,
} from '../../types/schema';

type Comment = Row<'comments'>;

declare module '../../shared/context' {
  interface DomainParents {
    readonly PostComment: AnyRow & Omit<Row<'comments'>, '__typename'>;
  }
}

/** Fields that `Comment` and `PostComment` share: both are read from the same row. */
export const commentFields = {
  author: ({ authorId, isRemoved }, _args, { world }) =>
    isRemoved ? null : world.users.get(authorId),
  replyTo: ({ replyToId }, _args, context) => {
    const answered = context.world.comments.get(replyToId);
    return answered && isListed(answered, context) ? answered : null;
  },
  replyCount: ({ id }, _args, { world }) =>
    world.comments.where(({ parentId, isRemoved }) => parentId === id && !isRemoved).length,
  replies: ({ id }, _args, context) => repliesTo(id, context),
  mentions: ({ mentionIds }, _args, { world }) => presentUsers(mentionIds, world),
  /** Nothing can be done with a placeholder; only comments below posts can be changed. */
  viewerPermissions: ({ id, type, isRemoved }, _args, context) => {
    const content = contentOf('COMMENT', id, context.world);
    if (!content || isRemoved) return [];
    return permissionsOn(content, context).filter(
      (permission) => permission !== 'UPDATE' || type === 'POST',
    );
  },
} satisfies Resolvers['PostComment'];

export const comments = {
  Query: {
    commentById: aboutComment(
      ({ id }, world) => world.comments.get(id),
      (comment) => comment,
    ),
    commentable: about(
      ({ type, id }, { world }) => contentOf(type, id, world),
      (_content, { id, type }) => ({ id, type }),
    ),
    discussionById: aboutComment(
      ({ id }, world) => world.comments.get(world.comments.get(id)?.parentId ?? id),
      (opening) => opening,
    ),
  },
  Mutation: {
    addComment: about(
      ({ input }, { world }) => contentOf(input.type, input.contentId, world),
      (content, { input }, context) => {
        const { caller, world } = context;
        const { type, contentId, mentionedUserIds } = input;
        if (!isOpen({ id: contentId, type }, world))
          throw failure('COMMENTS_CLOSED', 'This content takes no comments.');
        const text = input.text.trim();
        const answered = answeredComment(input, context);
        const comment = world.comments.put({
          __typename: 'Comment',
          id: world.clock.newId(),
          type,
          contentId,
          text,
          authorId: caller.userId ?? '',
          parentId: answered?.parentId ?? answered?.id ?? null,
          replyToId: answered?.id ?? null,
          mentionIds: mentionable(mentionedUserIds, content, world),
          language: detectLanguage(text),
          isRemoved: false,
          createdAt: world.clock.tick(),
          editedAt: null,
        });
        tellOfComment(comment, content, context);
        return comment;
      },
    ),
    deleteComment: aboutComment(
      ({ id }, world) => presentComment(id, world),
      (comment, { id }, { world }) => {
        removeComment(comment, world);
        return { success: true, id };
      },
    ),
    addReactionToComment: reaction('ADD'),
    removeReactionFromComment: reaction('REMOVE'),
  },
  Comment: {
    ...commentFields,
    thread: threadOf,
    likeCount: ({ id }, _args, { world }) => reactionCounts(id, world).like,
  },
  Commentable: {
    comments: ({ id }, { orderBy }, context) => openingComments(id, context, orderBy),
    isOpen: (thread, _args, { world }) => isOpen(thread, world),
    viewerCanComment: (thread, _args, context) => canComment(thread, context),
    lastCommentedAt: ({ id }, _args, { world }) => lastCommentedAt(id, world),
  },
  Discussion: {
    opening: (opening) => opening,
    thread: threadOf,
    replies: ({ id }, { orderBy }, context) => repliesTo(id, context, orderBy),
    replyCount: commentFields.replyCount,
    participants: (opening, _args, { caller, world }) =>
      world.users
        .getMany(participantIds(opening, world))
        .filter(({ id }) => !isBlockedBetween(caller.userId, id, world))
        .slice(0, 20),
    participantCount: (opening, _args, { world }) => participantIds(opening, world).length,
    viewerParticipates: (opening, _args, { caller, world }) =>
      participantIds(opening, world).some((id) => id === caller.userId),
    viewerCanReply: (opening, _args, context) => canComment(threadOf(opening), context),
    lastActivityAt: (opening, _args, { world }) =>
      written(opening, world)[0]?.createdAt ?? opening.createdAt,
  },
} satisfies Resolvers;

function threadOf({ contentId, type }: Comment): Thread {
  return { id: contentId, type };
}

/** Who wrote in a discussion, the last writer first, without deleted accounts. */
function participantIds(opening: Comment, world: World): string[] {
  const authorIds = new Set(written(opening, world).map(({ authorId }) => authorId));
  return [...authorIds].filter((id) => world.users.get(id)?.isDeleted === false);
}

/** Comments of a discussion that were not removed, the last written first. */
function written({ id }: Comment, { comments }: World): Comment[] {
  return comments
    .where((comment) => !comment.isRemoved && (comment.id === id || comment.parentId === id))
    .sort(descending(({ createdAt }) => createdAt));
}

interface CommentReaction {
  readonly commentId: string;
  readonly reaction?: ReactionType | null;
}

/** Resolver of a mutation that leaves a reaction to a comment, or takes it back. */
function reaction(action: ReactionAction) {
  return aboutComment<CommentReaction, Comment>(
    ({ commentId }, world) => presentComment(commentId, world),
    (comment, { reaction }, context) => {
      react(comment.id, { action, reaction }, context);
      return comment;
    },
  );
}

/** Whether content takes new comments at all: not where its author said so, nor once it is archived. */
function isOpen({ id, type }: Thread, world: World): boolean {
  const content: Content | undefined = contentOf(type, id, world);
  const post = world.posts.get(id) ?? world.feedPosts.get(id);
  return !!content && content.status !== 'ARCHIVED' && post?.commentsAllowed !== false;
}

/** Whether the caller may comment at present; whoever reads a thread while signed in may. */
function canComment(thread: Thread, { caller, world }: Context): boolean {
  return caller.userId !== undefined && isOpen(thread, world);
}

/** Removes a comment: one that was answered leaves a placeholder, and takes it away with the last reply. */
export function removeComment(comment: Comment, world: World): void {
  deleteReactions(comment.id, world);
  if (answersTo(comment.id, world).length > 0) {
    const rest = { text: null, language: 'und', mentionIds: [], isRemoved: true };
    world.comments.put({ ...comment, ...rest });
    return;
  }
  world.comments.delete(comment.id);
  const answered = world.comments.get(comment.replyToId);
  if (answered?.isRemoved) removeComment(answered, world);
}

/** Removes a comment and all that answers it, or answers an answer. */
export function removeWithReplies({ id }: Comment, world: World): void {
  for (const answer of answersTo(id, world)) removeWithReplies(answer, world);
  deleteReactions(id, world);
  world.comments.delete(id);
}

/** The comments that answer one; where it opens a discussion, also those whose answered one is gone. */
function answersTo(id: string, { comments }: World): Comment[] {
  return comments.where(({ replyToId, parentId }) => replyToId === id || parentId === id);
}

/** The comment that a new one answers, which must stand in the same thread. */
function answeredComment({ contentId, replyToId }: AddCommentInput, context: Context) {
  if (replyToId == null) return undefined;
  const answered = context.world.comments.get(replyToId);
  if (answered?.contentId !== contentId || answered.isRemoved || !isListed(answered, context))
    throw invalid('input.replyToId', 'This thread has no such comment.');
  return answered;
}

/** Tells whom a comment answers, whom it names, and who wrote what it is about, each of them once. */
function tellOfComment(comment: Comment, content: Content, context: Context): void {
  const { world } = context;
  const { type, contentId, id, text, replyToId, mentionIds } = comment;
  const actor = world.users.get(comment.authorId);
  if (!actor) return;
  const name = displayNameOf(actor);
  const kind = type.toLowerCase().replace('_', '-');
  const told = new Set<string>();
  tell('COMMENT_REPLIED', [world.comments.get(replyToId)?.authorId]);
  tell('MENTIONED', mentionIds, 'MENTIONED_IN_COMMENT');
  const isWanted = type !== 'POST' || world.posts.get(contentId)?.tellsAuthor === true;
  tell('COMMENT_CREATED', isWanted ? [content.authorId] : []);

  function tell(
    notification: NotificationType,
    recipientIds: readonly (string | undefined)[],
    titleId?: string,
  ): void {
    for (const recipientId of recipientIds) {
      if (recipientId === undefined || told.has(recipientId)) continue;
      if (!canRead(content, { caller: { role: 'MEMBER', userId: recipientId }, world })) continue;
      told.add(recipientId);
      notify(
        {
          type: notification,
          titleId,
          recipientId,
          subject: { kind: 'COMMENT', id },
          spaceId: content.spaceId,
          path: `${kind}s/${contentId}#${id}`,
          names: { actor: name },
          excerpt: text,
        },
        context,
      );
    }
  }
}

/** Resolver of an operation about a comment, which nobody finds who may not read its content. */
export function aboutComment<Args, Result>(
  find: (args: NoInfer<Args>, world: World) => Comment | undefined,
  resolve: (comment: Comment, args: Args, context: Context) => Result,
): ((root: unknown, args: Args, context: Context) => Result) & About {
  return about(
    (args, context) => subjectOf(find(args, context.world), context),
    ({ id }, args: Args, context) => resolve(context.world.comments.need(id), args, context),
  );
}

/** A comment for operations to which the placeholder of a removed one does not exist. */
function presentComment(id: string, { comments }: World): Comment | undefined {
  const comment = comments.get(id);
  return comment?.isRemoved ? undefined : comment;
}

/** The same for operations about comments below posts of a space; one below other content is none. */
export function presentPostComment(id: string, world: World): Comment | undefined {
  const comment = presentComment(id, world);
  return comment?.type === 'POST' ? comment : undefined;
}

/** What decides about access to a comment. */
function subjectOf(comment: Comment | undefined, context: Context): Content | undefined {
  const content = comment && contentOf(comment.type, comment.contentId, context.world);
  if (!content || !canRead(content, context)) return undefined;
  return contentOf('COMMENT', comment.id, context.world);
}

const createdAt = (comment: Comment): string => comment.createdAt;

/** Comments that open a discussion below content, as far as lists show them to the caller. */
export function openingComments(id: string, context: Context, order?: CommentOrder): Comment[] {
  return listed(({ contentId, parentId }) => contentId === id && !parentId, context, order);
}

/** Replies in the discussion that a comment opened, as far as lists show them to the caller. */
function repliesTo(openingId: string, context: Context, order?: CommentOrder): Comment[] {
  return listed(({ parentId }) => parentId === openingId, context, order);
}

/** When the last comment below content was written that was not removed. */
export function lastCommentedAt(id: string, { comments }: World): string | undefined {
  return comments
    .where(({ contentId, isRemoved }) => contentId === id && !isRemoved)
    .map(createdAt)
    .sort()
    .at(-1);
}

/** Whether the caller meets a comment in lists: those of blocked people and reported ones are left out. */
function isListed({ id }: Comment, context: Context): boolean {
  const content = contentOf('COMMENT', id, context.world);
  return content !== undefined && canList(content, context);
}

function listed(
  isWanted: (comment: Comment) => boolean,
  context: Context,
  order: CommentOrder = 'OLDEST',
): Comment[] {
  const { world } = context;
  const found = world.comments.where((comment) => isWanted(comment) && isListed(comment, context));
  if (order === 'OLDEST') return found.sort(ascending(createdAt));
  const newestFirst = found.sort(descending(createdAt));
  const total = ({ id }: Comment): number => reactionCounts(id, world).total;
  return order === 'NEWEST' ? newestFirst : newestFirst.sort((a, b) => total(b) - total(a));
}
