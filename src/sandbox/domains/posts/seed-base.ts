import { people, places } from '../../shared/seed-ids';
import type { PostRow } from './rows';

/** What most posts have in common. */
export const post: Omit<
  PostRow,
  'id' | 'slug' | 'text' | 'createdAt' | 'publishedAt' | 'updatedAt'
> = {
  __typename: 'Post',
  title: null,
  authorId: people.founder,
  spaceId: places.garden,
  images: [],
  linkPreview: null,
  topicIds: [],
  mentionIds: [],
  language: 'de',
  visibility: 'PUBLIC',
  status: 'PUBLISHED',
  publishAt: null,
  isPinned: false,
  inspirationCategoryId: null,
  pickedAt: null,
  commentsAllowed: true,
  tellsAuthor: true,
};

/** Moments of a post that was published at once and never changed. */
export function at(moment: string): Pick<PostRow, 'createdAt' | 'publishedAt' | 'updatedAt'> {
  return { createdAt: moment, publishedAt: moment, updatedAt: moment };
}
