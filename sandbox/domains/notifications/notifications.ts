import { daysAfter, descending, notFound } from 'graphql-docs-model';
import { listed, webUrl } from '../../shared/context';
import type { Context, ParentOf, Resolvers, Row } from '../../shared/context';
import { contentOf } from '../../shared/content-kinds';
import { canRead } from '../../shared/permissions';
import { statusBetween } from '../../shared/relations';
import { workflowOf } from '../../shared/workflows';
import type { NotificationSubject } from '../../types/schema';

export const notifications = {
  Query: {
    notifications: listed(({ types, spaceId, onlyUnread }, context) =>
      listOf(context)
        .filter(({ readAt }) => !onlyUnread || readAt === null)
        .filter(({ type }) => types?.includes(type) ?? true)
        .filter((row) => spaceId == null || row.spaceId === spaceId),
    ),
    hasNewNotifications: (_root, _args, context) =>
      listOf(context).some(({ readAt }) => readAt === null),
  },
  Mutation: {
    lastSeenNotification: (_root, { id }, context) => {
      const rows = listOf(context);
      const newest = rows.find((row) => row.id === id);
      if (!newest) throw notFound('notification');
      const { clock, notifications } = context.world;
      const seen = rows.filter(
        ({ createdAt, readAt }) => readAt === null && createdAt <= newest.createdAt,
      );
      const readAt = seen.length > 0 ? clock.tick() : null;
      for (const row of seen) notifications.put({ ...row, readAt });
      return null;
    },
  },
  Notification: {
    excerpt: (row, _args, context) =>
      row.subject && !subjectOf(row, context) ? null : row.excerpt,
    subject: (row, _args, context) => subjectOf(row, context),
    deepLink: ({ path }, _args, context) => webUrl(path, context),
    data: ({ id, type, path, ids }, _args, context) => ({
      notificationId: id,
      type,
      deepLink: webUrl(path, context),
      ...ids,
    }),
    workflow: ({ type }, _args, { world }) => workflowOf(type, world),
    isRead: ({ readAt }) => readAt !== null,
  },
} satisfies Resolvers;

/** The caller's notifications in the app, the newest first; they are kept for 90 days. */
function listOf({ caller, world }: Context): Row<'notifications'>[] {
  const oldest = daysAfter(world.clock.now(), -90);
  return world.notifications
    .where(({ recipientId }) => recipientId === caller.userId)
    .filter(({ channels, createdAt }) => channels.includes('IN_APP') && createdAt >= oldest)
    .sort(descending(({ createdAt }) => createdAt));
}

function subjectOf(
  { subject }: Row<'notifications'>,
  context: Context,
): ParentOf<NotificationSubject> | undefined {
  if (!subject) return undefined;
  const { caller, world } = context;
  const { kind, id } = subject;
  // Nobody is told of these.
  if (kind === 'PROJECT' || kind === 'EVENT' || kind === 'ARTICLE') return undefined;
  const content = contentOf(kind, id, world);
  // Who asks for a connection shows name and picture, however private the profile is.
  const isAsking = kind === 'USER' && statusBetween(caller.userId, id, world) !== 'NONE';
  if (!content || !(isAsking || canRead(content, context))) return undefined;
  if (kind !== 'COMMENT') return contentOf(kind, id, world);
  const comment = world.comments.need(id);
  // Below a post of a space a comment shows as what only such comments are.
  return comment.type === 'POST' ? { ...comment, __typename: 'PostComment' } : comment;
}
