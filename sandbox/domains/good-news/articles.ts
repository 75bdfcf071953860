import { descending, inBoth, invalid, ranked } from 'graphql-docs-model';
import { findRows, webUrl } from '../../shared/context';
import type { Resolvers, Row } from '../../shared/context';
import { fitsArea } from '../../shared/geometry';
import { coversOne } from '../../shared/language';
import { readingMinutes, sharedWords, wordsOf } from '../../shared/text';
import { canList } from '../../shared/permissions';
import type { AppGoodNewsArticlesFilterInput } from '../../types/schema';

export const articles = {
  Query: {
    appGoodNewsArticles: (_root, { filter }, context) => findArticles(filter, context),
  },
  AppGoodNewsArticle: {
    readingMinutes: ({ text }) => readingMinutes(text),
    related: (article, _args, context) => {
      const others = context.world.articles
        .where(({ id, status }) => id !== article.id && status === 'PUBLISHED')
        .filter((other) => other.language === article.language && canList(other, context));
      return ranked(others, (other) => likeness(article, other)).slice(0, 5);
    },
    webUrl: ({ slug }, _args, context) => webUrl(`articles/${slug}`, context),
  },
} satisfies Resolvers;

/** Counts of shared topics and words, which take the place of the embeddings of the platform. */
function likeness(a: Row<'articles'>, b: Row<'articles'>): number {
  const topics = inBoth(a.topicIds, b.topicIds).length;
  return topics + sharedWords(articleWords(a), articleWords(b)) / 100;
}

function articleWords({ title, teaser, text }: Row<'articles'>): ReadonlySet<string> {
  return wordsOf(`${title} ${teaser} ${text}`);
}

/** Articles that meet all conditions, the newest first; archived ones only where the filter names them. */
const findArticles = findRows('articles', {
  check: ({ publishedFrom, publishedUntil }: AppGoodNewsArticlesFilterInput) => {
    if (publishedFrom && publishedUntil && publishedUntil < publishedFrom)
      throw invalid('filter.publishedUntil', 'The last day must not be before the first.');
  },
  where: ({ ids, slug, area, languages, publishedFrom, publishedUntil }, context) => {
    const isInArea = fitsArea(area);
    const isNamed = !!ids?.length || slug != null;
    return (article) => {
      const day = article.publishedAt?.slice(0, 10) ?? '';
      return (
        (article.status === 'PUBLISHED' || (isNamed && article.status === 'ARCHIVED')) &&
        isInArea(article.location) &&
        coversOne(languages, [article.language]) &&
        (publishedFrom == null || day >= publishedFrom) &&
        (publishedUntil == null || day <= publishedUntil) &&
        canList(article, context)
      );
    };
  },
  text: ({ title, teaser, text }) => [title, teaser, text],
  equal: { slug: 'slug' },
  oneOf: { ids: 'id', categories: 'category', topicIds: 'topicIds' },
  order: descending(({ publishedAt }) => publishedAt),
});
