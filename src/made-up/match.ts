import type { GraphQLObjectType } from 'graphql';
import { getNamedType, isCompositeType, isLeafType, isListType, getNullableType } from 'graphql';
import { Made } from './objects';
import type { Values } from './objects';
import { fieldsOf, keyFieldOf, lowerFirst } from './shapes';

export type Read = (object: Made, field: string) => unknown;

/** Arguments that choose a page of a list, not its entries. */
export const paging =
  /^(?:first|last|after|before|offset|limit|skip|take|page|pageSize|perPage|per_page|size|cursor)$/;

const names = ['id', 'login', 'slug', 'name', 'key', 'code', 'handle', 'username'];

/** Whether an object is one that the arguments ask for; those that name none of its fields don't count. */
export function matches(object: Made, args: Values, read: Read): boolean {
  return Object.entries(args).every(([name, value]) => {
    if (value == null || paging.test(name)) return true;
    if (isObject(value)) return matches(object, operatorOf(name, value) ?? value, read);
    const path = pathOf(object.type, name);
    if (!path) return true;
    const found = follow(object, path, read);
    const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
    return wanted.length === 0 || wanted.some((one) => found.some((each) => isSame(each, one)));
  });
}

/** Whether some argument names a field of the type. */
export function isAbout(type: GraphQLObjectType, args: Values): boolean {
  return Object.entries(args).some(
    ([name, value]) =>
      value != null && !paging.test(name) && !isObject(value) && pathOf(type, name) !== undefined,
  );
}

/**
 * The fields that lead from an object to what an argument names: `state` leads to its state, `id` and
 * `taskId` to its key, `spaceId` and `owner` to the key or name of another object.
 */
export function pathOf(type: GraphQLObjectType, name: string): readonly string[] | undefined {
  const fields = fieldsOf(type);
  const key = keyFieldOf(type);
  const own = lowerFirst(type.name);
  for (const singular of [name, name.replace(/s$/, ''), name.replace(/ies$/, 'y')]) {
    if (isLeafField(type, singular)) return [singular];
    if (key !== undefined && (singular === 'id' || singular === `${own}Id`)) return [key];
    const rest = singular.startsWith(own) ? lowerFirst(singular.slice(own.length)) : '';
    if (isLeafField(type, rest)) return [rest];
    if (isObjectField(type, singular)) return [singular, ''];
    const [, first = '', last = ''] = /^(.+?)_?([A-Z][a-z]+|id)$/.exec(singular) ?? [];
    if (isObjectField(type, first) && names.includes(last.toLowerCase()))
      return [first, last.toLowerCase()];
  }
  return undefined;

  function isLeafField(_type: GraphQLObjectType, field: string): boolean {
    const found = fields[field];
    return found !== undefined && isLeafType(getNamedType(found.type));
  }

  function isObjectField(_type: GraphQLObjectType, field: string): boolean {
    const found = fields[field];
    if (!found || isListType(getNullableType(found.type))) return false;
    return isCompositeType(getNamedType(found.type));
  }
}

/** Values at the end of a path; an empty name means whatever may name the object there. */
function follow(object: Made, [field = '', rest]: readonly string[], read: Read): unknown[] {
  const value = read(object, field);
  if (rest === undefined) return Array.isArray(value) ? value : [value];
  if (!(value instanceof Made)) return [];
  const next = rest === '' ? names : rest === 'id' ? [keyFieldOf(value.type) ?? 'id'] : [rest];
  return next.filter((name) => name in value.type.getFields()).map((name) => read(value, name));
}

/** `{ eq: 1 }` and `{ in: [1, 2] }`, as some filters write it, ask for what is of these values. */
function operatorOf(name: string, value: Values): Values | undefined {
  const [entry, more] = Object.entries(value).filter(([, operand]) => operand != null);
  if (!entry || more || !/^_?(?:eq|equals|is|in)$/.test(entry[0])) return undefined;
  return { [name]: entry[1] };
}

function isSame(found: unknown, wanted: unknown): boolean {
  const isPlain = typeof found === 'string' || typeof found === 'number';
  return found === wanted || (isPlain && String(found) === wanted);
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
