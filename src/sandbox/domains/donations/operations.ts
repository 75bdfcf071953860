import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import type { ProjectOrder, ProjectsFilter } from './search';
import { findProjects } from './search';

interface ProjectList extends PageArguments {
  readonly filter?: ProjectsFilter | null;
  readonly order: ProjectOrder;
}

export const donationsOperations = {
  Query: {
    appDonationsProject: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.projects.get(id),
    appDonationsProjects: (
      _root: unknown,
      { filter, order, ...args }: ProjectList,
      context: Context,
    ) => page(findProjects(filter ?? { onlyCollecting: true }, order, context), args),
  },
} satisfies AnyResolvers;

export const donationsSubjects: Readonly<Record<string, Subject>> = {
  'Query.appDonationsProject': ({ id }, { world }) => world.projects.get(String(id)),
};
