import type { GraphQLSchema } from 'graphql';
import { failure } from './failure';
import { wrapResolvers } from './resolvers';
import { allTables } from './world';

/** Objects that a world holds: more than tests leave behind, and few enough for lists to stay quick. */
export const capacity = 10_000;

/**
 * Refuses changes of a world that is full. It is asked before a change begins, which so happens as a
 * whole or not at all.
 */
export function enforceCapacity(schema: GraphQLSchema): void {
  wrapResolvers<{ readonly world: object }>(schema, (resolve, _field, type) => {
    if (type !== schema.getMutationType()) return resolve;
    return (parent, args, context, info) => {
      const size = allTables(context.world).reduce((sum, table) => sum + table.size, 0);
      if (size >= capacity) throw full();
      return resolve(parent, args, context, info);
    };
  });
}

function full(): Error {
  const message = `The model is full: it holds ${capacity} objects. Reset it to make changes again.`;
  return failure('RATE_LIMITED', message, { retryAfter: 0 });
}
