import type { PlatformText } from '../kit/language';
import type { World } from '../kit/world';
import type {
  NotificationOptions,
  NotificationsChannel,
  NotificationsWorkflow,
  NotificationType,
} from '../types/schema';

export const channels: readonly NotificationsChannel[] = ['IN_APP', 'PUSH', 'EMAIL'];

interface Workflow {
  readonly title: PlatformText;
  readonly description: PlatformText;
  readonly types: readonly NotificationType[];
  /** Channels besides the list in the app that are on until someone switches them off. */
  readonly on: readonly NotificationsChannel[];
}

/** All workflows with their types, in the order of a settings screen. */
export const workflows: Readonly<Record<NotificationsWorkflow, Workflow>> = {
  SPACE_MEMBERSHIP: {
    title: { en: 'Spaces', de: 'Gruppen' },
    description: {
      en: 'Invitations, requests to join and changes of role.',
      de: 'Einladungen, Anfragen und geänderte Rollen.',
    },
    types: [
      'SPACE_INVITE_RECEIVED',
      'SPACE_MEMBERSHIP_REQUESTED',
      'SPACE_MEMBERSHIP_ACCEPTED',
      'SPACE_ROLE_CHANGED',
    ],
    on: ['PUSH', 'EMAIL'],
  },
  POSTS: {
    title: { en: 'Posts', de: 'Beiträge' },
    description: { en: 'New posts in your spaces.', de: 'Neue Beiträge in deinen Gruppen.' },
    types: ['POST_CREATED'],
    on: [],
  },
  COMMENTS: {
    title: { en: 'Comments', de: 'Kommentare' },
    description: {
      en: 'Comments on what you wrote, answers and mentions.',
      de: 'Kommentare zu deinen Beiträgen, Antworten und Erwähnungen.',
    },
    types: ['COMMENT_CREATED', 'COMMENT_REPLIED', 'MENTIONED'],
    on: ['PUSH'],
  },
  REACTIONS: {
    title: { en: 'Reactions', de: 'Reaktionen' },
    description: { en: 'Reactions to what you wrote.', de: 'Reaktionen auf deine Beiträge.' },
    types: ['REACTION_ADDED'],
    on: [],
  },
  TASKS: {
    title: { en: 'Tasks', de: 'Aufgaben' },
    description: {
      en: 'New tasks, and changes to those that you took on.',
      de: 'Neue Aufgaben und Änderungen an deinen.',
    },
    types: ['TASK_CREATED', 'TASK_ASSIGNED', 'TASK_CHANGED'],
    on: ['PUSH'],
  },
  APPOINTMENTS: {
    title: { en: 'Appointments', de: 'Termine' },
    description: {
      en: 'New, changed, cancelled and coming appointments.',
      de: 'Neue, geänderte, abgesagte und baldige Termine.',
    },
    types: [
      'APPOINTMENT_CREATED',
      'APPOINTMENT_CHANGED',
      'APPOINTMENT_CANCELLED',
      'APPOINTMENT_REMINDER',
    ],
    on: ['PUSH'],
  },
  POLLS: {
    title: { en: 'Polls', de: 'Umfragen' },
    description: {
      en: 'New polls, and results of those in which you voted.',
      de: 'Neue Umfragen und Ergebnisse.',
    },
    types: ['POLL_CREATED', 'POLL_CLOSED'],
    on: ['PUSH'],
  },
  CONNECTIONS: {
    title: { en: 'Contacts', de: 'Kontakte' },
    description: {
      en: 'Requests to connect, and answers.',
      de: 'Anfragen zum Verbinden und Antworten.',
    },
    types: ['CONNECTION_REQUESTED', 'CONNECTION_ACCEPTED'],
    on: ['PUSH'],
  },
  RECOMMENDATIONS: {
    title: { en: 'Suggestions', de: 'Vorschläge' },
    description: {
      en: 'Engagements that fit your interests, at most once a week.',
      de: 'Passende Engagements, höchstens einmal in der Woche.',
    },
    types: ['ENGAGEMENT_RECOMMENDED'],
    on: ['EMAIL'],
  },
  SERVICE: {
    title: { en: 'From the platform', de: 'Von der Plattform' },
    description: {
      en: 'Decisions of the trust team, and announcements.',
      de: 'Entscheidungen des Vertrauensteams und Ankündigungen.',
    },
    types: ['REPORT_DECIDED', 'CONTENT_MODERATED', 'ANNOUNCEMENT'],
    on: ['EMAIL'],
  },
};

export const workflowKeys = Object.keys(workflows) as readonly NotificationsWorkflow[];

export function workflowOf(type: NotificationType): NotificationsWorkflow {
  return workflowKeys.find((key) => workflows[key].types.includes(type)) ?? 'SERVICE';
}

/** True where the platform decides, so that nobody can switch the channel. */
export function isLocked(key: NotificationsWorkflow, channel: NotificationsChannel): boolean {
  return key === 'SERVICE' && channel === 'IN_APP';
}

interface Preferences {
  readonly isEnabled: boolean;
  readonly options: NotificationOptions;
}

/** What holds for a user: the defaults of the platform, and over them what the user changed. */
export function preferencesOf(
  userId: string,
  key: NotificationsWorkflow,
  channel: NotificationsChannel,
  world: World,
): Preferences {
  const change = world.notificationPreferences.get(`${userId} ${key}`)?.channels[channel];
  const isOn = channel === 'IN_APP' || workflows[key].on.includes(channel);
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

function defaultOptions(
  key: NotificationsWorkflow,
  channel: NotificationsChannel,
): NotificationOptions {
  const isWeekly = key === 'RECOMMENDATIONS' && channel === 'EMAIL';
  return {
    digest: isWeekly ? 'WEEKLY' : 'IMMEDIATE',
    digestHour: null,
    quietHours: null,
    playsSound: channel === 'PUSH',
    groupsSimilar: true,
  };
}
