import type { Context } from '../kit/context';
import type { PlatformText } from '../kit/language';
import { textIn } from '../kit/language';
import type { Row, World } from '../kit/world';
import { channels, isReachable, preferencesOf, workflowOf } from './workflows';
import type {
  NotificationType,
  NotificationsChannel,
  NotificationsQuietHours,
  NotificationsWorkflow,
} from '../types/schema';
import type { NotificationTarget } from '../types/values';

/** Something that happened and that one person is to be told. */
export interface Happening {
  readonly type: NotificationType;
  readonly recipientId: string;
  readonly actorId: string | null;
  readonly subject: NotificationTarget | null;
  readonly spaceId?: string | null;
  /** Path below the address of the web app. */
  readonly path: string;
  readonly title: PlatformText;
  readonly excerpt?: string | null;
  readonly ids?: Readonly<Record<string, string>>;
}

const hour = 60 * 60 * 1000;

/** Tells a person through the channels that the preferences leave; joins what is alike in an hour. */
export function notify(happening: Happening, { world }: Context): void {
  const { type, recipientId, actorId, subject } = happening;
  const language = world.accounts.get(recipientId)?.language;
  if (language === undefined || recipientId === actorId) return;
  const createdAt = world.clock.now();
  const title = textIn(happening.title, language);
  const [earlier] = world.notifications
    .where((row) => row.type === type && row.recipientId === recipientId)
    .filter((row) => row.subject?.id === subject?.id)
    .filter((row) => Date.parse(createdAt) - Date.parse(row.createdAt) < hour);
  if (earlier) {
    const otherActorCount = earlier.otherActorCount + (earlier.actorId === actorId ? 0 : 1);
    const news = { title, actorId, otherActorCount, createdAt, readAt: null };
    world.notifications.put({ ...earlier, ...news });
    return;
  }
  const key = workflowOf(type);
  const through = channels.filter((channel) => isSent(recipientId, key, channel, world));
  if (through.length === 0) return;
  world.notifications.put({
    __typename: 'Notification',
    id: world.clock.newId(),
    recipientId,
    type,
    title,
    excerpt: happening.excerpt?.slice(0, 200) ?? null,
    actorId,
    otherActorCount: 0,
    subject,
    spaceId: happening.spaceId ?? null,
    path: happening.path,
    ids: happening.ids ?? {},
    channels: through,
    options: preferencesOf(recipientId, key, 'PUSH', world).options,
    createdAt,
    readAt: null,
  });
}

/** Takes back what one person was told because of another. */
export function forget(
  { type, recipientId, actorId }: Pick<Row<'notifications'>, 'type' | 'recipientId' | 'actorId'>,
  { world }: Context,
): void {
  world.notifications.deleteWhere(
    (row) => row.type === type && row.recipientId === recipientId && row.actorId === actorId,
  );
}

/** Whether a channel delivers at once; what waits for a digest or a morning is never sent here. */
function isSent(
  userId: string,
  key: NotificationsWorkflow,
  channel: NotificationsChannel,
  world: World,
): boolean {
  const { isEnabled, options } = preferencesOf(userId, key, channel, world);
  if (!isEnabled || !isReachable(userId, channel, world)) return false;
  if (channel === 'IN_APP') return true;
  return options.digest === 'IMMEDIATE' && !isQuiet(options.quietHours, userId, world);
}

function isQuiet(
  hours: NotificationsQuietHours | null | undefined,
  userId: string,
  world: World,
): boolean {
  if (!hours) return false;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: world.accounts.get(userId)?.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(world.clock.now()));
  const { startsAt, endsAt } = hours;
  if (startsAt < endsAt) return startsAt <= time && time < endsAt;
  return startsAt <= time || time < endsAt;
}
