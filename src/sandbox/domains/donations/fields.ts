import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { invalid } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canRead } from '../../shared/permissions';
import { subjectFields } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { isOver } from './collecting';
import { fundedShare, newestFirst } from './search';
import type { Row } from '../../kit/world';
import type { Stored } from '../../types/tables';

export const donationsFields = {
  AppDonationsProject: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    initiative: ({ initiativeId }: Row<'projects'>, _args: unknown, { world }: Context) =>
      world.donationsInitiatives.get(initiativeId),
    fundedShare,
    percentFunded: (project: Row<'projects'>) => {
      const share = fundedShare(project);
      return share === null ? null : Math.min(100, Math.floor(share * 100));
    },
    donationUrl: (project: Row<'projects'>, _args: unknown, { world }: Context) =>
      isOver(project, world) ? null : project.donationUrl,
    news: ({ id }: Row<'projects'>, args: PageArguments, { world }: Context) =>
      page(
        world.projectNews
          .all()
          .filter(({ projectId }) => projectId === id)
          .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
        args,
      ),
    webUrl: ({ id }: Row<'projects'>) => webUrl(`projects/${id}`),
  },
  AppDonationsInitiative: {
    space: ({ spaceId }: Row<'donationsInitiatives'>, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(spaceId);
      return space && canRead(space, context) ? space : null;
    },
    projects: ({ id }: Row<'donationsInitiatives'>, args: PageArguments, { world }: Context) =>
      page(
        world.projects
          .all()
          .filter(({ initiativeId, status }) => initiativeId === id && status === 'PUBLISHED')
          .sort(newestFirst),
        args,
      ),
  },
  AppDonationsNews: {
    project: ({ projectId }: Row<'projectNews'>, _args: unknown, { world }: Context) =>
      world.projects.get(projectId),
    author: ({ signerId }: Row<'projectNews'>, _args: unknown, { world }: Context) =>
      world.projectAuthors.get(signerId) ?? null,
  },
  AppDonationsAuthor: {
    user: ({ userId }: Row<'projectAuthors'>, _args: unknown, { world }: Context) =>
      world.users.get(userId) ?? null,
  },
  AppDonationsPicture: {
    url: (
      picture: Stored['AppDonationsPicture'],
      { width }: { readonly width?: number | null },
    ) => {
      if (width == null) return picture.url;
      if (width < 16 || width > 2048)
        throw invalid('width', 'The width must be from 16 to 2,048 pixels.');
      return `${picture.url}?tr=w-${Math.min(width, picture.width)}`;
    },
  },
} satisfies AnyResolvers;
