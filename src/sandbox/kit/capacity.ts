import type { GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { failure } from './failure';
import { Table } from './table';
import type { World } from './world';
import { wrapResolvers } from './wrap-resolvers';

/** Objects that a world holds: more than tests leave behind, and few enough for lists to stay quick. */
export const capacity = 10_000;

/**
 * Refuses changes of a world that is full. It is asked before a change begins, which so happens as a
 * whole or not at all.
 */
export function enforceCapacity(schema: GraphQLSchema): void {
  wrapResolvers<Context>(schema, (resolve, _field, type) => {
    if (type !== schema.getMutationType()) return resolve;
    return (parent, args, context, info) => {
      if (sizeOf(context.world) >= capacity) throw full();
      return resolve(parent, args, context, info);
    };
  });
}

function sizeOf(world: World): number {
  return Object.values<unknown>({ ...world })
    .filter((part) => part instanceof Table)
    .reduce((sum, { size }) => sum + size, 0);
}

function full(): Error {
  const message = `The sandbox is full: it holds ${capacity} objects. Reset it to make changes again.`;
  return failure('RATE_LIMITED', message, { retryAfter: 0 });
}
