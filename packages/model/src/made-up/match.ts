import type { GraphQLObjectType } from 'graphql';
import { getNamedType, getNullableType, isCompositeType, isLeafType, isListType } from 'graphql';
import { memo } from 'graphql-docs-reference/calls';
import type { Values } from './made';
import { isValues, Made } from './made';
import { lowerFirst, singularsOf } from './words';
import type { Model, Objects } from './objects';
import { paging } from './shapes';

/** Whether an object is one that the arguments ask for; those that name none of its fields don't count. */
export function matches(object: Made, args: Values, model: Model): boolean {
  return Object.entries(args).every(([name, value]) => {
    if (value == null || paging.includes(name)) return true;
    if (isValues(value)) return matches(object, operatorOf(name, value) ?? value, model);
    const path = model.pathOf(object.type, name);
    if (!path) return true;
    const found = follow(object, path, model);
    const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
    return wanted.length === 0 || wanted.some((one) => found.some((each) => isSame(each, one)));
  });
}

/** Whether some argument names a field of the type. */
export function isAbout(type: GraphQLObjectType, args: Values, model: Model): boolean {
  return Object.entries(args).some(([name, value]) => {
    if (value == null || paging.includes(name)) return false;
    if (isValues(value)) return isAbout(type, operatorOf(name, value) ?? value, model);
    return model.pathOf(type, name) !== undefined;
  });
}

/** The key that the arguments ask for. */
export function askedKey(type: GraphQLObjectType, args: Values, model: Model): unknown {
  const name = Object.keys(args).find((each) => {
    const path = model.pathOf(type, each);
    return path?.length === 1 && path[0] === model.objects.keyOf(type);
  });
  return name === undefined ? undefined : args[name];
}

/** Values at the end of a path. */
export function follow(
  object: Made,
  [field = '', rest]: readonly string[],
  { read, objects }: Model,
): unknown[] {
  const value = read(object, field);
  if (rest === undefined) return Array.isArray(value) ? value : [value];
  if (!(value instanceof Made)) return [];
  const next =
    rest === '' ? pathNames : rest === 'id' ? [objects.keyOf(value.type) ?? 'id'] : [rest];
  return next.filter((name) => name in value.type.getFields()).map((name) => read(value, name));
}

/** `{ eq: 1 }` and `{ in: [1, 2] }`, as some filters write it, ask for what is of these values. */
function operatorOf(name: string, value: Values): Values | undefined {
  const [operator, more] = Object.entries(value).filter(([, operand]) => operand != null);
  if (!operator || more || !/^_?(?:eq|equals|is|in)$/.test(operator[0])) return undefined;
  return { [name]: operator[1] };
}

function isSame(found: unknown, wanted: unknown): boolean {
  const isPlain = typeof found === 'string' || typeof found === 'number';
  return found === wanted || (isPlain && String(found) === wanted);
}

/** Fields by which an argument may name an object. */
export const pathNames = ['login', 'slug', 'username', 'handle', 'key', 'code', 'name', 'id'];

/**
 * The fields that lead from an object to what an argument names: `state` leads to its state, `id` and
 * `taskId` to its key, `authorId` and `owner` to the key or name of another object. An empty name
 * stands for whatever may name an object.
 */
export function createPaths(
  objects: Objects,
): (type: GraphQLObjectType, argument: string) => readonly string[] | undefined {
  const pathsOf = memo((type: GraphQLObjectType) => memo(pathFinder(objects, type)));
  return (type, argument) => pathsOf(type)(argument);
}

function pathFinder(objects: Objects, type: GraphQLObjectType) {
  const fields = type.getFields();
  const key = objects.keyOf(type);
  const own = lowerFirst(type.name);
  const isLeafField = (name: string): boolean => isLeafType(getNamedType(fields[name]?.type));
  const isObjectField = (name: string): boolean =>
    isCompositeType(getNamedType(fields[name]?.type)) &&
    !isListType(getNullableType(fields[name]?.type));
  return (argument: string): readonly string[] | undefined => {
    for (const name of singularsOf(argument)) {
      if (isLeafField(name)) return [name];
      if (key !== undefined && (name === 'id' || name === `${own}Id`)) return [key];
      const rest = lowerFirst(name.slice(own.length));
      if (name.startsWith(own) && isLeafField(rest)) return [rest];
      if (isObjectField(name)) return [name, ''];
      const [, first = '', last = ''] = /^(.+?)_?([A-Z][a-z]+|id)$/.exec(name) ?? [];
      if (isObjectField(first) && pathNames.includes(last.toLowerCase()))
        return [first, last.toLowerCase()];
    }
    return undefined;
  };
}
