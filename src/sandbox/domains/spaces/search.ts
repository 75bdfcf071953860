import { checkCount } from '../../kit/checks';
import { checkGoals, holdsOne } from '../../kit/choices';
import type { Circle, GeoRadius } from '../../kit/circle';
import { circleOf } from '../../kit/circle';
import type { Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { languageOf } from '../../kit/language';
import { coversLanguage } from '../../kit/language-tags';
import type { PageArguments } from '../../kit/page';
import { searchFor } from '../../kit/text';
import { fitsFilter } from '../../shared/visibility';
import { positionFor } from '../geo/blur';
import { tasksOf } from '../tasks/lists';
import { byActivity, findableSpaces } from './lists';
import type { Row } from '../../kit/world';
import type { GeoPoint } from '../../types/geo';

export interface SpacesQuery extends PageArguments {
  readonly filter?: SpacesFilter | null;
  readonly sort: 'RELEVANCE' | 'DISTANCE' | 'ACTIVE' | 'NEWEST' | 'NAME';
}

interface SpacesFilter {
  readonly search?: string | null;
  readonly topicIds?: readonly string[] | null;
  readonly sdgNumbers?: readonly number[] | null;
  readonly near?: GeoRadius | null;
  readonly visibility?: readonly Row<'spaces'>['visibility'][] | null;
  readonly readableBy: Parameters<typeof fitsFilter>[1];
  readonly language?: string | null;
  readonly hasOpenTasks?: boolean | null;
}

type Order = (a: Row<'spaces'>, b: Row<'spaces'>) => number;

/** @throws VALIDATION_FAILED for the first condition that is not accepted. */
export function searchSpaces({ filter, sort }: SpacesQuery, context: Context): Row<'spaces'>[] {
  const { world } = context;
  checkCount('filter.topicIds', filter?.topicIds, 0, 10);
  checkGoals('filter.sdgNumbers', filter?.sdgNumbers);
  const circle = filter?.near ? circleOf(filter.near, 'filter.near') : undefined;
  if (sort === 'DISTANCE' && !circle)
    throw invalid('sort', 'The order by distance needs the filter by place.');
  const fits = searchFor(filter?.search, 'filter.search');
  const found = findableSpaces(context).filter(
    (space) =>
      fits(space.name, space.summary, initiativeNameOf(space)) &&
      (!filter || meets(space, filter, context)) &&
      (!circle || circle(positionOf(space, context)) !== undefined),
  );
  const order = orderBy(sort, circle, filter?.search, context);
  return found.sort((a, b) => order(a, b) || a.id.localeCompare(b.id));

  function initiativeNameOf({ initiativeId }: Row<'spaces'>): string {
    return world.spaceInitiatives.get(initiativeId)?.name ?? '';
  }
}

/** Position of a space as the caller may know it. */
export function positionOf({ id, location }: Row<'spaces'>, context: Context): GeoPoint | null {
  return location && positionFor({ ...location, spaceId: id }, context);
}

function meets(space: Row<'spaces'>, filter: SpacesFilter, context: Context): boolean {
  return (
    holdsOne(filter.topicIds, space.topicIds) &&
    holdsOne(filter.sdgNumbers, space.sdgNumbers) &&
    holdsOne(filter.visibility, [space.visibility]) &&
    fitsFilter(space.contentVisibility, filter.readableBy) &&
    (filter.language == null || coversLanguage(filter.language, space.language)) &&
    (filter.hasOpenTasks !== true || hasOpenTasks(space, context))
  );
}

function hasOpenTasks({ id }: Row<'spaces'>, context: Context): boolean {
  return tasksOf(id, context).some(
    ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
  );
}

function orderBy(
  sort: SpacesQuery['sort'],
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
      return (a, b) => b.createdAt.localeCompare(a.createdAt);
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
