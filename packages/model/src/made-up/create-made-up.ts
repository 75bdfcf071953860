import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { changeOf } from './change';
import type { Values } from './made';
import { Made } from './made';
import { makeField } from './make-field';
import { createPaths } from './match';
import type { Memory, Model, RowsOf } from './objects';
import { createKeys, madeOf, Objects } from './objects';
import { sampleArguments } from './sample-arguments';

export { Memory } from './objects';

export interface MadeUp {
  /** Answers any field of any object, and of the root. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown, Values>;
  /** Arguments that an operation requires, with values for which it finds something. */
  readonly argumentsFor: (parent: GraphQLObjectType, field: string) => Values;
}

/**
 * Makes up what a schema's fields answer: the same on every run, in whatever order they are asked.
 * An object is the same wherever it is met, and lookups find what lists show.
 *
 * @param now - Moment around which all dates are.
 * @param memory - Remembers what mutations change.
 * @param rowsOf - Objects of a type that others know as rows, and get as these.
 */
export function createMadeUp(
  schema: GraphQLSchema,
  now: string,
  memory: Memory,
  rowsOf?: RowsOf,
): MadeUp {
  const objects = new Objects(schema, memory, rowsOf);
  const read: Model['read'] = (object, name, args = {}) => {
    const field = object.type.getFields()[name];
    return field ? makeField(model, object, field, args) : null;
  };
  const keys = createKeys(objects, read);
  const pathOf = createPaths(objects);
  const model: Model = { schema, objects, keys, pathOf, now: Date.parse(now), read };
  return {
    resolve: (parent, args, _context, { parentType, fieldName }) => {
      const object = objectOf(parentType, parent);
      const field = parentType.getFields()[fieldName];
      const change = field && changeOf(model, object, field);
      return rowOf(change ? change(args) : model.read(object, fieldName, args));
    },
    argumentsFor: (parent, field) => sampleArguments(model, parent, field),
  };
}

function objectOf(type: GraphQLObjectType, parent: unknown): Made {
  if (parent instanceof Made) return parent;
  if (typeof parent === 'object' && parent !== null) return madeOf(type, parent);
  return new Made(type, type.name, 0, {}, { isRoot: true });
}

/** Others know an object by its row. */
function rowOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rowOf);
  return value instanceof Made ? (value.row ?? value) : value;
}
