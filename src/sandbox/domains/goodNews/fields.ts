import { webUrl } from '../../kit/addresses';
import type { Context, Resolvers } from '../../kit/context';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { subjectFields } from '../../shared/subject-fields';
import { readingMinutes } from '../../kit/text';
import { threadFields } from '../../shared/threads';
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
