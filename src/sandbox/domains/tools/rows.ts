import type { Row } from '../../kit/table';

interface Entry extends Row {
  readonly spaceId: string;
  /** Who added it. */
  readonly authorId: string;
  readonly url: string;
  /** Place in the list of the space, counted from 0 without gaps. */
  readonly position: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CollaborationToolRow extends Entry {
  readonly __typename: 'CollaborationTool';
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
  readonly iconUrl: string | null;
  readonly needsAccount: boolean;
  readonly visibility: 'MEMBERS';
}

export interface ExternalLinkRow extends Entry {
  readonly __typename: 'ExternalLink';
  readonly type: string;
  /** Null shows the host of the address. */
  readonly title: string | null;
}
