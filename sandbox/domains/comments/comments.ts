import { presentUsers } from '../../shared/people';
import { about } from '../../shared/context';
import type { Resolvers, Row, World } from '../../shared/context';
import type { AnyRow } from 'graphql-docs-model';
import { descending, page } from 'graphql-docs-model';
import { contentOf } from '../../shared/content-kinds';
import { permissionsOn } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import { isBlockedBetween } from '../../shared/relations';
import type { Thread } from '../../shared/threads';
import { aboutComment } from './access';
import { canComment, commentChanges, isOpen } from './changes';
import { isListed, lastCommentedAt, openingComments, repliesTo } from './lists';

type Comment = Row<'comments'>;

declare module '../../shared/context' {
  interface DomainParents {
    /** The comment that opened it. */
    readonly Discussion: Row<'comments'>;
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
  replies: ({ id }, args, context) => page(repliesTo(id, context), args),
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
  Mutation: commentChanges,
  Comment: {
    ...commentFields,
    thread: threadOf,
    likeCount: ({ id }, _args, { world }) => reactionCounts(id, world).like,
  },
  Commentable: {
    comments: ({ id }, { orderBy, ...args }, context) =>
      page(openingComments(id, context, orderBy), args),
    isOpen: (thread, _args, { world }) => isOpen(thread, world),
    viewerCanComment: (thread, _args, context) => canComment(thread, context),
    lastCommentedAt: ({ id }, _args, { world }) => lastCommentedAt(id, world),
  },
  Discussion: {
    opening: (opening) => opening,
    thread: threadOf,
    replies: ({ id }, { orderBy, ...args }, context) => page(repliesTo(id, context, orderBy), args),
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

/** The thread in which a comment stands. */
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
