import type { Connection, StatusType } from '../../permissions';
import type { Row } from '../../table';

export interface SpaceRow extends Row {
  readonly __typename: 'Space';
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  readonly description: string | null;
  readonly visibility: 'OPEN' | 'CLOSED' | 'HIDDEN';
  readonly contentVisibility: 'PUBLIC' | 'PLATFORM' | 'MEMBERS';
  readonly status: StatusType;
  readonly language: string;
  readonly timeZone: string;
  readonly creatorId: string;
  readonly membersCanInvite: boolean;
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
