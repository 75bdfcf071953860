import { webUrl } from '../../kit/addresses';
import type { AnyResolvers, Context } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import { pointOf } from '../../kit/geometry';
import { bookmarkFields, favoriteFields } from '../../shared/marks';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canList, canRead } from '../../shared/permissions';
import { subjectFields } from '../../shared/subject-fields';
import { threadFields } from '../../shared/threads';
import type { Reco } from './recommend';
import { newestFirst } from './search';
import type { Row } from '../../kit/world';

export const volunteeringFields = {
  AppVolunteeringEngagement: {
    ...threadFields,
    ...favoriteFields,
    ...bookmarkFields,
    ...subjectFields,
    organizer: ({ organizerId }: Row<'engagements'>, _args: unknown, { world }: Context) =>
      world.organizers.get(organizerId),
    distance: ({ location }: Row<'engagements'>, { from }: { readonly from: unknown }) =>
      kilometresBetween(pointOf(from, 'from'), location?.point),
    applicationUrl: ({ id }: Row<'engagements'>) => `https://apply.example/engagements/${id}`,
    skills: ({ skillIds }: Row<'engagements'>, _args: unknown, { world }: Context) =>
      world.skills.getMany(skillIds),
    webUrl: ({ id }: Row<'engagements'>) => webUrl(`engagements/${id}`),
  },
  AppVolunteeringOrganizer: {
    space: ({ spaceId }: Row<'organizers'>, _args: unknown, context: Context) => {
      const space = context.world.spaces.get(spaceId);
      return space && canRead(space, context) ? space : null;
    },
    engagements: ({ id }: Row<'organizers'>, args: PageArguments, context: Context) =>
      page(
        context.world.engagements
          .all()
          .filter(({ organizerId, status }) => organizerId === id && status === 'PUBLISHED')
          .filter((engagement) => canList(engagement, context))
          .sort(newestFirst),
        args,
      ),
  },
  AppVolunteeringReco: {
    matchedTopics: ({ topicIds }: Reco, _args: unknown, { world }: Context) =>
      world.topics.getMany(topicIds).slice(0, 5),
    matchedSkills: ({ skillIds }: Reco, _args: unknown, { world }: Context) =>
      world.skills.getMany(skillIds).slice(0, 10),
  },
} satisfies AnyResolvers;
