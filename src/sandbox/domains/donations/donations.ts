import { one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import type { Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { descending } from '../../kit/find-rows';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { readable } from '../../shared/references';
import { subjectFields } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { findProjects, fundedShare, isOver, newestFirst, orders } from './search';

const latestFirst = descending((news: Row<'projectNews'>) => news.publishedAt);

export const donations = {
  Query: {
    appDonationsProject: one('projects'),
    appDonationsProjects: (_root, { filter, order, ...args }, context) =>
      page(findProjects(filter ?? { onlyCollecting: true }, context).sort(orders[order]), args),
  },
  AppDonationsProject: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    initiative: ({ initiativeId }, _args, { world }) =>
      world.donationsInitiatives.need(initiativeId),
    fundedShare,
    percentFunded: (project) => {
      const share = fundedShare(project);
      return share === null ? null : Math.min(100, Math.floor(share * 100));
    },
    donationUrl: (project, _args, { world }) =>
      isOver(project, world) ? null : project.donationUrl,
    news: ({ id }, args, { world }) =>
      page(world.projectNews.where(({ projectId }) => projectId === id).sort(latestFirst), args),
    webUrl: ({ id }) => webUrl(`projects/${id}`),
  },
  AppDonationsInitiative: {
    space: ({ spaceId }, _args, context) => readable('spaces', spaceId, context),
    projects: ({ id }, args, { world }) =>
      page(
        world.projects
          .where(({ initiativeId, status }) => initiativeId === id && status === 'PUBLISHED')
          .sort(newestFirst),
        args,
      ),
  },
  AppDonationsNews: {
    project: ({ projectId }, _args, { world }) => world.projects.need(projectId),
    author: ({ signerId }, _args, { world }) => world.projectAuthors.get(signerId),
  },
  AppDonationsAuthor: {
    user: ({ userId }, _args, { world }) => world.users.get(userId),
  },
  AppDonationsPicture: {
    url: (picture, { width }) => {
      if (width == null) return picture.url;
      if (width < 16 || width > 2048)
        throw invalid('width', 'The width must be from 16 to 2,048 pixels.');
      return `${picture.url}?tr=w-${Math.min(width, picture.width)}`;
    },
  },
} satisfies Resolvers;
