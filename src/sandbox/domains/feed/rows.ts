import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { LinkPreview } from '../posts/rows';

export type AspectRatio = 'SQUARE' | 'PORTRAIT' | 'LANDSCAPE' | 'WIDE' | 'ORIGINAL';

export interface FeedPostImage {
  readonly id: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly blurHash: string;
}

export interface FeedPostRow extends Row {
  readonly __typename: 'FeedPost';
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly authorId: string;
  readonly categoryId: string;
  readonly images: readonly FeedPostImage[];
  readonly linkPreview: LinkPreview | null;
  readonly actionLabel: string | null;
  readonly actionUrl: string | null;
  readonly topicIds: readonly string[];
  readonly language: string;
  readonly status: StatusType;
  readonly publishAt: string | null;
  readonly isPinned: boolean;
  readonly commentsAllowed: boolean;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

export interface FeedPostCategoryRow extends Row {
  readonly __typename: 'FeedPostCategory';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly iconUrl: string | null;
}
