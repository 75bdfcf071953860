import { webUrl } from '../../kit/addresses';
import { contentOf } from '../../shared/content-kinds';
import type { Context, Resolvers } from '../../kit/context';
import { canRead } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { CommentRow } from '../comments/rows';
import { statusBetween } from '../users/relations';
import type { NotificationRow, NotificationTarget } from './rows';
import { workflowOf } from './workflows';

export const notificationFields = {
  Notification: {
    excerpt: ({ excerpt, subject }: NotificationRow, _args: unknown, context: Context) =>
      subject && !subjectOf(subject, context) ? null : excerpt,
    actor: ({ actorId }: NotificationRow, _args: unknown, { world }: Context) =>
      world.users.get(actorId) ?? null,
    subject: ({ subject }: NotificationRow, _args: unknown, context: Context) =>
      (subject && subjectOf(subject, context)) ?? null,
    space: ({ spaceId }: NotificationRow, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(spaceId);
      return space && canRead(space, context) ? space : null;
    },
    deepLink: ({ path }: NotificationRow) => webUrl(path),
    data: ({ id, type, path, ids }: NotificationRow) => ({
      notificationId: id,
      type,
      deepLink: webUrl(path),
      ...ids,
    }),
    workflow: ({ type }: NotificationRow) => workflowOf(type),
    isRead: ({ readAt }: NotificationRow) => readAt !== null,
  },
} satisfies Resolvers;

function subjectOf({ kind, id }: NotificationTarget, context: Context): Row | undefined {
  const { caller, world } = context;
  const content = contentOf(kind, id, world);
  // Who asks for a connection shows name and picture, however private the profile is.
  const isAsking = kind === 'USER' && statusBetween(caller.userId, id, world) !== 'NONE';
  if (!content || !(isAsking || canRead(content, context))) return undefined;
  return kind === 'COMMENT' ? commentAs(world.comments.get(id)) : content;
}

/** Below a post of a space a comment shows as what only such comments are. */
function commentAs(comment: CommentRow | undefined): Row | undefined {
  return comment?.type === 'POST' ? { ...comment, __typename: 'PostComment' } : comment;
}
