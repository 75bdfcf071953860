import type { World } from './context';
import type {
  NotificationOptions,
  NotificationsChannel,
  NotificationsChannelPreferences,
  NotificationsWorkflow,
  NotificationType,
} from '../types/schema';

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
