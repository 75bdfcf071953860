import type { VisibilityLevel } from '../../shared/permissions';
import type { Row } from '../../kit/table';

/** A choice is part of its poll and has no other life. */
export interface PollChoice {
  readonly id: string;
  readonly label: string;
}

export interface PollRow extends Row {
  readonly __typename: 'Poll';
  readonly spaceId: string;
  readonly authorId: string;
  readonly question: string;
  readonly description: string | null;
  readonly choices: readonly PollChoice[];
  readonly maxChoices: number;
  readonly isAnonymous: boolean;
  readonly resultsVisibility: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_CLOSE';
  readonly visibility: Exclude<VisibilityLevel, 'PRIVATE'>;
  readonly closesAt: string | null;
  readonly createdAt: string;
}

/** All choices for which one person votes; it stays when the person leaves. */
export interface VoteRow extends Row {
  readonly __typename: 'Vote';
  readonly pollId: string;
  readonly userId: string;
  readonly choiceIds: readonly string[];
  readonly votedAt: string;
}
