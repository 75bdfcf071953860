import type { AnyResolvers, Context } from '../../kit/context';
import { failure } from '../../kit/failure';
import { languageOf, textIn } from '../../kit/language';
import { withDone } from '../users/onboarding';
import type { WorkflowChange } from './preference-rules';
import { checkWorkflows } from './preference-rules';
import { channels, isLocked, isReachable, preferencesOf, workflows } from '../../shared/workflows';
import type { Row } from '../../kit/world';
import type { ChannelChange } from '../../types/values';

interface Update {
  readonly input: { readonly workflows: readonly WorkflowChange[] };
}

function shownTo(context: Context, keys?: readonly string[]): Record<string, unknown>[] {
  const { caller, world } = context;
  const userId = caller.userId ?? '';
  const language = languageOf(context);
  return workflows
    .filter(({ key }) => keys?.includes(key) ?? true)
    .map(({ key, title, description, types }) => ({
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
    }));
}

export const notificationPreferences = {
  Query: {
    notificationsPreferences: (_root: unknown, _args: unknown, context: Context) =>
      shownTo(context),
  },
  Mutation: {
    notificationsUpdatePreferences: (_root: unknown, { input }: Update, context: Context) => {
      checkWorkflows(input.workflows);
      const { caller, world } = context;
      const account = world.accounts.get(caller.userId);
      if (!account) throw failure('UNAUTHENTICATED', 'Sign in to do this.');
      const moment = world.clock.tick();
      for (const change of input.workflows) {
        const id = `${account.id} ${change.key}`;
        const present = world.notificationPreferences.get(id);
        world.notificationPreferences.put(changed(present, change, account.id, moment));
      }
      world.accounts.put(withDone(account, ['NOTIFICATIONS'], moment));
      return shownTo(
        context,
        input.workflows.map(({ key }) => key),
      );
    },
  },
} satisfies AnyResolvers;

function changed(
  present: Row<'notificationPreferences'> | undefined,
  { key, channels }: WorkflowChange,
  userId: string,
  updatedAt: string,
): Row<'notificationPreferences'> {
  const entries = channels.map(({ channel, isEnabled, options }) => {
    const before = present?.channels[channel] ?? {};
    const after: ChannelChange = {
      isEnabled: isEnabled ?? before.isEnabled,
      // Null goes back to the defaults.
      options: options === null ? undefined : { ...before.options, ...options },
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
