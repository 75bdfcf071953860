import { webUrl } from '../../kit/addresses';
import type { Resolvers } from '../../kit/context';
import { listed } from '../../kit/find-rows';
import { readingMinutes } from '../../kit/text';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { subjectFields } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { relatedTo } from './related';
import { findArticles } from './search';

export const articles = {
  Query: {
    appGoodNewsArticles: listed(({ filter }, context) => findArticles(filter, context)),
  },
  AppGoodNewsArticle: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    author: ({ authorId }, _args, { world }) => world.users.get(authorId),
    readingMinutes: ({ text }) => readingMinutes(text),
    related: relatedTo,
    webUrl: ({ slug }) => webUrl(`articles/${slug}`),
  },
} satisfies Resolvers;
