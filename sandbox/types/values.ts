import type { GeoPoint } from './geo';
import type { ModerationContentType, NotificationOptions, OnboardingStepKey } from './schema';

/*
 * What rows hold that the schema has otherwise, or not at all. A `tables.yaml` names these types as
 * it names those of the schema.
 */

/** Text of the platform's own in the languages that it has; English stands in for the others. */
export interface PlatformText {
  readonly en: string;
  readonly de?: string;
}

/** The parent of the fields of `LocationDetails`. */
export interface Location {
  readonly type: 'ON_SITE' | 'ONLINE';
  readonly address: string | null;
  /** What readers see instead of the address where it is blurred, for example `Gesundbrunnen, Berlin`. */
  readonly area: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** The exact position, which readers get blurred where `isBlurred` says so. */
  readonly point: GeoPoint | null;
  readonly isBlurred: boolean;
  /** Metres from the point to the true position at most; absent where the point is the position. */
  readonly accuracyMeters?: number;
  readonly placeId: string | null;
  readonly url: string | null;
  /**
   * Space whose people see what others do not: the exact place, and the address online.
   * A resolver of a space, a task or an appointment adds it; absent if nothing is kept back.
   */
  readonly spaceId?: string;
}

/** Names of a place by language; `local` stands in for others. */
export type LocalNames = Readonly<Record<string, string>> & { readonly local: string };

/** Half the width and height of a place in degrees, for viewport and outline. */
export type Extent = readonly [longitude: number, latitude: number];

export interface FormerSlug {
  readonly slug: string;
  readonly until: string;
}

export interface OnboardingProgress {
  readonly version: number;
  readonly startedAt: string;
  /** Steps that are no longer open. */
  readonly finished: Readonly<Partial<Record<OnboardingStepKey, FinishedStep>>>;
}

export interface FinishedStep {
  readonly status: 'DONE' | 'SKIPPED';
  readonly at: string;
}

export interface NotificationTarget {
  readonly kind: ModerationContentType;
  readonly id: string;
}

/** Identifiers by the name that a push gives them. */
export type Identifiers = Readonly<Record<string, string>>;

/** What a user changed of one workflow, by channel; what is absent has the platform's default. */
export type ChannelChanges = Readonly<Partial<Record<string, ChannelChange>>>;

export interface ChannelChange {
  readonly isEnabled?: boolean;
  readonly options?: Partial<NotificationOptions>;
}

export interface VideoCall {
  readonly url: string;
  readonly passcode: string | null;
  readonly dialInNumber: string | null;
}

export interface TopicText {
  readonly name: string;
  readonly description: string;
}

export interface TopicGroupText {
  readonly title: string;
  readonly description: string | null;
}

export interface TranslatedText {
  /** Name of the field of the content, null for a free text. */
  readonly field: string | null;
  readonly text: string;
}
