import type { UserRole } from '../../kit/caller';
import type { VisibilityLevel } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

export interface UserRow extends Row {
  readonly __typename: 'User';
  readonly slug: string;
  readonly formerSlugs: readonly FormerSlug[];
  readonly firstName: string;
  readonly lastName: string | null;
  readonly imageUrl: string | null;
  readonly coverImageUrl: string | null;
  readonly headline: string | null;
  readonly bio: string | null;
  readonly pronouns: string | null;
  readonly websiteUrl: string | null;
  /** As precise as the person gave it, which nobody else reads. */
  readonly home: Location | null;
  readonly spokenLanguages: readonly string[];
  readonly skillIds: readonly string[];
  readonly topicIds: readonly string[];
  readonly role: UserRole;
  readonly chatIdentity: string | null;
  readonly visibility: VisibilityLevel;
  readonly sharesConnections: boolean;
  readonly sharesLocation: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface FormerSlug {
  readonly slug: string;
  readonly until: string;
}

/** The private side of a user, under the identifier of the user. */
export interface AccountRow extends Row {
  readonly __typename: 'UserAccount';
  readonly email: string;
  readonly language: string;
  readonly timeZone: string;
  readonly birthDate: string | null;
  readonly receivesNewsletter: boolean;
  readonly newsletterToken: string;
  readonly trackingConsentedAt: string | null;
  readonly acceptedTermsVersion: string;
  readonly clientSettings: Readonly<Record<string, unknown>>;
  readonly lastSignInAt: string;
  readonly slugChangedAt: string | null;
  readonly onboarding: OnboardingProgress;
}

export const onboardingStepKeys = [
  'PROFILE',
  'PICTURE',
  'LOCATION',
  'TOPICS',
  'SKILLS',
  'NOTIFICATIONS',
  'FIRST_SPACE',
] as const;

export type OnboardingStepKey = (typeof onboardingStepKeys)[number];

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

/** What two users have with each other; the row of a pair stays when the connection ends. */
export interface ConnectionRow extends Row {
  readonly __typename: 'UserConnection';
  readonly requesterId: string;
  readonly addresseeId: string;
  readonly state: 'REQUESTED' | 'CONNECTED' | 'ENDED';
  readonly message: string | null;
  readonly requestedAt: string;
  readonly connectedAt: string | null;
  /** Moment at which the addressee said no, from which the requester waits 30 days. */
  readonly declinedAt: string | null;
  readonly updatedAt: string;
}

/** One direction: `userId` does not want to have to do with `blockedId`. */
export interface BlockRow extends Row {
  readonly __typename: 'Block';
  readonly userId: string;
  readonly blockedId: string;
  readonly createdAt: string;
}
