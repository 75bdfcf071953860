import { about, byId, one } from '../../kit/about';
import { webUrl } from '../../kit/addresses';
import { checkLanguage } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import { listed } from '../../kit/find-rows';
import { pointOf } from '../../kit/geometry';
import { page } from '../../kit/page';
import { searchFor } from '../../kit/text';
import type { Row } from '../../kit/world';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import { canList } from '../../shared/permissions';
import { readable } from '../../shared/references';
import { subjectFields } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import { filterOf } from './first-version';
import { recosFor } from './recommend';
import { findEngagements, newestFirst } from './search';
import { similarTo } from './similar';

export const volunteering = {
  Query: {
    appVolunteeringEngagement: one('engagements'),
    appVolunteeringRecos: (_root, _args, context) =>
      recosFor(context)
        .slice(0, 20)
        .map(({ engagement }) => engagement),
    appVolunteeringRecosV2: listed((_args, context) => recosFor(context)),
    appVolunteeringFilteredEngagements: listed((args, context) => {
      checkLanguage('language', args.language);
      const fitsText = searchFor(args.searchText, 'searchText');
      return findEngagements(filterOf(args), context).filter(({ title, summary, description }) =>
        fitsText(title, summary, description),
      );
    }),
    appVolunteeringFilteredEngagementsV2: listed(({ filter }, context) =>
      findEngagements(filter ?? { onlyOpen: true }, context),
    ),
    appVolunteeringSimilarRecommendations: about(
      byId('engagements'),
      (engagement, _args, context) => similarTo(engagement, context),
    ),
  },
  Mutation: {
    trackEngagementView: about(byId('engagements'), (engagement, _args, context) => {
      trackView(engagement, context);
      return null;
    }),
  },
  AppVolunteeringEngagement: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    organizer: ({ organizerId }, _args, { world }) => world.organizers.need(organizerId),
    distance: ({ location }, { from }) => kilometresBetween(pointOf(from, 'from'), location?.point),
    applicationUrl: ({ id }) => `https://apply.example/engagements/${id}`,
    skills: ({ skillIds }, _args, { world }) => world.skills.getMany(skillIds),
    webUrl: ({ id }) => webUrl(`engagements/${id}`),
  },
  AppVolunteeringOrganizer: {
    space: ({ spaceId }, _args, context) => readable('spaces', spaceId, context),
    engagements: ({ id }, args, context) =>
      page(
        context.world.engagements
          .where(({ organizerId, status }) => organizerId === id && status === 'PUBLISHED')
          .filter((engagement) => canList(engagement, context))
          .sort(newestFirst),
        args,
      ),
  },
  AppVolunteeringReco: {
    matchedTopics: ({ topicIds }, _args, { world }) => world.topics.getMany(topicIds).slice(0, 5),
    matchedSkills: ({ skillIds }, _args, { world }) => world.skills.getMany(skillIds).slice(0, 10),
  },
} satisfies Resolvers;

/** Counts one view: of a signed-in user once a day in UTC, of a visitor each time. */
function trackView(engagement: Row<'engagements'>, { caller, world }: Context): void {
  const { userId } = caller;
  const id = `${engagement.id}/${userId ?? ''}/${world.clock.now().slice(0, 10)}`;
  if (world.engagementViews.get(id)) return;
  if (userId !== undefined)
    world.engagementViews.put({
      __typename: 'EngagementView',
      id,
      engagementId: engagement.id,
      userId,
    });
  world.engagements.put({ ...engagement, viewCount: engagement.viewCount + 1 });
}
