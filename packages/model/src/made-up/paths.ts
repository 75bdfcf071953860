import type { GraphQLObjectType } from 'graphql';
import { getNamedType, getNullableType, isCompositeType, isLeafType, isListType } from 'graphql';
import { memo } from './memo';
import { lowerFirst, singularsOf } from './names';
import type { Objects } from './objects';

type Path = readonly string[];

/** Fields by which an argument may name an object. */
export const pathNames = ['login', 'slug', 'username', 'handle', 'key', 'code', 'name', 'id'];

/**
 * The fields that lead from an object to what an argument names: `state` leads to its state, `id` and
 * `taskId` to its key, `authorId` and `owner` to the key or name of another object. An empty name
 * stands for whatever may name an object.
 */
export function createPaths(
  objects: Objects,
): (type: GraphQLObjectType, argument: string) => Path | undefined {
  const known = memo((type: GraphQLObjectType) =>
    memo((argument: string) => pathOf(objects, type, argument)),
  );
  return (type, argument) => known(type)(argument);
}

function pathOf(
  objects: Objects,
  type: GraphQLObjectType,
  argument: string,
): readonly string[] | undefined {
  const fields = type.getFields();
  const key = objects.keyOf(type);
  const own = lowerFirst(type.name);
  for (const name of singularsOf(argument)) {
    if (isLeafField(name)) return [name];
    if (key !== undefined && (name === 'id' || name === `${own}Id`)) return [key];
    if (name.startsWith(own) && isLeafField(lowerFirst(name.slice(own.length))))
      return [lowerFirst(name.slice(own.length))];
    if (isObjectField(name)) return [name, ''];
    const [, first = '', last = ''] = /^(.+?)_?([A-Z][a-z]+|id)$/.exec(name) ?? [];
    if (isObjectField(first) && pathNames.includes(last.toLowerCase()))
      return [first, last.toLowerCase()];
  }
  return undefined;

  function isLeafField(name: string): boolean {
    const found = fields[name];
    return found !== undefined && isLeafType(getNamedType(found.type));
  }

  function isObjectField(name: string): boolean {
    const found = fields[name];
    if (!found || isListType(getNullableType(found.type))) return false;
    return isCompositeType(getNamedType(found.type));
  }
}
