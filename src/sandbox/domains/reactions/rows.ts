import type { Row } from '../../kit/table';

/** Values of `ReactionType` in the schema, in its order. */
export const reactionTypes = ['LIKE', 'HEART', 'CELEBRATE', 'SUPPORT', 'INSIGHTFUL'] as const;

export type ReactionType = (typeof reactionTypes)[number];

/** One kind of reaction by one user on one object: content, a comment, a quote, a suggestion … */
export interface ReactionRow extends Row {
  readonly __typename: 'Reaction';
  readonly contentId: string;
  readonly userId: string;
  readonly type: ReactionType;
}
