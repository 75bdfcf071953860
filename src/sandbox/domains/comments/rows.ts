import type { Row } from '../../kit/table';

/** Values of `CommentableType` in the schema. */
export type CommentableType =
  | 'POST'
  | 'FEED_POST'
  | 'INSIGHT'
  | 'TASK'
  | 'APPOINTMENT'
  | 'POLL'
  | 'ENGAGEMENT'
  | 'PROJECT'
  | 'EVENT'
  | 'ARTICLE';

/** A comment below content of any kind; below a post of a space it is also a `PostComment`. */
export interface CommentRow extends Row {
  readonly __typename: 'Comment';
  readonly type: CommentableType;
  readonly contentId: string;
  /** Null once it was removed and only keeps the place of its replies. */
  readonly text: string | null;
  /** Kept when it was removed, and then not shown. */
  readonly authorId: string;
  readonly parentId: string | null;
  readonly replyToId: string | null;
  readonly mentionIds: readonly string[];
  readonly language: string;
  readonly isRemoved: boolean;
  readonly createdAt: string;
  readonly editedAt: string | null;
}
