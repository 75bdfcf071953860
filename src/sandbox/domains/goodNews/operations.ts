import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { ArticlesFilter } from './search';
import { findArticles } from './search';

interface ArticleList extends PageArguments {
  readonly filter?: ArticlesFilter | null;
}

export const goodNewsOperations = {
  Query: {
    appGoodNewsArticles: (_root: unknown, { filter, ...args }: ArticleList, context: Context) =>
      page(findArticles(filter ?? {}, context), args),
  },
} satisfies AnyResolvers;
