import { allowsOne, daysAfter, descending, invalid, notFound } from 'graphql-docs-model';
import { contentOf } from '../../shared/content';
import type { Context, ParentOf, Resolvers, Row, World } from '../../shared/context';
import { webUrl } from '../../shared/context';
import { workflowOf, channels, isLocked, isReachable, preferencesOf } from '../../shared/notify';
import { needSignedIn } from '../../shared/people';
import { canRead, statusBetween } from '../../shared/permissions';
import { updated } from '../../shared/updated';
import type {
  NotificationSubject,
  RegisterDeviceInput,
  NotificationsChannelPreferencesInput as ChannelInput,
  NotificationsQuietHoursInput,
  NotificationsWorkflow,
  NotificationsWorkflowPreferences,
  NotificationsWorkflowPreferencesInput as WorkflowChange,
} from '../../types/schema';
import { languageOf, textIn } from '../../shared/language';
import type { ChannelChange, ChannelChanges } from '../../types/values';
import { isSemanticVersion } from '../users/app';
import { withFinished } from '../users/account';

export const notifications = {
  Query: {
    notifications: (_root, { types, spaceId, onlyUnread }, context) =>
      listOf(context)
        .filter(({ readAt }) => !onlyUnread || readAt === null)
        .filter(({ type }) => allowsOne(types, [type]))
        .filter((row) => spaceId == null || row.spaceId === spaceId),
    hasNewNotifications: (_root, _args, context) =>
      listOf(context).some(({ readAt }) => readAt === null),
    notificationsPreferences: (_root, _args, context) =>
      context.world.workflows.all().map((workflow) => shown(workflow, context)),
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
    registerDevice: (_root, { input }, context) => {
      checkDevice(input);
      const { account } = needSignedIn(context);
      const { world } = context;
      const { previousToken, ...values } = input;
      const known = world.devices.find(({ token }) => token === input.token);
      const replaced = devicesOf(account.id, world).find(({ token }) => token === previousToken);
      const own = known?.userId === account.id ? known : replaced;
      if (known && known !== own) world.devices.delete(known.id);
      for (const device of devicesOf(account.id, world))
        world.devices.put({ ...device, isCurrent: false });
      const moment = world.clock.tick();
      const device = world.devices.put({
        __typename: 'NotificationsDevice',
        id: own?.id ?? world.clock.newId(),
        userId: account.id,
        ...values,
        name: input.name ?? own?.name ?? null,
        isCurrent: true,
        createdAt: own?.createdAt ?? moment,
        lastUsedAt: `${moment.slice(0, 10)}T00:00:00.000Z`,
      });
      for (const { id } of devicesOf(account.id, world).slice(mostDevices))
        world.devices.delete(id);
      world.accounts.put(withFinished(account, ['NOTIFICATIONS'], { status: 'DONE', at: moment }));
      return device;
    },
    notificationsUpdatePreferences: (_root, { input: { workflows: changes } }, context) => {
      checkWorkflows(changes);
      const { account } = needSignedIn(context);
      const { accounts, clock, notificationPreferences, workflows } = context.world;
      const updatedAt = clock.tick();
      for (const { key, channels } of changes) {
        const id = `${account.id} ${key}`;
        const before = notificationPreferences.get(id) ?? {
          __typename: 'NotificationsWorkflowPreferences',
          id,
          userId: account.id,
          key,
          channels: {},
          updatedAt,
        };
        const after = { ...before, channels: channels.reduce(withChange, before.channels) };
        notificationPreferences.put(updated(before, after, updatedAt));
      }
      accounts.put(withFinished(account, ['NOTIFICATIONS'], { status: 'DONE', at: updatedAt }));
      return workflows
        .where(({ id }) => changes.some(({ key }) => key === id))
        .map((workflow) => shown(workflow, context));
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
  UserAccount: {
    devices: ({ id }, _args, { world }) => devicesOf(id, world),
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

const mostDevices = 20;

/** Devices of a user, the last used first; the present one leads among those used on one day. */
function devicesOf(userId: string, world: World): Row<'devices'>[] {
  return world.devices
    .where((device) => device.userId === userId)
    .sort(
      (a, b) =>
        b.lastUsedAt.localeCompare(a.lastUsedAt) || Number(b.isCurrent) - Number(a.isCurrent),
    );
}

function checkDevice({ type, token, appVersion, isDevelopment }: RegisterDeviceInput): void {
  if (type === 'IOS' && !/^[\da-f]+$/i.test(token))
    throw invalid('input.token', 'A token of APNs has hexadecimal digits.');
  if (!isSemanticVersion(appVersion))
    throw invalid('input.appVersion', 'This must be a semantic version such as 4.12.0.');
  if (isDevelopment && type !== 'IOS')
    throw invalid('input.isDevelopment', 'Only APNs has a sandbox.');
}

declare module '../../shared/context' {
  interface DomainParents {
    readonly NotificationsWorkflowPreferences: NotificationsWorkflowPreferences;
  }
}

function shown(
  { id: key, title, description, types }: Row<'workflows'>,
  context: Context,
): NotificationsWorkflowPreferences {
  const { caller, world } = context;
  const language = languageOf(context);
  const userId = caller.userId ?? '';
  return {
    key,
    title: textIn(title, language),
    description: textIn(description, language),
    types,
    channels: channels.map((channel) => ({
      channel,
      isLocked: isLocked(key, channel),
      isReachable: isReachable(userId, channel, world),
      ...preferencesOf(userId, key, channel, world),
    })),
    updatedAt: world.notificationPreferences.get(`${userId} ${key}`)?.updatedAt ?? null,
  };
}

function withChange(
  present: ChannelChanges,
  { channel, isEnabled, options }: ChannelInput,
): ChannelChanges {
  const before = present[channel];
  // Null goes back to the defaults. Within the options, the schema has refused it where it means none.
  const given = options as ChannelChange['options'] | null;
  const merged = given === undefined ? before?.options : { ...before?.options, ...given };
  const after = {
    isEnabled: isEnabled ?? before?.isEnabled,
    options: given === null ? undefined : merged,
  };
  return { ...present, [channel]: after };
}

/** @throws VALIDATION_FAILED, naming the first place that is not accepted. */
function checkWorkflows(changes: readonly WorkflowChange[]): void {
  const path = 'input.workflows';
  checkDistinct(path, changes, 'key');
  for (const [index, { key, channels }] of changes.entries()) {
    const inside = `${path}.${index}.channels`;
    checkDistinct(inside, channels, 'channel');
    for (const [place, change] of channels.entries())
      checkChannel(key, change, `${inside}.${place}`);
  }
}

function checkDistinct<Name extends string>(
  field: string,
  changes: readonly Readonly<Record<Name, unknown>>[],
  name: Name,
): void {
  if (new Set(changes.map((change) => change[name])).size < changes.length)
    throw invalid(field, 'Name each of them once.');
}

function checkChannel(
  key: NotificationsWorkflow,
  { channel, isEnabled, options }: ChannelInput,
  path: string,
): void {
  if (isEnabled !== undefined && isLocked(key, channel))
    throw invalid(`${path}.isEnabled`, 'The platform decides about this channel.');
  const { playsSound, quietHours } = options ?? {};
  if (playsSound !== undefined && channel !== 'PUSH')
    throw invalid(`${path}.options.playsSound`, 'Only a push makes a sound.');
  if (quietHours) checkQuietHours(quietHours, `${path}.options.quietHours`);
}

function checkQuietHours({ startsAt, endsAt }: NotificationsQuietHoursInput, path: string): void {
  for (const [name, time] of Object.entries({ startsAt, endsAt }))
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      throw invalid(`${path}.${name}`, 'Write the time as HH:MM.');
  if (startsAt === endsAt)
    throw invalid(`${path}.endsAt`, 'The end must differ from the beginning.');
}
