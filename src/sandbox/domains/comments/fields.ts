import type { Resolvers } from '../../kit/context';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { reactionFields } from '../../shared/reactions';
import type { Thread } from '../../shared/threads';
import { commentPermissions } from './access';
import { countReplies, isListed, repliesTo } from './lists';

/** Fields that `Comment` and `PostComment` share: both are read from the same row. */
export const commentFields = {
  ...reactionFields,
  author: ({ authorId, isRemoved }, _args, { world }) =>
    isRemoved ? null : world.users.get(authorId),
  replyTo: ({ replyToId }, _args, context) => {
    const answered = context.world.comments.get(replyToId);
    return answered && isListed(answered, context) ? answered : null;
  },
  replyCount: ({ id }, _args, { world }) => countReplies(id, world),
  replies: ({ id }, args, context) => page(repliesTo(id, context), args),
  mentions: ({ mentionIds }, _args, { world }) =>
    world.users.getMany(mentionIds).filter(({ isDeleted }) => !isDeleted),
  viewerPermissions: (comment, _args, context) => commentPermissions(comment, context),
} satisfies Resolvers['PostComment'];

/** The thread in which a comment stands. */
export function threadOf({ contentId, type }: Row<'comments'>): Thread {
  return { id: contentId, type };
}
