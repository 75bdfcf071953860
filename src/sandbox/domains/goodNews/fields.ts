import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { subjectFields } from '../../shared/subject-fields';
import { readingMinutes } from '../../kit/text';
import { threadFields } from '../../shared/threads';
import { relatedTo } from './related';
import type { Row } from '../../kit/world';

export const goodNewsFields = {
  AppGoodNewsArticle: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    author: ({ authorId }: Row<'articles'>, _args: unknown, { world }: Context) =>
      world.users.get(authorId) ?? null,
    readingMinutes: ({ text }: Row<'articles'>) => readingMinutes(text),
    related: (article: Row<'articles'>, _args: unknown, context: Context) =>
      relatedTo(article, context),
    webUrl: ({ slug }: Row<'articles'>) => webUrl(`articles/${slug}`),
  },
} satisfies AnyResolvers;
