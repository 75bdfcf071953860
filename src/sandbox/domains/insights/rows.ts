import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';

export interface InsightRow extends Row {
  readonly __typename: 'Insight';
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly summary: string;
  readonly authorId: string;
  readonly imageUrl: string | null;
  readonly imageAltText: string | null;
  readonly sourceSpaceId: string | null;
  readonly topicIds: readonly string[];
  readonly sdgNumbers: readonly number[];
  readonly language: string;
  readonly status: StatusType;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

export interface QuoteRow extends Row {
  readonly __typename: 'Quote';
  readonly text: string;
  readonly authorName: string;
  readonly authorRole: string | null;
  readonly source: string | null;
  readonly language: string;
  readonly isTranslated: boolean;
  readonly backgroundUrl: string | null;
  readonly topicIds: readonly string[];
  readonly shownOn: string;
}
