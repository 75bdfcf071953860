import type { GraphQLCompositeType, GraphQLObjectType } from 'graphql';
import type { Made } from './made';
import { memo } from './memo';
import type { Objects } from './objects';

type Read = (object: Made, field: string) => unknown;

/** Finds objects by what tells them from others of their type. */
export interface Keys {
  readonly of: (object: Made) => unknown;
  readonly find: (type: GraphQLCompositeType, key: unknown) => Made | undefined;
}

/** Those that are there from the start are looked up in a map: an interface may have thousands. */
export function createKeys(objects: Objects, read: Read): Keys {
  const of = (object: Made): unknown => {
    const field = objects.keyOf(object.type);
    return field === undefined ? undefined : read(object, field);
  };
  const start = memo(
    (type: GraphQLObjectType) =>
      new Map(objects.start(type).map((each) => [String(of(each)), each])),
  );
  const findOne = (type: GraphQLObjectType, key: string): Made | undefined => {
    const found = start(type).get(key);
    if (found) return objects.memory.isRemoved(found) ? undefined : found;
    return objects.memory.created(type).find((each) => String(of(each)) === key);
  };
  return {
    of,
    find: (type, key) => {
      if (typeof key !== 'string' && typeof key !== 'number') return undefined;
      for (const each of objects.typesFor(type)) {
        const found = findOne(each, String(key));
        if (found) return found;
      }
      return undefined;
    },
  };
}
