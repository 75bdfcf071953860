import type { UserRole } from '../../caller';
import type { VisibilityLevel } from '../../permissions';
import type { Row } from '../../table';

export interface UserRow extends Row {
  readonly __typename: 'User';
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly headline: string | null;
  readonly bio: string | null;
  readonly role: UserRole;
  readonly visibility: VisibilityLevel;
  readonly isDeleted: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
