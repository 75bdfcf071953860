import { checkCount } from '../../kit/checks';
import { checkGoals, holdsOne } from '../../kit/choices';
import type { Circle } from '../../kit/circle';
import { circleOf } from '../../kit/circle';
import type { Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { descending } from '../../kit/find-rows';
import { languageOf } from '../../kit/language';
import { coversLanguage } from '../../kit/language-tags';
import { searchFor } from '../../kit/text';
import { fitsFilter } from '../../shared/visibility';
import { positionFor } from '../geo/geo';
import { byActivity, findableSpaces, openTasksOf } from './lists';
import type { Row } from '../../kit/world';
import type { GeoPoint } from '../../types/geo';
import type { QueryspacesArgs, SpacesFilterInput } from '../../types/schema';

type Order = (a: Row<'spaces'>, b: Row<'spaces'>) => number;

/** @throws VALIDATION_FAILED for the first condition that is not accepted. */
export function searchSpaces({ filter, sort }: QueryspacesArgs, context: Context): Row<'spaces'>[] {
  const { spaceInitiatives } = context.world;
  checkCount('filter.topicIds', filter?.topicIds, 0, 10);
  checkGoals('filter.sdgNumbers', filter?.sdgNumbers);
  const circle = filter?.near ? circleOf(filter.near, 'filter.near') : undefined;
  if (sort === 'DISTANCE' && !circle)
    throw invalid('sort', 'The order by distance needs the filter by place.');
  const fits = searchFor(filter?.search, 'filter.search');
  const found = findableSpaces(context).filter(
    (space) =>
      fits(space.name, space.summary, spaceInitiatives.get(space.initiativeId)?.name) &&
      (!filter || meets(space, filter, context)) &&
      (!circle || circle(positionOf(space, context)) !== undefined),
  );
  const order = orderBy(sort, circle, filter?.search, context);
  return found.sort((a, b) => order(a, b) || a.id.localeCompare(b.id));
}

/** Position of a space as the caller may know it. */
export function positionOf({ id, location }: Row<'spaces'>, context: Context): GeoPoint | null {
  return location && positionFor({ ...location, spaceId: id }, context);
}

function meets(space: Row<'spaces'>, filter: SpacesFilterInput, context: Context): boolean {
  return (
    holdsOne(filter.topicIds, space.topicIds) &&
    holdsOne(filter.sdgNumbers, space.sdgNumbers) &&
    holdsOne(filter.visibility, [space.visibility]) &&
    fitsFilter(space.contentVisibility, filter.readableBy) &&
    (filter.language == null || coversLanguage(filter.language, space.language)) &&
    (filter.hasOpenTasks !== true || openTasksOf(space.id, context).length > 0)
  );
}

function orderBy(
  sort: QueryspacesArgs['sort'],
  circle: Circle | undefined,
  search: string | null | undefined,
  context: Context,
): Order {
  const active = byActivity(context.world);
  const distanceOf = (space: Row<'spaces'>): number => circle?.(positionOf(space, context)) ?? 0;
  switch (sort) {
    case 'DISTANCE':
      return (a, b) => distanceOf(a) - distanceOf(b);
    case 'NEWEST':
      return descending(({ createdAt }) => createdAt);
    case 'NAME':
      return (a, b) => a.name.localeCompare(b.name, languageOf(context));
    case 'ACTIVE':
      return active;
    case 'RELEVANCE': {
      // In place of a search engine: what has the text in its name is the better match.
      const fits = searchFor(search, 'filter.search');
      return (a, b) => Number(fits(b.name)) - Number(fits(a.name)) || active(a, b);
    }
  }
}
