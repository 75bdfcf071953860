import type { Context } from '../kit/context';
import type { AnyRow } from '../kit/table';
import type { World } from '../kit/world';
import type { ReactionType } from '../types/schema';

/** In the order of the schema. */
const reactionTypes: readonly ReactionType[] = [
  'LIKE',
  'HEART',
  'CELEBRATE',
  'SUPPORT',
  'INSIGHTFUL',
];

/** Parent of the fields of `ReactionCounts`. */
export type ReactionCounts = Readonly<Record<Lowercase<ReactionType> | 'total', number>>;

/** Numbers of reactions to whatever has this identifier, without those of deleted accounts. */
export function reactionCounts(contentId: string, world: World): ReactionCounts {
  const left = world.reactions
    .all()
    .filter((reaction) => reaction.contentId === contentId)
    .filter(({ userId }) => world.users.get(userId)?.isDeleted === false);
  const count = (wanted: ReactionType): number => left.filter(({ type }) => type === wanted).length;
  return {
    like: count('LIKE'),
    heart: count('HEART'),
    celebrate: count('CELEBRATE'),
    support: count('SUPPORT'),
    insightful: count('INSIGHTFUL'),
    total: left.length,
  };
}

/** Kinds of reaction that the caller left, in the order of `ReactionType`. */
function viewerReactions(contentId: string, { caller, world }: Context): ReactionType[] {
  const left = world.reactions
    .all()
    .filter((reaction) => reaction.contentId === contentId && reaction.userId === caller.userId)
    .map(({ type }) => type);
  return reactionTypes.filter((type) => left.includes(type));
}

/** Fields of every type that can be reacted to. */
export const reactionFields = {
  reactions: ({ id }: AnyRow, _args: unknown, { world }: Context) => reactionCounts(id, world),
  viewerReactions: ({ id }: AnyRow, _args: unknown, context: Context) =>
    viewerReactions(id, context),
};

export function react(
  contentId: string,
  { reaction, action }: { readonly reaction: ReactionType; readonly action: 'ADD' | 'REMOVE' },
  context: Context,
): void {
  if (action === 'ADD') addReaction(contentId, reaction, context);
  else removeReactions(contentId, reaction, context);
}

/** Leaves a reaction of the caller; one that was left before stays. */
export function addReaction(contentId: string, type: ReactionType, context: Context): void {
  const { caller, world } = context;
  if (caller.userId === undefined || viewerReactions(contentId, context).includes(type)) return;
  world.clock.tick();
  world.reactions.put({
    __typename: 'Reaction',
    id: world.clock.newId(),
    contentId,
    userId: caller.userId,
    type,
  });
}

/** Takes back reactions of the caller: one kind, or all for null. If there is none, nothing happens. */
export function removeReactions(
  contentId: string,
  type: ReactionType | null | undefined,
  { caller, world }: Context,
): void {
  const left = world.reactions
    .all()
    .filter((reaction) => reaction.contentId === contentId && reaction.userId === caller.userId)
    .filter((reaction) => type == null || reaction.type === type);
  for (const { id } of left) world.reactions.delete(id);
}

/** Removes what all people left on something that is deleted. */
export function deleteReactions(contentId: string, world: World): void {
  for (const reaction of world.reactions.all()) {
    if (reaction.contentId === contentId) world.reactions.delete(reaction.id);
  }
}
