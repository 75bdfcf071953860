import { about, byId, one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import type { Resolvers } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import { listed, page } from '../../kit/find-rows';
import { pointOf } from '../../kit/geometry';
import { canList } from '../../shared/permissions';
import { recosFor, similarTo } from './recommend';
import { findByArguments, findEngagements, newestFirst } from './search';

export const volunteering = {
  Query: {
    appVolunteeringEngagement: one('engagements'),
    appVolunteeringRecos: (_root, _args, context) =>
      recosFor(context)
        .slice(0, 20)
        .map(({ engagement }) => engagement),
    appVolunteeringRecosV2: listed((_args, context) => recosFor(context)),
    appVolunteeringFilteredEngagements: listed(findByArguments),
    appVolunteeringFilteredEngagementsV2: listed(({ filter }, context) =>
      findEngagements(filter ?? { onlyOpen: true }, context),
    ),
    appVolunteeringSimilarRecommendations: about(
      byId('engagements'),
      (engagement, _args, context) => similarTo(engagement, context),
    ),
  },
  Mutation: {
    // Counts a view of a signed-in user once a day in UTC, of a visitor each time.
    trackEngagementView: about(byId('engagements'), (engagement, _args, { caller, world }) => {
      const { userId } = caller;
      const id = `${engagement.id}/${userId ?? ''}/${world.clock.now().slice(0, 10)}`;
      if (world.engagementViews.get(id)) return null;
      const view = { __typename: 'EngagementView', id, targetId: engagement.id } as const;
      if (userId !== undefined) world.engagementViews.put({ ...view, ownerId: userId });
      world.engagements.put({ ...engagement, viewCount: engagement.viewCount + 1 });
      return null;
    }),
  },
  AppVolunteeringEngagement: {
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    applicationUrl: ({ id }) => `https://apply.example/engagements/${id}`,
    webUrl: ({ id }) => webUrl(`engagements/${id}`),
  },
  AppVolunteeringOrganizer: {
    engagements: ({ id }, args, context) =>
      page(
        context.world.engagements
          .where(({ organizerId, status }) => organizerId === id && status === 'PUBLISHED')
          .filter((engagement) => canList(engagement, context))
          .sort(newestFirst),
        args,
      ),
  },
} satisfies Resolvers;
