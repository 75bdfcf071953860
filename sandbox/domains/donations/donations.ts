import type { Order } from 'graphql-docs-model';
import { ascending, descending, invalid } from 'graphql-docs-model';
import { findRows, byId, one, webUrl } from '../../shared/context';
import type { Resolvers, Row, World } from '../../shared/context';
import { fitsArea } from '../../shared/geometry';
import { canList } from '../../shared/permissions';
import type { AppDonationsProjectOrder, AppDonationsProjectsFilterInput } from '../../types/schema';

export const donations = {
  Query: {
    appDonationsProject: one(byId('projects')),
    appDonationsProjects: (_root, { filter, orderBy }, context) =>
      findProjects(filter ?? { onlyCollecting: true }, context).sort(orders[orderBy ?? 'NEWEST']),
  },
  AppDonationsProject: {
    fundedShare,
    percentFunded: (project) => {
      const share = fundedShare(project);
      return share === null ? null : Math.min(100, Math.floor(share * 100));
    },
    donationUrl: (project, _args, { world }) =>
      isOver(project, world) ? null : project.donationUrl,
    news: ({ id }, _args, { world }) =>
      world.projectNews.where(({ projectId }) => projectId === id).sort(newestFirst),
    webUrl: ({ id }, _args, context) => webUrl(`projects/${id}`, context),
  },
  AppDonationsInitiative: {
    projects: ({ id }, _args, context) =>
      context.world.projects
        .where(({ initiativeId, status }) => initiativeId === id && status === 'PUBLISHED')
        .filter((project) => canList(project, context))
        .sort(newestFirst),
  },
  AppDonationsPicture: {
    url: (picture, { width }) => {
      if (width == null) return picture.url;
      return `${picture.url}?tr=w-${Math.min(width, picture.width)}`;
    },
  },
} satisfies Resolvers;

const newestFirst = descending(
  ({ publishedAt }: Row<'projects'> | Row<'projectNews'>) => publishedAt,
);

/** For projects that come newest first, and stay so where an order does not tell them apart. */
const orders: Readonly<Record<AppDonationsProjectOrder, Order<Row<'projects'>>>> = {
  NEWEST: () => 0,
  ENDING_SOON: ascending(({ endDate }) => endDate ?? '9999'),
  NEARLY_FUNDED: (a, b) => missingShare(a) - missingShare(b),
};

/** Published projects that meet all conditions, the newest first. */
const findProjects = findRows('projects', {
  check: ({ currencies }: AppDonationsProjectsFilterInput) => {
    if (currencies?.some((code) => !/^[A-Z]{3}$/.test(code)))
      throw invalid('filter.currencies', 'A currency must be an ISO 4217 code, for example `EUR`.');
  },
  where: ({ area, onlyCollecting, isTaxDeductible }, context) => {
    const isInArea = fitsArea(area);
    const today = context.world.clock.now().slice(0, 10);
    return (project) =>
      project.status === 'PUBLISHED' &&
      isInArea(project.location) &&
      (!onlyCollecting || (project.startDate <= today && !isOver(project, context.world))) &&
      (!isTaxDeductible || project.isTaxDeductible) &&
      canList(project, context);
  },
  text: ({ title, summary, description, initiativeId }, { world }) => [
    ...[title, summary, description],
    world.donationsInitiatives.need(initiativeId).name,
  ],
  equal: { initiativeId: 'initiativeId' },
  oneOf: { topicIds: 'topicIds', sdgNumbers: 'sdgNumbers', currencies: 'currency' },
  order: newestFirst,
});

/** Whether the last day of the collection, in UTC, has passed. */
function isOver({ endDate, status }: Row<'projects'>, { clock }: World): boolean {
  return status === 'ARCHIVED' || (endDate !== null && endDate < clock.now().slice(0, 10));
}

/** Share of the goal that is reached, more than 1 where it is exceeded; null without a goal. */
function fundedShare({ raisedAmount, targetAmount }: Row<'projects'>): number | null {
  return targetAmount === null ? null : raisedAmount / targetAmount;
}

/** Share of the goal that is missing; reached goals follow, and projects without a goal come last. */
function missingShare(project: Row<'projects'>): number {
  const share = fundedShare(project);
  if (share === null) return 3;
  return share >= 1 ? 2 : 1 - share;
}
