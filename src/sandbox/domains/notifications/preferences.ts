import type { Context, Resolvers } from '../../kit/context';
import { languageOf, textIn } from '../../kit/language';
import type { Row } from '../../kit/world';
import { needSignedIn } from '../../shared/signed-in';
import {
  channels,
  isLocked,
  isReachable,
  preferencesOf,
  workflowKeys,
  workflows,
} from '../../shared/workflows';
import type {
  NotificationsWorkflow,
  NotificationsWorkflowPreferences,
  NotificationsWorkflowPreferencesInput,
} from '../../types/schema';
import type { ChannelChange } from '../../types/values';
import { withDone } from '../users/onboarding';
import { checkWorkflows } from './preference-rules';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly NotificationsWorkflowPreferences: NotificationsWorkflowPreferences;
  }
}

export const preferences = {
  Query: {
    notificationsPreferences: (_root, _args, context) =>
      workflowKeys.map((key) => shown(key, context)),
  },
  Mutation: {
    notificationsUpdatePreferences: (_root, { input }, context) => {
      checkWorkflows(input.workflows);
      const { account } = needSignedIn(context);
      const { accounts, clock, notificationPreferences } = context.world;
      const moment = clock.tick();
      for (const change of input.workflows) {
        const present = notificationPreferences.get(`${account.id} ${change.key}`);
        notificationPreferences.put(changed(present, change, account.id, moment));
      }
      accounts.put(withDone(account, ['NOTIFICATIONS'], moment));
      const changedKeys = input.workflows.map(({ key }) => key);
      return workflowKeys
        .filter((key) => changedKeys.includes(key))
        .map((key) => shown(key, context));
    },
  },
} satisfies Resolvers;

function shown(key: NotificationsWorkflow, context: Context): NotificationsWorkflowPreferences {
  const { caller, world } = context;
  const { title, description, types } = workflows[key];
  const userId = caller.userId ?? '';
  return {
    key,
    title: textIn(title, languageOf(context)),
    description: textIn(description, languageOf(context)),
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

function changed(
  present: Row<'notificationPreferences'> | undefined,
  { key, channels }: NotificationsWorkflowPreferencesInput,
  userId: string,
  updatedAt: string,
): Row<'notificationPreferences'> {
  const entries = channels.map(({ channel, isEnabled, options }) => {
    const before = present?.channels[channel] ?? {};
    // Null goes back to the defaults. Within the options, the check has refused it where it means none.
    const given = options as ChannelChange['options'] | null;
    const after: ChannelChange = {
      isEnabled: isEnabled ?? before.isEnabled,
      options: given === null ? undefined : { ...before.options, ...given },
    };
    return [channel, after] as const;
  });
  return {
    __typename: 'NotificationsWorkflowPreferences',
    id: `${userId} ${key}`,
    userId,
    key,
    channels: { ...present?.channels, ...Object.fromEntries(entries) },
    updatedAt,
  };
}
