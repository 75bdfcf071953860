import type { Subject } from '../../shared/access';
import type { AnyResolvers } from '../../kit/context';
import { bookmarkResolvers, bookmarkSubjects } from './bookmarks';
import { favoriteResolvers, favoriteSubjects } from './favorites';

export const collectionResolvers: readonly AnyResolvers[] = [bookmarkResolvers, favoriteResolvers];

export const collectionSubjects: Readonly<Record<string, Subject>> = {
  ...bookmarkSubjects,
  ...favoriteSubjects,
};
