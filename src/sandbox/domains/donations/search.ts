import { checkCount } from '../../kit/checks';
import type { Choices } from '../../kit/choices';
import { checkGoals, holdsOne } from '../../kit/choices';
import type { Context } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { isInside, polygonOf } from '../../kit/geometry';
import { canList } from '../../shared/permissions';
import { searchFor } from '../../kit/text';
import { isCollecting } from './collecting';
import type { Row } from '../../kit/world';

/** Value of `AppDonationsProjectsFilterInput`. */
export interface ProjectsFilter {
  readonly searchText?: string | null;
  readonly initiativeId?: string | null;
  readonly topicIds?: Choices<string>;
  readonly sdgNumbers?: Choices<number>;
  readonly area?: unknown;
  readonly currencies?: Choices<string>;
  readonly isTaxDeductible?: boolean | null;
  readonly onlyCollecting: boolean;
}

export type ProjectOrder = 'NEWEST' | 'ENDING_SOON' | 'NEARLY_FUNDED';

type Comparison = (a: Row<'projects'>, b: Row<'projects'>) => number;

const orders: Readonly<Record<ProjectOrder, Comparison>> = {
  NEWEST: () => 0,
  ENDING_SOON: (a, b) => (a.endDate ?? '9999').localeCompare(b.endDate ?? '9999'),
  NEARLY_FUNDED: (a, b) => missingShare(a) - missingShare(b),
};

/** Published projects that meet all conditions; those that the order does not tell apart come newest first. */
export function findProjects(
  filter: ProjectsFilter,
  order: ProjectOrder,
  context: Context,
): Row<'projects'>[] {
  const { world } = context;
  checkFilter(filter);
  const fitsText = searchFor(filter.searchText, 'filter.searchText');
  const area = filter.area == null ? null : polygonOf(filter.area, 'filter.area');
  return world.projects
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .filter((project) => canList(project, context))
    .filter((project) => !filter.onlyCollecting || isCollecting(project, world))
    .filter(({ title, summary, description, initiativeId }) =>
      fitsText(
        title,
        summary,
        description,
        world.donationsInitiatives.get(initiativeId)?.name ?? null,
      ),
    )
    .filter(({ initiativeId }) => !filter.initiativeId || initiativeId === filter.initiativeId)
    .filter(({ topicIds }) => holdsOne(filter.topicIds, topicIds))
    .filter(({ sdgNumbers }) => holdsOne(filter.sdgNumbers, sdgNumbers))
    .filter(({ currency }) => holdsOne(filter.currencies, [currency]))
    .filter(({ isTaxDeductible }) => !filter.isTaxDeductible || isTaxDeductible)
    .filter(({ location }) => !area || (!!location?.point && isInside(location.point, area)))
    .sort(newestFirst)
    .sort(orders[order]);
}

export function newestFirst(a: Row<'projects'>, b: Row<'projects'>): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

/** Share of the goal that is reached, more than 1 where it is exceeded; null without a goal. */
export function fundedShare({ raisedAmount, targetAmount }: Row<'projects'>): number | null {
  return targetAmount === null ? null : raisedAmount / targetAmount;
}

/** Share of the goal that is missing; reached goals follow, and projects without a goal come last. */
function missingShare(project: Row<'projects'>): number {
  const share = fundedShare(project);
  if (share === null) return 3;
  return share >= 1 ? 2 : 1 - share;
}

function checkFilter({ topicIds, sdgNumbers, currencies }: ProjectsFilter): void {
  checkCount('filter.topicIds', topicIds, 0, 20);
  checkCount('filter.currencies', currencies, 0, 10);
  checkGoals('filter.sdgNumbers', sdgNumbers);
  if (currencies?.some((code) => !/^[A-Z]{3}$/.test(code)))
    throw invalid('filter.currencies', 'A currency must be an ISO 4217 code, for example `EUR`.');
}
