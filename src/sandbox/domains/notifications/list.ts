import type { AnyResolvers, Context } from '../../kit/context';
import { checkCount } from '../../kit/checks';
import { notFound } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { daysAfter } from '../../kit/time';
import type { Row } from '../../kit/world';

interface NotificationList extends PageArguments {
  readonly onlyUnread: boolean;
  readonly types?: readonly string[] | null;
  readonly spaceId?: string | null;
}

/** The caller's notifications in the app, the newest first; they are kept for 90 days. */
function listOf({ caller, world }: Context): Row<'notifications'>[] {
  const oldest = daysAfter(world.clock.now(), -90);
  return world.notifications
    .all()
    .filter(({ recipientId }) => recipientId === caller.userId)
    .filter(({ channels, createdAt }) => channels.includes('IN_APP') && createdAt >= oldest)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export const notificationList = {
  Query: {
    notifications: (_root: unknown, args: NotificationList, context: Context) => {
      checkCount('types', args.types, 0, 20);
      const rows = listOf(context)
        .filter(({ readAt }) => !args.onlyUnread || readAt === null)
        .filter(({ type }) => args.types?.includes(type) ?? true)
        .filter(({ spaceId }) => args.spaceId == null || spaceId === args.spaceId);
      return page(rows, args);
    },
    hasNewNotifications: (_root: unknown, _args: unknown, context: Context) =>
      listOf(context).some(({ readAt }) => readAt === null),
  },
  Mutation: {
    lastSeenNotification: (_root: unknown, { id }: { readonly id: string }, context: Context) => {
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
} satisfies AnyResolvers;
