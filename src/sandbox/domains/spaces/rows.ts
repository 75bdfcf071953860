import type { Connection, StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { GeoPolygon, Location } from '../geo/rows';

export interface SpaceRow extends Row {
  readonly __typename: 'Space';
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly coverUrl: string | null;
  readonly visibility: 'OPEN' | 'CLOSED' | 'HIDDEN';
  readonly contentVisibility: 'PUBLIC' | 'PLATFORM' | 'MEMBERS';
  readonly status: StatusType;
  readonly language: string;
  readonly timeZone: string;
  /** False where the time zone is that of the location, and changes with it. */
  readonly hasOwnTimeZone: boolean;
  readonly location: Location | null;
  readonly area: GeoPolygon | null;
  readonly topicIds: readonly string[];
  readonly sdgNumbers: readonly number[];
  readonly initiativeId: string | null;
  readonly creatorId: string;
  readonly membersCanInvite: boolean;
  /** Null until the homeserver has made the room. */
  readonly chatRoomId: string | null;
  /** Place among the spaces that the editors put forward, counted from 0. */
  readonly featuredPosition: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How a user relates to a space; someone without a row has the connection NONE. */
export interface MembershipRow extends Row {
  readonly __typename: 'SpaceMember';
  readonly spaceId: string;
  readonly userId: string;
  readonly connection: Exclude<Connection, 'NONE'>;
  readonly joinedAt: string;
  readonly invitedById: string | null;
}

export type AdmissionStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';

export interface SpaceInviteRow extends Row {
  readonly __typename: 'SpaceInvite';
  readonly spaceId: string;
  readonly email: string | null;
  readonly userId: string | null;
  readonly invitedById: string;
  readonly message: string | null;
  /** Never EXPIRED, which follows from the clock. */
  readonly status: Exclude<AdmissionStatus, 'EXPIRED'>;
  readonly createdAt: string;
  readonly answeredAt: string | null;
}

export interface SpaceMembershipRequestRow extends Row {
  readonly __typename: 'SpaceMembershipRequest';
  readonly spaceId: string;
  readonly userId: string;
  readonly message: string | null;
  readonly status: Exclude<AdmissionStatus, 'EXPIRED'>;
  readonly createdAt: string;
  readonly answeredAt: string | null;
  readonly answeredById: string | null;
}

export interface SpaceInitiativeRow extends Row {
  readonly __typename: 'Initiative';
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly logoUrl: string | null;
  readonly websiteUrl: string | null;
  readonly contactEmail: string | null;
  readonly location: Location | null;
  readonly foundedOn: string | null;
  readonly isNonProfit: boolean;
  readonly verifiedAt: string | null;
  readonly sdgNumbers: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Slug of a deleted space, which no other space gets; it is its own id. */
export interface RetiredSlugRow extends Row {
  readonly __typename: 'RetiredSlug';
}
