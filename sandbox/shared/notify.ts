import type { Context, Row, World } from './context';
import { textIn } from './language';
import { clockTime } from './time-zone';
import type {
  NotificationOptions,
  NotificationsChannel,
  NotificationsWorkflow,
} from '../types/schema';
import { channels, isReachable, preferencesOf, workflowOf } from './workflows';

type Notification = Row<'notifications'>;

/** What the caller did and one person is to be told. */
interface Happening extends Pick<Notification, 'type' | 'recipientId' | 'subject' | 'path'> {
  readonly spaceId?: string | null;
  readonly excerpt?: string | null;
  /** Identifier of its title, where it isn't the type. */
  readonly titleId?: string;
  /** What stands in the title by name: `actor` in each. */
  readonly names: Readonly<Record<string, string>>;
}

const hour = 60 * 60 * 1000;

/** Tells a person through the channels that the preferences leave; joins what is alike in an hour. */
export function notify(happening: Happening, { caller, world }: Context): void {
  const { type, recipientId, subject, path, spaceId = null, excerpt, names } = happening;
  const actorId = caller.userId ?? null;
  const account = world.accounts.get(recipientId);
  if (!account || recipientId === actorId) return;
  const createdAt = world.clock.now();
  const text = textIn(world.notificationTitles.need(happening.titleId ?? type), account.language);
  const title = text.replace(/\{(\w+)\}/g, (_match, name: string) => names[name] ?? '');
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
  const key = workflowOf(type, world);
  const through = channels.filter((channel) => isSent(account, key, channel, world));
  if (through.length === 0) return;
  world.notifications.put({
    __typename: 'Notification',
    id: world.clock.newId(),
    recipientId,
    type,
    title,
    excerpt: excerpt?.slice(0, 200) ?? null,
    actorId,
    otherActorCount: 0,
    subject,
    spaceId,
    path,
    ids: {},
    channels: through,
    options: preferencesOf(recipientId, key, 'PUSH', world).options,
    createdAt,
    readAt: null,
  });
}

/** Takes back what one person was told because of another. */
export function forget(
  type: Notification['type'],
  recipientId: string,
  { caller, world }: Context,
): void {
  world.notifications.deleteWhere(
    (row) => row.type === type && row.recipientId === recipientId && row.actorId === caller.userId,
  );
}

/** Whether a channel delivers at once; what waits for a digest or a morning is never sent here. */
function isSent(
  { id, timeZone }: Row<'accounts'>,
  key: NotificationsWorkflow,
  channel: NotificationsChannel,
  world: World,
): boolean {
  const { isEnabled, options } = preferencesOf(id, key, channel, world);
  if (!isEnabled || !isReachable(id, channel, world)) return false;
  if (channel === 'IN_APP') return true;
  const time = clockTime(world.clock.now(), timeZone).slice(11, 16);
  return options.digest === 'IMMEDIATE' && !isWithin(options.quietHours, time);
}

function isWithin(hours: NotificationOptions['quietHours'], time: string): boolean {
  if (!hours) return false;
  const { startsAt, endsAt } = hours;
  if (startsAt < endsAt) return startsAt <= time && time < endsAt;
  return startsAt <= time || time < endsAt;
}
