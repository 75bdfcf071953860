import type { Context, Resolvers, Row } from '../../shared/context';
import { invalid } from 'graphql-docs-model';
import { languageOf, textIn } from '../../shared/language';
import { needSignedIn } from '../../shared/people';
import { channels, isLocked, isReachable, preferencesOf } from '../../shared/notify';
import type {
  NotificationsChannelPreferencesInput as ChannelInput,
  NotificationsQuietHoursInput,
  NotificationsWorkflow,
  NotificationsWorkflowPreferences,
  NotificationsWorkflowPreferencesInput as WorkflowChange,
} from '../../types/schema';
import type { ChannelChange, ChannelChanges } from '../../types/values';
import { withFinished } from '../users/account';

declare module '../../shared/context' {
  interface DomainParents {
    readonly NotificationsWorkflowPreferences: NotificationsWorkflowPreferences;
  }
}

export const preferences = {
  Query: {
    notificationsPreferences: (_root, _args, context) =>
      context.world.workflows.all().map((workflow) => shown(workflow, context)),
  },
  Mutation: {
    notificationsUpdatePreferences: (_root, { input: { workflows: changes } }, context) => {
      checkWorkflows(changes);
      const { account } = needSignedIn(context);
      const { accounts, clock, notificationPreferences, workflows } = context.world;
      const updatedAt = clock.tick();
      for (const { key, channels } of changes) {
        const id = `${account.id} ${key}`;
        const present = notificationPreferences.get(id)?.channels;
        notificationPreferences.put({
          __typename: 'NotificationsWorkflowPreferences',
          id,
          userId: account.id,
          key,
          channels: channels.reduce(withChange, present ?? {}),
          updatedAt,
        });
      }
      accounts.put(withFinished(account, ['NOTIFICATIONS'], { status: 'DONE', at: updatedAt }));
      return workflows
        .where(({ id }) => changes.some(({ key }) => key === id))
        .map((workflow) => shown(workflow, context));
    },
  },
} satisfies Resolvers;

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
  const after = {
    isEnabled: isEnabled ?? before?.isEnabled,
    options: given === null ? undefined : { ...before?.options, ...given },
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
