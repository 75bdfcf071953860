import type { Subject } from '../../access';
import type { Context, Resolvers } from '../../context';
import { connectionTo, permissionsOn } from '../../permissions';
import type { SpaceRow } from './rows';

export const spaceResolvers = {
  Query: {
    spaceById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.spaces.get(id),
  },
  Space: {
    viewerConnection: (space: SpaceRow, _args: unknown, context: Context) =>
      connectionTo(space, context),
    viewerPermissions: (space: SpaceRow, _args: unknown, context: Context) =>
      permissionsOn(space, context),
  },
} satisfies Resolvers;

export const spaceSubjects: Readonly<Record<string, Subject>> = {
  'Query.spaceById': ({ id }, { world }) => world.spaces.get(String(id)),
};
