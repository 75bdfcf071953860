import { about, tableOf } from './context';
import type { Context, Row, World } from './context';
import type {
  ReactionAction,
  ReactionCounts,
  ReactionType,
  UpdateContentReactionInput,
} from '../types/schema';
import type { Tables } from '../types/tables';

/** In the order of the schema. */
const reactionTypes: readonly ReactionType[] = [
  'LIKE',
  'HEART',
  'CELEBRATE',
  'SUPPORT',
  'INSIGHTFUL',
];

/** Numbers of reactions to whatever has this identifier, without those of deleted accounts. */
export function reactionCounts(contentId: string, world: World): ReactionCounts {
  const left = world.reactions
    .where((reaction) => reaction.contentId === contentId)
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

/** Kinds of reaction that the caller left. */
export function reactionsOfCaller(contentId: string, context: Context): ReactionType[] {
  const left = leftByCaller(contentId, context).map(({ type }) => type);
  return reactionTypes.filter((type) => left.includes(type));
}

/** Resolver of a mutation that leaves a reaction to a row of a table, or takes it back. */
export function reactionTo<Name extends keyof Tables>(
  table: Name,
): ReturnType<typeof about<Row<Name>, ContentReaction, Row<Name>>> {
  return about(
    ({ input }, { world }) => tableOf(world, table).get(input.contentId),
    (row, { input }: ContentReaction, context) => {
      react(row.id, input, context);
      return row;
    },
  );
}

interface ContentReaction {
  readonly input: UpdateContentReactionInput;
}

interface Change {
  readonly action: ReactionAction;
  readonly reaction?: ReactionType | null;
}

/** Leaves a reaction of the caller, unless it was left before, or takes back this kind or, for null, all. */
export function react(
  contentId: string,
  { reaction: type, action }: Change,
  context: Context,
): void {
  const { caller, world } = context;
  const left = leftByCaller(contentId, context).filter((each) => !type || each.type === type);
  if (action === 'REMOVE') {
    for (const { id } of left) world.reactions.delete(id);
    return;
  }
  if (caller.userId === undefined || !type || left.length > 0) return;
  world.clock.tick();
  const id = world.clock.newId();
  world.reactions.put({ __typename: 'Reaction', id, contentId, userId: caller.userId, type });
}

/** Removes what all people left on something that is deleted. */
export function deleteReactions(contentId: string, { reactions }: World): void {
  reactions.deleteWhere((reaction) => reaction.contentId === contentId);
}

function leftByCaller(contentId: string, { caller, world }: Context): Row<'reactions'>[] {
  return world.reactions.where(
    (reaction) => reaction.contentId === contentId && reaction.userId === caller.userId,
  );
}
