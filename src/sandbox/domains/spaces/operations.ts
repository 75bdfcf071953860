import type { Subject } from '../../shared/access';
import type { GeoRadius } from '../../kit/circle';
import { circleOf } from '../../kit/circle';
import type { AnyResolvers, Context } from '../../kit/context';
import { coversLanguage } from '../../kit/language-tags';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { canRead, connectionTo } from '../../shared/permissions';
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
} satisfies AnyResolvers;

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
