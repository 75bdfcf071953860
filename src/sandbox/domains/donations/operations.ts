import type { Subject } from '../../access';
import type { Context, Resolvers } from '../../context';
import type { PageArguments } from '../../page';
import { page } from '../../page';
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
} satisfies Resolvers;

export const donationsSubjects: Readonly<Record<string, Subject>> = {
  'Query.appDonationsProject': ({ id }, { world }) => world.projects.get(String(id)),
};
