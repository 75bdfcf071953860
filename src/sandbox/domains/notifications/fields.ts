import { webUrl } from '../../kit/addresses';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { canRead } from '../../shared/permissions';
import type { AnyRow } from '../../kit/table';
import { statusBetween } from '../../shared/relations';
import { workflowOf } from '../../shared/workflows';
import type { Row } from '../../kit/world';
import type { NotificationTarget } from '../../types/values';

export const notificationFields = {
  Notification: {
    excerpt: ({ excerpt, subject }: Row<'notifications'>, _args: unknown, context: Context) =>
      subject && !subjectOf(subject, context) ? null : excerpt,
    actor: ({ actorId }: Row<'notifications'>, _args: unknown, { world }: Context) =>
      world.users.get(actorId) ?? null,
    subject: ({ subject }: Row<'notifications'>, _args: unknown, context: Context) =>
      (subject && subjectOf(subject, context)) ?? null,
    space: ({ spaceId }: Row<'notifications'>, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(spaceId);
      return space && canRead(space, context) ? space : null;
    },
    deepLink: ({ path }: Row<'notifications'>) => webUrl(path),
    data: ({ id, type, path, ids }: Row<'notifications'>) => ({
      notificationId: id,
      type,
      deepLink: webUrl(path),
      ...ids,
    }),
    workflow: ({ type }: Row<'notifications'>) => workflowOf(type),
    isRead: ({ readAt }: Row<'notifications'>) => readAt !== null,
  },
} satisfies AnyResolvers;

function subjectOf({ kind, id }: NotificationTarget, context: Context): AnyRow | undefined {
  const { caller, world } = context;
  const content = contentOf(kind, id, world);
  // Who asks for a connection shows name and picture, however private the profile is.
  const isAsking = kind === 'USER' && statusBetween(caller.userId, id, world) !== 'NONE';
  if (!content || !(isAsking || canRead(content, context))) return undefined;
  return kind === 'COMMENT' ? commentAs(world.comments.get(id)) : content;
}

/** Below a post of a space a comment shows as what only such comments are. */
function commentAs(comment: Row<'comments'> | undefined): AnyRow | undefined {
  return comment?.type === 'POST' ? { ...comment, __typename: 'PostComment' } : comment;
}
