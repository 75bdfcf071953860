import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { changeOf } from './change';
import { hintsOf } from './hints';
import { createKeys } from './keys';
import type { Values } from './made';
import { Made } from './made';
import { makeField } from './make-field';
import { memo } from './memo';
import type { Model } from './model';
import { Objects } from './objects';
import { createPaths } from './paths';
import { sampleArguments } from './sample-arguments';

export interface MadeUp {
  /** Answers any field of any object, and of the root. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown, Values>;
  /** Arguments that an operation requires, with values for which it finds something. */
  readonly argumentsFor: (parent: GraphQLObjectType, field: string) => Values;
  /** Forgets what mutations changed. */
  readonly reset: () => void;
}

/**
 * Makes up what a schema's fields answer: the same on every run, in whatever order they are asked.
 * An object is the same wherever it is met, and lookups find what lists show.
 *
 * @param now - Moment around which all dates are.
 */
export function createMadeUp(schema: GraphQLSchema, now: string): MadeUp {
  const objects = new Objects(schema);
  const read: Model['read'] = (object, name, args = {}) => {
    const field = object.type.getFields()[name];
    return field ? makeField(model, object, field, args) : null;
  };
  const keys = createKeys(objects, read);
  const pathOf = createPaths(objects);
  const model: Model = {
    schema,
    objects,
    keys,
    pathOf,
    hintsOf: memo(hintsOf),
    now: Date.parse(now),
    read,
  };
  return {
    resolve: (parent, args, _context, { parentType, fieldName }) => {
      const object = parent instanceof Made ? parent : rootOf(parentType);
      const field = parentType.getFields()[fieldName];
      const change = field && changeOf(model, object, field);
      return change ? change(args) : model.read(object, fieldName, args);
    },
    argumentsFor: (parent, field) => sampleArguments(model, parent, field),
    reset: () => objects.reset(),
  };
}

function rootOf(type: GraphQLObjectType): Made {
  return new Made(type, type.name, 0, {}, { isRoot: true });
}
