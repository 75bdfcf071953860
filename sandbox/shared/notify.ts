import type {
  NotificationOptions,
  NotificationsChannel,
  NotificationsChannelPreferences,
  NotificationsWorkflow,
  NotificationType,
} from '../types/schema';
import { kindOf } from './content';
import type { Context, Row, World } from './context';
import { textIn } from './language';
import { displayNameOf } from './people';
import type { Content } from './permissions';
import { canRead, membersOf } from './permissions';
import { excerptOf } from './text';
import { clockTime } from './time-zone';

/** Whatever of a space people are told about: the space itself, or something in it. */
interface Subject extends Content {
  readonly title?: string | null;
  readonly question?: string;
  readonly text?: string;
}

/** Tells people what the caller did, those of them who may read what it is about. */
export function tell(
  type: NotificationType,
  subject: Subject,
  recipientIds: readonly string[],
  context: Context,
): void {
  const { caller, world } = context;
  const { __typename, id, title, question, text } = subject;
  const actor = world.users.get(caller.userId);
  const kind = kindOf(subject);
  const space = world.spaces.get(subject.spaceId ?? id);
  if (!actor || !kind || !space) return;
  const names = {
    actor: excerptOf(displayNameOf(actor), 30),
    name: excerptOf(title ?? question ?? space.name, 40),
    space: excerptOf(space.name, 30),
  };
  const path = kind === 'SPACE' ? `spaces/${space.slug}` : `${__typename.toLowerCase()}s/${id}`;
  const happening = { type, subject: { kind, id }, spaceId: space.id, path, names, excerpt: text };
  for (const recipientId of recipientIds) {
    if (canRead(subject, { caller: { role: 'MEMBER', userId: recipientId }, world }))
      notify({ ...happening, recipientId }, context);
  }
}

/** Tells all members of the space of something new or changed in it. */
export function tellMembers(
  type: NotificationType,
  subject: Subject,
  context: Context,
  except: readonly string[] = [],
): void {
  const members = membersOf(subject.spaceId ?? subject.id, context.world);
  const ids = members.map(({ userId }) => userId).filter((userId) => !except.includes(userId));
  tell(type, subject, ids, context);
}

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

export const channels: readonly NotificationsChannel[] = ['IN_APP', 'PUSH', 'EMAIL'];

export function workflowOf(type: NotificationType, { workflows }: World): NotificationsWorkflow {
  return workflows.find(({ types }) => types.includes(type))?.id ?? 'SERVICE';
}

/** True where the platform decides, so that nobody can switch the channel. */
export function isLocked(key: NotificationsWorkflow, channel: NotificationsChannel): boolean {
  return key === 'SERVICE' && channel === 'IN_APP';
}

/** What holds for a user: the defaults of the platform, and over them what the user changed. */
export function preferencesOf(
  userId: string,
  key: NotificationsWorkflow,
  channel: NotificationsChannel,
  world: World,
): Pick<NotificationsChannelPreferences, 'isEnabled' | 'options'> {
  const change = world.notificationPreferences.get(`${userId} ${key}`)?.channels[channel];
  const isOn = change?.isEnabled ?? world.workflows.need(key).channels.includes(channel);
  const isWeekly = key === 'RECOMMENDATIONS' && channel === 'EMAIL';
  const options: NotificationOptions = {
    digest: isWeekly ? 'WEEKLY' : 'IMMEDIATE',
    digestHour: null,
    quietHours: null,
    playsSound: channel === 'PUSH',
    groupsSimilar: true,
    ...change?.options,
  };
  const digestHour = options.digest === 'IMMEDIATE' ? null : (options.digestHour ?? 8);
  return { isEnabled: isOn || isLocked(key, channel), options: { ...options, digestHour } };
}

/** Whether a channel can reach a user at all. */
export function isReachable(userId: string, channel: NotificationsChannel, world: World): boolean {
  if (channel !== 'PUSH') return true;
  return world.devices.some((device) => device.userId === userId && device.isEnabled);
}
