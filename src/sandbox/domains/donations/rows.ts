import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

export interface Picture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly caption: string | null;
  readonly credit: string | null;
}

export interface ProjectRow extends Row {
  readonly __typename: 'AppDonationsProject';
  /** Who writes it for the initiative, and so finds it while it is a draft. */
  readonly authorId: string;
  readonly initiativeId: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly language: string;
  readonly status: StatusType;
  readonly cover: Picture | null;
  readonly pictures: readonly Picture[];
  readonly currency: string;
  readonly targetAmount: number | null;
  readonly raisedAmount: number;
  readonly donationCount: number;
  readonly amountsUpdatedAt: string;
  /** Address of the donation page, which readers get while the collection runs. */
  readonly donationUrl: string;
  readonly partnerName: string | null;
  readonly isTaxDeductible: boolean;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly location: Location | null;
  readonly topicIds: readonly string[];
  readonly sdgNumbers: readonly number[];
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DonationsInitiativeRow extends Row {
  readonly __typename: 'AppDonationsInitiative';
  readonly name: string;
  readonly summary: string;
  readonly description: string | null;
  readonly logo: Picture | null;
  readonly websiteUrl: string | null;
  readonly registrationNumber: string | null;
  readonly isVerified: boolean;
  readonly location: Location | null;
  readonly spaceId: string | null;
  readonly createdAt: string;
}

export interface ProjectNewsRow extends Row {
  readonly __typename: 'AppDonationsNews';
  readonly projectId: string;
  readonly title: string;
  readonly text: string;
  /** Identifier of a `ProjectAuthorRow`, which is not that of a user. */
  readonly signerId: string | null;
  readonly pictures: readonly Picture[];
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface ProjectAuthorRow extends Row {
  readonly __typename: 'AppDonationsAuthor';
  readonly displayName: string;
  readonly position: string | null;
  readonly picture: Picture | null;
  readonly userId: string | null;
}
