import { checkCount, checkNotNull } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { isLocked } from '../../shared/workflows';
import type {
  NotificationOptionsInput,
  NotificationsChannel,
  NotificationsQuietHoursInput,
  NotificationsWorkflowPreferencesInput as WorkflowChange,
} from '../../types/schema';

/** @throws VALIDATION_FAILED, naming the first place that is not accepted. */
export function checkWorkflows(changes: readonly WorkflowChange[]): void {
  const path = 'input.workflows';
  checkCount(path, changes, 1, 20);
  checkDistinct(
    path,
    changes.map(({ key }) => key),
  );
  for (const [index, change] of changes.entries()) checkChannels(change, `${path}.${index}`);
}

function checkChannels({ key, channels }: WorkflowChange, path: string): void {
  checkCount(`${path}.channels`, channels, 1, 3);
  checkDistinct(
    `${path}.channels`,
    channels.map(({ channel }) => channel),
  );
  for (const [index, { channel, isEnabled, options }] of channels.entries()) {
    const place = `${path}.channels.${index}`;
    checkNotNull(`${place}.isEnabled`, isEnabled);
    if (isEnabled !== undefined && isLocked(key, channel))
      throw invalid(`${place}.isEnabled`, 'The platform decides about this channel.');
    if (options) checkOptions(options, channel, `${place}.options`);
  }
}

function checkOptions(
  options: NotificationOptionsInput,
  channel: NotificationsChannel,
  path: string,
): void {
  checkNotNull(`${path}.digest`, options.digest);
  checkNotNull(`${path}.playsSound`, options.playsSound);
  checkNotNull(`${path}.groupsSimilar`, options.groupsSimilar);
  const { digestHour, playsSound, quietHours } = options;
  if (digestHour != null && (digestHour < 0 || digestHour > 23))
    throw invalid(`${path}.digestHour`, 'The hour must be from 0 to 23.');
  if (playsSound !== undefined && channel !== 'PUSH')
    throw invalid(`${path}.playsSound`, 'Only a push makes a sound.');
  if (quietHours) checkQuietHours(quietHours, `${path}.quietHours`);
}

function checkQuietHours({ startsAt, endsAt }: NotificationsQuietHoursInput, path: string): void {
  const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isTime(startsAt)) throw invalid(`${path}.startsAt`, 'Write the time as HH:MM.');
  if (!isTime(endsAt)) throw invalid(`${path}.endsAt`, 'Write the time as HH:MM.');
  if (startsAt === endsAt)
    throw invalid(`${path}.endsAt`, 'The end must differ from the beginning.');
}

function checkDistinct(field: string, keys: readonly string[]): void {
  if (new Set(keys).size < keys.length) throw invalid(field, 'Name each of them once.');
}
