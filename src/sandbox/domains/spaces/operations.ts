import type { Subject } from '../../access';
import type { GeoRadius } from '../../circle';
import { circleOf } from '../../circle';
import type { Context, Resolvers } from '../../context';
import { coversLanguage } from '../../language-tags';
import type { PageArguments } from '../../page';
import { page } from '../../page';
import { canRead, connectionTo } from '../../permissions';
import { connectionMutations } from './connections';
import { initiativeMutations } from './initiatives';
import { inviteMutations } from './invites';
import type { DiscoverSpaces } from './list-fields';
import { findableSpaces } from './lists';
import { spaceMutations } from './mutations';
import { recommendSpaces } from './recommended';
import type { SpacesQuery } from './search';
import { positionOf, searchSpaces } from './search';
import { validateSpace } from './validation';

interface Near {
  readonly near?: GeoRadius | null;
}

interface Discovery extends Near {
  readonly language?: string | null;
}

/** Radius around the place in a profile, which names none: the default of `GeoRadiusInput`. */
const aroundHome = 10_000;

export const spaceOperations = {
  Query: {
    spaces: (_root: unknown, args: SpacesQuery, context: Context) =>
      page(searchSpaces(args, context), args),
    spaceById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.spaces.get(id),
    mySpaces: () => ({}),
    discoverSpaces: (_root: unknown, args: Discovery, context: Context): DiscoverSpaces => {
      const { caller, world } = context;
      const home = world.users.get(caller.userId)?.home?.point;
      const around = args.near ?? (home && { center: home, radiusMeters: aroundHome });
      return {
        spaces: findableSpaces(context)
          .filter((space) => ['NONE', 'BLOCKED'].includes(connectionTo(space, context)))
          .filter(({ language }) => !args.language || coversLanguage(args.language, language)),
        circle: around ? circleOf(around, 'near') : undefined,
      };
    },
    recommendedSpaces: (_root: unknown, args: Near & PageArguments, context: Context) => {
      const circle = args.near ? circleOf(args.near, 'near') : undefined;
      const spaces = recommendSpaces(context).filter(
        (space) => !circle || circle(positionOf(space, context)) !== undefined,
      );
      return page(spaces, args);
    },
  },
  Mutation: {
    ...spaceMutations,
    validateSpace,
    ...inviteMutations,
    ...connectionMutations,
    ...initiativeMutations,
  },
} satisfies Resolvers;

const byId: Subject = ({ id }, { world }) => world.spaces.get(String(id));
const ofInput: Subject = ({ input }, { world }) =>
  world.spaces.get((input as { readonly spaceId: string }).spaceId);

export const spaceSubjects: Readonly<Record<string, Subject>> = {
  'Query.spaceById': byId,
  'Mutation.updateSpace': byId,
  'Mutation.deleteSpace': byId,
  'Mutation.inviteToSpaceByEmail': ofInput,
  'Mutation.updateSpaceUserConnection': ofInput,
  /** An initiative can be read wherever one of its spaces can. */
  'Mutation.updateInitiativeReaction': ({ input }, context) => {
    const { contentId } = input as { readonly contentId: string };
    return context.world.spaces
      .all()
      .find((space) => space.initiativeId === contentId && canRead(space, context));
  },
};
