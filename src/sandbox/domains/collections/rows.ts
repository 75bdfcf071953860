import type { ContentKind } from '../../shared/content-kinds';
import type { Row } from '../../kit/table';

export type CollectionType = 'SAVED' | 'READ_LATER' | 'PLANNED' | 'INSPIRATION' | 'LIKED';

export interface BookmarkRow extends Row {
  readonly __typename: 'Bookmark';
  readonly ownerId: string;
  readonly type: ContentKind;
  readonly targetId: string;
  readonly collection: CollectionType;
  readonly note: string | null;
  readonly createdAt: string;
}

export interface FavoriteRow extends Row {
  readonly __typename: 'UserFavorite';
  readonly ownerId: string;
  readonly type: ContentKind;
  readonly targetId: string;
  readonly createdAt: string;
}
