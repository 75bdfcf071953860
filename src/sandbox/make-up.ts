import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { MadeUp, Memory } from '../made-up';
import type { Context } from './kit/context';
import type { AnyRow, World } from './kit/world';
import { allTables } from './kit/world';
import { canList } from './shared/permissions';

/** Context of a request of which something may be made up. */
export interface MakingUp extends Context {
  /** Coordinates of fields whose answers were made up. */
  readonly madeUp: Set<string>;
}

/** Makes the resolver of fields that no rule and no row answers; what it refers to are rows. */
export function createMakeUp(
  schema: GraphQLSchema,
): GraphQLFieldResolver<unknown, MakingUp, Readonly<Record<string, unknown>>> {
  const models = new WeakMap<MakingUp, MadeUp>();
  const memories = new WeakMap<World, Memory>();
  return async (parent, args, context, info) => {
    context.madeUp.add(`${info.parentType.name}.${info.fieldName}`);
    // Where every field has a rule, no reader loads this.
    const { createMadeUp, Memory } = await import('../made-up');
    const { world } = context;
    const memory = memories.get(world) ?? new Memory();
    memories.set(world, memory);
    const rows = (typeName: string): readonly AnyRow[] => rowsOf(typeName, context);
    const model = models.get(context) ?? createMadeUp(schema, world.clock.now(), memory, rows);
    models.set(context, model);
    return model.resolve(parent, args, context, info);
  };
}

/** Rows of a type that the caller may read; none if the type has no table. */
function rowsOf(typeName: string, context: Context): readonly AnyRow[] {
  return allTables(context.world)
    .flatMap((table) => table.all())
    .filter((row) => row.__typename === typeName && isOwn(row, context) && canList(row, context));
}

/** What is kept for one person is nobody else's to read. */
function isOwn(row: AnyRow, { caller }: Context): boolean {
  const kept: Readonly<Record<string, unknown>> = { ...row };
  return ['ownerId', 'userId', 'recipientId'].every(
    (name) => kept[name] === undefined || kept[name] === caller.userId,
  );
}
