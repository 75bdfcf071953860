import { checkCount } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { descending, findRows } from '../../kit/find-rows';
import { fitsArea } from '../../kit/geometry';
import { checkLanguages, coversOne } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import type { AppGoodNewsArticlesFilterInput } from '../../types/schema';

/** Articles that meet all conditions, the newest first; archived ones only where the filter names them. */
export const findArticles = findRows('articles', {
  check: ({
    ids,
    topicIds,
    languages,
    publishedFrom,
    publishedUntil,
  }: AppGoodNewsArticlesFilterInput) => {
    checkCount('filter.ids', ids, 0, 100);
    checkCount('filter.topicIds', topicIds, 0, 20);
    checkLanguages('filter.languages', languages);
    if (publishedFrom && publishedUntil && publishedUntil < publishedFrom)
      throw invalid('filter.publishedUntil', 'The last day must not be before the first.');
  },
  where: ({ ids, slug, area, languages, publishedFrom, publishedUntil }, context) => {
    const isInArea = fitsArea(area);
    const isNamed = !!ids?.length || slug != null;
    return (article) => {
      const { status, location, language, publishedAt } = article;
      const day = publishedAt?.slice(0, 10) ?? '';
      return (
        (status === 'PUBLISHED' || (isNamed && status === 'ARCHIVED')) &&
        isInArea(location) &&
        coversOne(languages, [language]) &&
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
