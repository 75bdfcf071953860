import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

export type Regularity = 'ONCE' | 'WEEKLY' | 'MONTHLY' | 'FLEXIBLE';
export type Duration =
  | 'UNDER_ONE_HOUR'
  | 'ONE_TO_THREE_HOURS'
  | 'HALF_DAY'
  | 'FULL_DAY'
  | 'SEVERAL_DAYS';

export interface EngagementRow extends Row {
  readonly __typename: 'AppVolunteeringEngagement';
  /** Who writes it for the organiser, and so finds it while it is a draft. */
  readonly authorId: string;
  readonly organizerId: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly language: string;
  readonly status: StatusType;
  readonly imageUrl: string | null;
  readonly imageAltText: string | null;
  readonly location: Location | null;
  readonly isRemote: boolean;
  readonly regularity: Regularity;
  readonly duration: Duration;
  readonly hoursPerWeek: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly applicationDeadline: string | null;
  readonly placesTotal: number | null;
  readonly placesFree: number | null;
  readonly minimumAge: number | null;
  readonly languages: readonly string[];
  readonly skillIds: readonly string[];
  readonly topicIds: readonly string[];
  readonly sdgNumbers: readonly number[];
  readonly requirements: string | null;
  readonly benefits: string | null;
  readonly isWheelchairAccessible: boolean | null;
  readonly viewCount: number;
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OrganizerRow extends Row {
  readonly __typename: 'AppVolunteeringOrganizer';
  readonly name: string;
  readonly description: string | null;
  readonly logoUrl: string | null;
  readonly websiteUrl: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly location: Location | null;
  readonly isVerified: boolean;
  readonly spaceId: string | null;
  readonly createdAt: string;
}

/** View of a signed-in user on one day in UTC, kept under an id made of the three. */
export interface EngagementViewRow extends Row {
  readonly __typename: 'EngagementView';
  readonly engagementId: string;
  readonly userId: string;
}
