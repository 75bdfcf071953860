import { checkCount } from '../../kit/checks';
import type { Choices } from '../../kit/choices';
import { holdsOne } from '../../kit/choices';
import type { Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { isInside, polygonOf } from '../../kit/geometry';
import { checkLanguages, coversOne } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { searchFor } from '../../kit/text';
import type { Row } from '../../kit/world';
import type { AppGoodNewsCategory } from '../../types/schema';

/** Value of `AppGoodNewsArticlesFilterInput`. */
export interface ArticlesFilter {
  readonly ids?: Choices<string>;
  readonly slug?: string | null;
  readonly searchText?: string | null;
  readonly categories?: Choices<AppGoodNewsCategory>;
  readonly topicIds?: Choices<string>;
  readonly languages?: Choices<string>;
  readonly area?: unknown;
  readonly publishedFrom?: string | null;
  readonly publishedUntil?: string | null;
}

/** Articles that meet all conditions, the newest first; archived ones only where the filter names them. */
export function findArticles(filter: ArticlesFilter, context: Context): Row<'articles'>[] {
  checkFilter(filter);
  const fitsText = searchFor(filter.searchText, 'filter.searchText');
  const area = filter.area == null ? null : polygonOf(filter.area, 'filter.area');
  const isNamed = !!filter.ids?.length || filter.slug != null;
  return context.world.articles
    .all()
    .filter(({ status }) => status === 'PUBLISHED' || (isNamed && status === 'ARCHIVED'))
    .filter((article) => canList(article, context))
    .filter(({ id }) => holdsOne(filter.ids, [id]))
    .filter(({ slug }) => filter.slug == null || slug === filter.slug)
    .filter(({ title, teaser, text }) => fitsText(title, teaser, text))
    .filter(({ category }) => holdsOne(filter.categories, [category]))
    .filter(({ topicIds }) => holdsOne(filter.topicIds, topicIds))
    .filter(({ language }) => coversOne(filter.languages, [language]))
    .filter(({ location }) => !area || (!!location?.point && isInside(location.point, area)))
    .filter((article) => isPublishedWithin(article, filter))
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

function isPublishedWithin(
  { publishedAt }: Row<'articles'>,
  { publishedFrom, publishedUntil }: ArticlesFilter,
): boolean {
  const day = publishedAt?.slice(0, 10) ?? '';
  return (
    (publishedFrom == null || day >= publishedFrom) &&
    (publishedUntil == null || day <= publishedUntil)
  );
}

function checkFilter(filter: ArticlesFilter): void {
  const { publishedFrom, publishedUntil } = filter;
  checkCount('filter.ids', filter.ids, 0, 100);
  checkCount('filter.topicIds', filter.topicIds, 0, 20);
  checkLanguages('filter.languages', filter.languages);
  if (publishedFrom && publishedUntil && publishedUntil < publishedFrom)
    throw invalid('filter.publishedUntil', 'The last day must not be before the first.');
}
