import { webUrl } from '../../kit/addresses';
import type { Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { descending, findRows, listed } from '../../kit/find-rows';
import { fitsArea } from '../../kit/geometry';
import { coversOne } from '../../kit/language';
import { readingMinutes, wordsOf } from '../../kit/text';
import type { Row } from '../../kit/world';
import { canList } from '../../shared/permissions';
import type { AppGoodNewsArticlesFilterInput } from '../../types/schema';

export const articles = {
  Query: {
    appGoodNewsArticles: listed(({ filter }, context) => findArticles(filter, context)),
  },
  AppGoodNewsArticle: {
    author: ({ authorId }, _args, { world }) => world.users.get(authorId),
    readingMinutes: ({ text }) => readingMinutes(text),
    related: (article, _args, { world }) =>
      world.articles
        .where(({ id, status }) => id !== article.id && status === 'PUBLISHED')
        .filter(({ language }) => language === article.language)
        .map((other) => ({ other, likeness: likeness(article, other) }))
        .filter(({ likeness }) => likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, 5)
        .map(({ other }) => other),
    webUrl: ({ slug }) => webUrl(`articles/${slug}`),
  },
} satisfies Resolvers;

/** Counts of shared topics and words, which take the place of the embeddings of the platform. */
function likeness(a: Row<'articles'>, b: Row<'articles'>): number {
  const topics = a.topicIds.filter((id) => b.topicIds.includes(id)).length;
  const others = articleWords(b);
  const words = [...articleWords(a)].filter((word) => others.has(word)).length;
  return topics + words / 100;
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
