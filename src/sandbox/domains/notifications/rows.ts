import type { ContentKind } from '../../shared/content-kinds';
import type { Row } from '../../kit/table';

export type NotificationsChannel = 'IN_APP' | 'PUSH' | 'EMAIL';
export type DeviceType = 'IOS' | 'ANDROID' | 'WEB';

export interface NotificationRow extends Row {
  readonly __typename: 'Notification';
  readonly recipientId: string;
  readonly type: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly actorId: string | null;
  readonly otherActorCount: number;
  readonly subject: NotificationTarget | null;
  readonly spaceId: string | null;
  /** Path below the address of the web app. */
  readonly path: string;
  /** Further identifiers that a push carries for some types. */
  readonly ids: Readonly<Record<string, string>>;
  readonly channels: readonly NotificationsChannel[];
  readonly options: NotificationOptions;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export interface NotificationTarget {
  readonly kind: ContentKind;
  readonly id: string;
}

export interface NotificationOptions {
  readonly digest: 'IMMEDIATE' | 'DAILY' | 'WEEKLY';
  readonly digestHour: number | null;
  readonly quietHours: QuietHours | null;
  readonly playsSound: boolean;
  readonly groupsSimilar: boolean;
}

export interface QuietHours {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a user changed of one workflow; what is absent has the default of the platform. */
export interface PreferenceRow extends Row {
  readonly __typename: 'NotificationsWorkflowPreferences';
  readonly userId: string;
  readonly key: string;
  readonly channels: Readonly<Partial<Record<NotificationsChannel, ChannelChange>>>;
  readonly updatedAt: string;
}

export interface ChannelChange {
  readonly isEnabled?: boolean;
  readonly options?: Partial<NotificationOptions>;
}

export interface DeviceRow extends Row {
  readonly __typename: 'NotificationsDevice';
  readonly userId: string;
  readonly type: DeviceType;
  readonly token: string;
  readonly name: string | null;
  readonly appVersion: string;
  readonly isDevelopment: boolean;
  readonly isEnabled: boolean;
  readonly isCurrent: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}
