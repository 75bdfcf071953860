import type { StatusType } from '../../shared/permissions';
import type { Row } from '../../kit/table';
import type { Location } from '../geo/rows';

export type ArticleCategory =
  | 'ENVIRONMENT'
  | 'CLIMATE'
  | 'HEALTH'
  | 'EDUCATION'
  | 'SCIENCE'
  | 'CULTURE'
  | 'COMMUNITY'
  | 'DEMOCRACY'
  | 'ECONOMY'
  | 'ANIMALS';

export interface ArticleRow extends Row {
  readonly __typename: 'AppGoodNewsArticle';
  /** Editor who wrote the article, absent where it was taken over from a publisher. */
  readonly authorId?: string;
  readonly authorName: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly text: string;
  readonly isExcerpt: boolean;
  readonly language: string;
  readonly category: ArticleCategory;
  readonly status: StatusType;
  readonly imageUrl: string | null;
  readonly imageAltText: string | null;
  readonly imageCredit: string | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly location: Location | null;
  readonly topicIds: readonly string[];
  readonly sdgNumbers: readonly number[];
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
