import type { Subject } from '../../shared/access';
import { checkLanguage } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { searchFor } from '../../kit/text';
import type { FirstVersion } from './first-version';
import { filterOf } from './first-version';
import { recosFor } from './recommend';
import type { EngagementsFilter } from './search';
import { findEngagements } from './search';
import { similarTo } from './similar';
import { trackView } from './views';

interface ById {
  readonly id: string;
}

interface EngagementList extends PageArguments {
  readonly filter?: EngagementsFilter | null;
}

export const volunteeringOperations = {
  Query: {
    appVolunteeringEngagement: (_root: unknown, { id }: ById, { world }: Context) =>
      world.engagements.get(id),
    appVolunteeringRecos: (_root: unknown, _args: unknown, context: Context) =>
      recosFor(context)
        .slice(0, 20)
        .map(({ engagement }) => engagement),
    appVolunteeringRecosV2: (_root: unknown, args: PageArguments, context: Context) =>
      page(recosFor(context), args),
    appVolunteeringFilteredEngagements: (
      _root: unknown,
      args: FirstVersion & PageArguments,
      context: Context,
    ) => {
      checkLanguage('language', args.language);
      const fitsText = searchFor(args.searchText, 'searchText');
      const found = findEngagements(filterOf(args), context).filter(
        ({ title, summary, description }) => fitsText(title, summary, description),
      );
      return page(found, args);
    },
    appVolunteeringFilteredEngagementsV2: (
      _root: unknown,
      { filter, ...args }: EngagementList,
      context: Context,
    ) => page(findEngagements(filter ?? { onlyOpen: true }, context), args),
    appVolunteeringSimilarRecommendations: (_root: unknown, { id }: ById, context: Context) => {
      const engagement = context.world.engagements.get(id);
      return engagement ? similarTo(engagement, context) : [];
    },
  },
  Mutation: {
    trackEngagementView: (_root: unknown, { id }: ById, context: Context) => {
      trackView(id, context);
      return null;
    },
  },
} satisfies AnyResolvers;

const engagement: Subject = ({ id }, { world }) => world.engagements.get(String(id));

export const volunteeringSubjects: Readonly<Record<string, Subject>> = {
  'Query.appVolunteeringEngagement': engagement,
  'Query.appVolunteeringSimilarRecommendations': engagement,
  'Mutation.trackEngagementView': engagement,
};
