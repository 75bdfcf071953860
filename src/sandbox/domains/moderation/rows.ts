import type { ContentKind } from '../../shared/content-kinds';
import type { Row } from '../../kit/table';

export interface ReportRow extends Row {
  readonly __typename: 'ModerationReportConfirmation';
  readonly reference: string;
  /** Null for a visitor who is not signed in. */
  readonly reporterId: string | null;
  readonly contentType: ContentKind;
  readonly contentId: string;
  readonly reason: string;
  readonly explanation: string | null;
  readonly evidenceUrls: readonly string[];
  readonly status: 'RECEIVED' | 'IN_REVIEW' | 'ACTION_TAKEN' | 'NO_ACTION';
  readonly decisionSentTo: string | null;
  /** True where lists leave the reported thing out for the reporter. */
  readonly isHidden: boolean;
  readonly receivedAt: string;
}
