import type { LocationInput } from '../../types/schema';
import type { Row } from '../../kit/world';
import type { InitiativeType } from '../../types/schema';

/** Values of `SpaceInitiativeInput`. */
export interface InitiativeInput {
  readonly id?: string | null;
  readonly name: string;
  readonly type: InitiativeType;
  readonly description: string;
  readonly logoUrl?: string | null;
  readonly websiteUrl?: string | null;
  readonly contactEmail?: string | null;
  readonly location?: LocationInput | null;
  readonly foundedOn?: string | null;
  readonly isNonProfit: boolean;
  readonly sdgNumbers?: readonly number[] | null;
}

/** What people enter of a space, absent where it is neither checked nor changed. */
export interface SpaceValues {
  readonly name?: string | null;
  readonly summary?: string | null;
  readonly description?: string | null;
  readonly imageUrl?: string | null;
  readonly coverUrl?: string | null;
  readonly visibility?: Row<'spaces'>['visibility'] | null;
  readonly contentVisibility?: Row<'spaces'>['contentVisibility'] | 'PRIVATE' | null;
  readonly language?: string | null;
  readonly timeZone?: string | null;
  readonly location?: LocationInput | null;
  readonly area?: unknown;
  readonly topicIds?: readonly string[] | null;
  readonly sdgNumbers?: readonly number[] | null;
  readonly initiative?: InitiativeInput | null;
}

/** Values of `CreateSpaceInput`. */
export interface CreateSpaceInput extends SpaceValues {
  readonly name: string;
  readonly summary: string;
  readonly visibility: Row<'spaces'>['visibility'];
  readonly contentVisibility: Row<'spaces'>['contentVisibility'];
  readonly language: string;
  readonly topicIds: readonly string[];
  readonly membersCanInvite: boolean;
}

/** Values of `UpdateSpaceInput`. */
export interface UpdateSpaceInput extends SpaceValues {
  readonly contentVisibility?: Row<'spaces'>['contentVisibility'];
  readonly status?: Row<'spaces'>['status'];
  readonly membersCanInvite?: boolean;
}
