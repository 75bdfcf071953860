import type { PlatformText } from '../kit/language';
import type { World } from '../kit/world';
import type { NotificationOptions, NotificationsChannel } from '../types/schema';

export const channels: readonly NotificationsChannel[] = ['IN_APP', 'PUSH', 'EMAIL'];

interface Workflow {
  readonly key: string;
  readonly title: PlatformText;
  readonly description: PlatformText;
  readonly types: readonly string[];
  /** Channels besides the list in the app that are on until someone switches them off. */
  readonly on: readonly NotificationsChannel[];
}

const workflow = (
  key: string,
  title: PlatformText,
  description: PlatformText,
  types: readonly string[],
  on: readonly NotificationsChannel[] = ['PUSH'],
): Workflow => ({ key, title, description, types, on });

/** All workflows with their types, in the order of a settings screen. */
export const workflows: readonly Workflow[] = [
  workflow(
    'SPACE_MEMBERSHIP',
    { en: 'Spaces', de: 'Gruppen' },
    {
      en: 'Invitations, requests to join and changes of role.',
      de: 'Einladungen, Anfragen und geänderte Rollen.',
    },
    [
      'SPACE_INVITE_RECEIVED',
      'SPACE_MEMBERSHIP_REQUESTED',
      'SPACE_MEMBERSHIP_ACCEPTED',
      'SPACE_ROLE_CHANGED',
    ],
    ['PUSH', 'EMAIL'],
  ),
  workflow(
    'POSTS',
    { en: 'Posts', de: 'Beiträge' },
    { en: 'New posts in your spaces.', de: 'Neue Beiträge in deinen Gruppen.' },
    ['POST_CREATED'],
    [],
  ),
  workflow(
    'COMMENTS',
    { en: 'Comments', de: 'Kommentare' },
    {
      en: 'Comments on what you wrote, answers and mentions.',
      de: 'Kommentare zu deinen Beiträgen, Antworten und Erwähnungen.',
    },
    ['COMMENT_CREATED', 'COMMENT_REPLIED', 'MENTIONED'],
  ),
  workflow(
    'REACTIONS',
    { en: 'Reactions', de: 'Reaktionen' },
    { en: 'Reactions to what you wrote.', de: 'Reaktionen auf deine Beiträge.' },
    ['REACTION_ADDED'],
    [],
  ),
  workflow(
    'TASKS',
    { en: 'Tasks', de: 'Aufgaben' },
    {
      en: 'New tasks, and changes to those that you took on.',
      de: 'Neue Aufgaben und Änderungen an deinen.',
    },
    ['TASK_CREATED', 'TASK_ASSIGNED', 'TASK_CHANGED'],
  ),
  workflow(
    'APPOINTMENTS',
    { en: 'Appointments', de: 'Termine' },
    {
      en: 'New, changed, cancelled and coming appointments.',
      de: 'Neue, geänderte, abgesagte und baldige Termine.',
    },
    ['APPOINTMENT_CREATED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER'],
  ),
  workflow(
    'POLLS',
    { en: 'Polls', de: 'Umfragen' },
    {
      en: 'New polls, and results of those in which you voted.',
      de: 'Neue Umfragen und Ergebnisse.',
    },
    ['POLL_CREATED', 'POLL_CLOSED'],
  ),
  workflow(
    'CONNECTIONS',
    { en: 'Contacts', de: 'Kontakte' },
    { en: 'Requests to connect, and answers.', de: 'Anfragen zum Verbinden und Antworten.' },
    ['CONNECTION_REQUESTED', 'CONNECTION_ACCEPTED'],
  ),
  workflow(
    'RECOMMENDATIONS',
    { en: 'Suggestions', de: 'Vorschläge' },
    {
      en: 'Engagements that fit your interests, at most once a week.',
      de: 'Passende Engagements, höchstens einmal in der Woche.',
    },
    ['ENGAGEMENT_RECOMMENDED'],
    ['EMAIL'],
  ),
  workflow(
    'SERVICE',
    { en: 'From the platform', de: 'Von der Plattform' },
    {
      en: 'Decisions of the trust team, and announcements.',
      de: 'Entscheidungen des Vertrauensteams und Ankündigungen.',
    },
    ['REPORT_DECIDED', 'CONTENT_MODERATED', 'ANNOUNCEMENT'],
    ['EMAIL'],
  ),
];

export function workflowOf(type: string): string {
  return workflows.find(({ types }) => types.includes(type))?.key ?? 'SERVICE';
}

/** True where the platform decides, so that nobody can switch the channel. */
export function isLocked(key: string, channel: NotificationsChannel): boolean {
  return key === 'SERVICE' && channel === 'IN_APP';
}

interface Preferences {
  readonly isEnabled: boolean;
  readonly options: NotificationOptions;
}

/** What holds for a user: the defaults of the platform, and over them what the user changed. */
export function preferencesOf(
  userId: string,
  key: string,
  channel: NotificationsChannel,
  world: World,
): Preferences {
  const change = world.notificationPreferences.get(`${userId} ${key}`)?.channels[channel];
  const isOn = channel === 'IN_APP' || !!workflowNamed(key)?.on.includes(channel);
  const options = { ...defaultOptions(key, channel), ...change?.options };
  const isImmediate = options.digest === 'IMMEDIATE';
  return {
    isEnabled: isLocked(key, channel) || (change?.isEnabled ?? isOn),
    options: { ...options, digestHour: isImmediate ? null : (options.digestHour ?? 8) },
  };
}

/** Whether a channel can reach a user at all. */
export function isReachable(userId: string, channel: NotificationsChannel, world: World): boolean {
  if (channel !== 'PUSH') return true;
  return world.devices.all().some((device) => device.userId === userId && device.isEnabled);
}

function workflowNamed(key: string): Workflow | undefined {
  return workflows.find((workflow) => workflow.key === key);
}

function defaultOptions(key: string, channel: NotificationsChannel): NotificationOptions {
  const isWeekly = key === 'RECOMMENDATIONS' && channel === 'EMAIL';
  return {
    digest: isWeekly ? 'WEEKLY' : 'IMMEDIATE',
    digestHour: null,
    quietHours: null,
    playsSound: channel === 'PUSH',
    groupsSimilar: true,
  };
}
