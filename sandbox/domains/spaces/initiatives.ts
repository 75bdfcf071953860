import { about } from '../../shared/context';
import type { Resolvers, Row, World } from '../../shared/context';
import { ascending } from 'graphql-docs-model';
import { canRead } from '../../shared/permissions';
import { react } from '../../shared/reactions';
import type { SpaceInitiativeInput } from '../../types/schema';
import { locate } from '../geo/locate';
import { mayFind } from './lists';

export const initiatives = {
  Initiative: {
    spaces: ({ id }, _args, context) =>
      context.world.spaces
        .where((space) => space.initiativeId === id && mayFind(space, context))
        .sort(ascending(({ createdAt }) => createdAt))
        .slice(0, 10),
  },
  Mutation: {
    // An initiative can be read wherever one of its spaces can.
    updateInitiativeReaction: about(
      ({ input }, context) =>
        context.world.spaces.find(
          (space) => space.initiativeId === input.contentId && canRead(space, context),
        ),
      (_space, { input }, context) => {
        react(input.contentId, input, context);
        return context.world.spaceInitiatives.need(input.contentId);
      },
    ),
  },
} satisfies Resolvers;

/** Creates the initiative of a space, or replaces the values of one that exists. */
export function storeInitiative(
  { id, location, ...input }: SpaceInitiativeInput,
  world: World,
): Row<'spaceInitiatives'> {
  const { clock, spaceInitiatives } = world;
  const moment = clock.now();
  const before = spaceInitiatives.get(id);
  const name = input.name.trim();
  return spaceInitiatives.put({
    __typename: 'Initiative',
    id: before?.id ?? clock.newId(),
    logoUrl: null,
    websiteUrl: null,
    contactEmail: null,
    foundedOn: null,
    ...input,
    name,
    sdgNumbers: input.sdgNumbers ?? [],
    location: location ? locate(location, 'input.initiative.location', world) : null,
    verifiedAt: before?.name === name ? before.verifiedAt : null,
    createdAt: before?.createdAt ?? moment,
    updatedAt: moment,
  });
}

/** Deletes an initiative that runs no space any more. */
export function dropUnused(initiativeId: string | null, { spaces, spaceInitiatives }: World): void {
  const isUsed = spaces.some((space) => space.initiativeId === initiativeId);
  if (initiativeId !== null && !isUsed) spaceInitiatives.delete(initiativeId);
}
