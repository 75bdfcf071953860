import type { StatusType, VisibilityLevel } from '../../shared/permissions';
import type { Row } from '../../kit/table';

export interface PostImage {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  readonly altText: string | null;
  readonly caption: string | null;
  readonly blurHash: string;
}

export interface LinkPreview {
  readonly url: string;
  readonly host: string;
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string | null;
  readonly imageUrl: string | null;
  readonly language: string | null;
  readonly retrievedAt: string;
}

export interface PostRow extends Row {
  readonly __typename: 'Post';
  readonly slug: string;
  readonly title: string | null;
  readonly text: string;
  readonly authorId: string;
  readonly spaceId: string;
  readonly images: readonly PostImage[];
  readonly linkPreview: LinkPreview | null;
  readonly topicIds: readonly string[];
  readonly mentionIds: readonly string[];
  readonly language: string;
  readonly visibility: VisibilityLevel;
  readonly status: StatusType;
  readonly publishAt: string | null;
  readonly isPinned: boolean;
  readonly inspirationCategoryId: string | null;
  /** Moment at which editors picked it as an inspiration. */
  readonly pickedAt: string | null;
  readonly commentsAllowed: boolean;
  /** Whether the author is told of comments. */
  readonly tellsAuthor: boolean;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

export interface InspirationCategoryRow extends Row {
  readonly __typename: 'InspirationPostCategory';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly topicIds: readonly string[];
  readonly updatedAt: string;
}
