import type { GraphQLSchema } from 'graphql';
import type { Clock } from './clock';
import type { Journal } from './journal';
import type { MadeUp, Memory } from './made-up';
import type { FieldResolver } from './resolvers';
import type { AnyRow } from './world';

/** Context of a request of which something may be made up. */
export interface MakingUp {
  readonly world: { readonly clock: Clock; readonly journal: Journal };
  /** Coordinates of fields whose answers were made up. */
  readonly madeUp: Set<string>;
}

/**
 * Makes the resolver of fields that no rule and no row answers.
 *
 * @param rowsOf - Rows of a type to which what is made up may refer, for who asks.
 */
export function createMakeUp<C extends MakingUp>(
  schema: GraphQLSchema,
  rowsOf: (typeName: string, context: C) => readonly AnyRow[],
): FieldResolver<C> {
  const models = new WeakMap<C, MadeUp>();
  const memories = new WeakMap<C['world'], Memory>();
  return async (parent, args, context, info) => {
    context.madeUp.add(`${info.parentType.name}.${info.fieldName}`);
    // Where every field has a rule, no reader loads this.
    const { createMadeUp, Memory } = await import('./made-up');
    const { world } = context;
    const memory = memories.get(world) ?? new Memory((undo) => world.journal.note(undo));
    memories.set(world, memory);
    const rows = (typeName: string): readonly AnyRow[] => rowsOf(typeName, context);
    const model = models.get(context) ?? createMadeUp(schema, world.clock.now(), memory, rows);
    models.set(context, model);
    return model.resolve(parent, args, context, info);
  };
}
