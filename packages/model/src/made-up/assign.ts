import type { GraphQLCompositeType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Values } from './made';
import { isValues, Made } from './made';
import type { Model } from './model';

/**
 * Values of the fields of an object that an input names: `title` gives its title, `authorId` its author,
 * `labelIds` its labels and an object of values what has no key of its own. The rest says nothing
 * that is plain.
 */
export function assign(model: Model, type: GraphQLObjectType, key: string, input: Values): Values {
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const [, one = name] = /^(.+?)_?(?:Id|id)$/.exec(name) ?? [];
      const [, many = name] = /^(.+?)_?(?:Ids|ids)$/.exec(name) ?? [];
      const field = fields[name] ?? fields[one] ?? fields[`${many}s`] ?? fields[many];
      if (!field || value === undefined) return [];
      const assigned = valueFor(model, field.type, `${key}.${field.name}`, value);
      return assigned === undefined ? [] : [[field.name, assigned]];
    }),
  );
}

/** Undefined for what a field of the type cannot be. */
function valueFor(model: Model, type: GraphQLOutputType, key: string, value: unknown): unknown {
  if (value === null && !isNonNullType(type)) return null;
  if (value === null) return getNamedType(type).name === 'String' ? '' : undefined;
  const { objects } = model;
  const nullable = getNullableType(type);
  const named = getNamedType(type);
  const page = objects.pageShapeOf(nullable);
  if (page && Array.isArray(value)) return findAll(page.element, value);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return undefined;
    if (isCompositeType(named) && !objects.isKeyless(named)) return findAll(named, value);
    const all = value.map((each, at) => valueFor(model, nullable.ofType, `${key}.${at}`, each));
    return all.includes(undefined) ? undefined : all;
  }
  if (isLeafType(named)) return isLeafValue() ? value : undefined;
  if (isValues(value) && isObjectType(named) && objects.isKeyless(named))
    return new Made(named, key, 0, assign(model, named, key, value), { isNew: true });
  return isCompositeType(named) ? findAll(named, [value])[0] : undefined;

  function findAll(target: GraphQLCompositeType, ids: readonly unknown[]): Made[] {
    return ids.flatMap((id) => model.keys.find(target, id) ?? []);
  }

  function isLeafValue(): boolean {
    try {
      return isLeafType(named) && named.serialize(value) !== undefined;
    } catch {
      return false;
    }
  }
}
