import { webUrl } from '../../addresses';
import type { Context, Resolvers } from '../../context';
import { bookmarkFields, favoriteFields } from '../../marks';
import { subjectFields } from '../../subject-fields';
import { readingMinutes } from '../../text';
import { threadFields } from '../../threads';
import { relatedTo } from './related';
import type { ArticleRow } from './rows';

export const goodNewsFields = {
  AppGoodNewsArticle: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    author: ({ authorId }: ArticleRow, _args: unknown, { world }: Context) =>
      world.users.get(authorId) ?? null,
    readingMinutes: ({ text }: ArticleRow) => readingMinutes(text),
    related: (article: ArticleRow, _args: unknown, context: Context) => relatedTo(article, context),
    webUrl: ({ slug }: ArticleRow) => webUrl(`articles/${slug}`),
  },
} satisfies Resolvers;
