import type { AnyResolver, Context } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { react } from '../../shared/reactions';
import type { Row, World } from '../../kit/world';
import { locate } from '../geo/locate';
import type { InitiativeInput } from './values';
import type { ReactionType } from '../../types/schema';

interface InitiativeReaction {
  readonly input: {
    readonly contentId: string;
    readonly reaction: ReactionType;
    readonly action: 'ADD' | 'REMOVE';
  };
}

export const initiativeMutations = {
  updateInitiativeReaction: (
    _root: unknown,
    { input }: InitiativeReaction,
    context: Context,
  ): Row<'spaceInitiatives'> => {
    const initiative = context.world.spaceInitiatives.get(input.contentId);
    if (!initiative) throw notFound('initiative');
    react(input.contentId, input, context);
    return initiative;
  },
} satisfies Readonly<Record<string, AnyResolver>>;

/** Creates the initiative of a space, or replaces the values of one that exists. */
export function storeInitiative(
  { id, name, sdgNumbers, location, ...input }: InitiativeInput,
  world: World,
): Row<'spaceInitiatives'> {
  const moment = world.clock.now();
  const before = world.spaceInitiatives.get(id);
  const keepsMark = before?.name === name.trim();
  return world.spaceInitiatives.put({
    __typename: 'Initiative',
    id: before?.id ?? world.clock.newId(),
    name: name.trim(),
    type: input.type,
    description: input.description,
    logoUrl: input.logoUrl ?? null,
    websiteUrl: input.websiteUrl ?? null,
    contactEmail: input.contactEmail ?? null,
    location: location ? locate(location, 'input.initiative.location', world) : null,
    foundedOn: input.foundedOn ?? null,
    isNonProfit: input.isNonProfit,
    verifiedAt: keepsMark ? before.verifiedAt : null,
    sdgNumbers: sdgNumbers ?? [],
    createdAt: before?.createdAt ?? moment,
    updatedAt: moment,
  });
}

/** Deletes an initiative that runs no space any more. */
export function dropUnused(initiativeId: string | null, { spaces, spaceInitiatives }: World): void {
  if (initiativeId === null || spaces.all().some((row) => row.initiativeId === initiativeId))
    return;
  spaceInitiatives.delete(initiativeId);
}
