import type { Row } from '../../kit/table';

export type InteractionType = 'OPENED' | 'SHARED' | 'SAVED' | 'JOINED' | 'DISMISSED';
export type RecommendationReason =
  | 'SHARED_TOPICS'
  | 'MATCHING_SKILLS'
  | 'NEARBY'
  | 'CONNECTIONS'
  | 'SIMILAR_INTERACTIONS'
  | 'POPULAR';

/** A candidate that the daily job wrote for one user; how well it fits is computed when it is read. */
export interface RecommendationRow extends Row {
  readonly __typename: 'Recommendation';
  /** To whom it is offered, and who alone may read it. */
  readonly userId: string;
  readonly contentType: 'SPACE' | 'TASK' | 'ENGAGEMENT';
  readonly contentId: string;
  readonly viewerInteraction: InteractionType | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}
