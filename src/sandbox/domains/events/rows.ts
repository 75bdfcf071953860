import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { GeoPoint } from '../geo/rows';
import type { Duration, Regularity } from '../volunteering/rows';

export interface EventPlace {
  readonly name: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly countryCode: string;
  readonly address: string;
  readonly point: GeoPoint;
  readonly geometry: Readonly<Record<string, unknown>> | null;
  readonly directions: string | null;
  readonly isWheelchairAccessible: boolean | null;
  readonly accessibilityNotes: string | null;
}

/** One date of an event, with its details: `AppEventsEvent.details` reads the same row. */
export interface EventRow extends Row {
  readonly __typename: 'AppEventsEvent';
  /** Who writes it for the organiser, and so finds it while it is a draft. */
  readonly authorId: string;
  readonly seriesId: string | null;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly status: StatusType;
  readonly state: 'SCHEDULED' | 'CHANGED' | 'POSTPONED' | 'CANCELLED';
  readonly stateReason: string | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isAllDay: boolean;
  readonly timeZone: string;
  readonly regularity: Regularity;
  readonly duration: Duration;
  readonly location: EventPlace | null;
  readonly isOnline: boolean;
  readonly isFree: boolean | null;
  readonly organizerName: string;
  readonly organizingSpaceId: string | null;
  readonly imageUrl: string | null;
  readonly imageAltText: string | null;
  readonly topicIds: readonly string[];
  readonly websiteUrl: string | null;
  readonly contactEmail: string | null;
  readonly onlineUrl: string | null;
  readonly registrationUrl: string | null;
  readonly registrationDeadline: string | null;
  readonly capacity: number | null;
  readonly placesFree: number | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly currency: string | null;
  readonly minimumAge: number | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
