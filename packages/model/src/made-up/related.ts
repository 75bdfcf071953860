import type { GraphQLCompositeType, GraphQLObjectType } from 'graphql';
import { getNullableType, isCompositeType, isNonNullType } from 'graphql';
import { failure } from '../failure';
import type { Values } from './made';
import { Made } from './made';
import { askedKey, isAbout, matches } from './match';
import type { Model } from './model';
import { between, hash } from './random';
import { isNamedAfter } from './names';
import type { Field } from './shapes';
import { fieldsOf } from './shapes';

/** All objects that a list of an object has, before a page of them is cut. */
export function entriesOf(
  model: Model,
  object: Made,
  field: Field,
  type: GraphQLCompositeType,
  args: Values,
): readonly Made[] {
  const { objects } = model;
  if (objects.isKeyless(type)) return partsOf(model, object, field, type);
  const given = objects.given(object, field.name);
  const all = Array.isArray(given)
    ? given.filter((each) => each instanceof Made)
    : related(model, object, field, type);
  return all.filter((each) => matches(each, args, model));
}

/** The object that a field with or without arguments leads to. */
export function lookUp(
  model: Model,
  object: Made,
  field: Field,
  type: GraphQLCompositeType,
  args: Values,
): Made | null {
  const { objects, keys } = model;
  const asked = objects.typesFor(type).filter((each) => isAbout(each, args, model));
  if (asked.length === 0) {
    const chance = `${object.key}.${field.name}${JSON.stringify(args)}`;
    const chosen = objects.reference(type, chance, object);
    const isGone = chosen && objects.memory.isRemoved(chosen) && !isNonNullType(field.type);
    return isGone ? null : (chosen ?? null);
  }
  const own = object.isRoot ? undefined : related(model, object, field, type);
  for (const each of asked) {
    const key = askedKey(each, args, model);
    const all = key == null ? objects.all(each) : [keys.find(each, key) ?? []].flat();
    const found = all.find(
      (one) => (!own || own.some((each) => each.key === one.key)) && matches(one, args, model),
    );
    if (found) return found;
  }
  if (isNonNullType(field.type))
    throw failure('NOT_FOUND', `There is no ${type.name} with these arguments.`);
  return null;
}

/** Values without a key, which only their object has. */
function partsOf(
  { objects }: Model,
  object: Made,
  field: Field,
  type: GraphQLCompositeType,
): Made[] {
  const key = `${object.key}.${field.name}`;
  const count = object.isNew ? 0 : between(1, 4, key);
  return objects
    .typesFor(type)
    .slice(0, 1)
    .flatMap((made) =>
      Array.from(
        { length: count },
        (_, at) => new Made(made, `${key}.${at}`, at + (hash(key) % 100)),
      ),
    );
}

/** Everything where the root lists it, what belongs to the object where entries say so, and else some. */
function related(model: Model, object: Made, field: Field, type: GraphQLCompositeType): Made[] {
  const { objects, read } = model;
  const all = objects.mixed(type);
  if (object.isRoot) return all;
  const owner = isNamedAfter(field.name, type.name)
    ? ownerFieldOf(model, type, object.type)
    : undefined;
  if (owner !== undefined) return all.filter((each) => isSame(read(each, owner), object));
  if (object.isNew || all.length === 0) return [];
  const key = `${object.key}.${field.name}`;
  const start = hash(key) % all.length;
  const count = Math.min(between(1, 5, key), all.length);
  return [...all, ...all].slice(start, start + count);
}

function isSame(found: unknown, object: Made): boolean {
  return found instanceof Made && found.key === object.key;
}

/** Field in which an entry names the one object that it belongs to. */
function ownerFieldOf(
  { objects }: Model,
  type: GraphQLCompositeType,
  owner: GraphQLObjectType,
): string | undefined {
  const fields = Object.values(fieldsOf(type)).filter(({ type: target, args }) => {
    const composite = getNullableType(target);
    if (!isCompositeType(composite) || args.length > 0) return false;
    return objects.typesFor(composite).includes(owner);
  });
  const named = fields.find(({ name }) => isNamedAfter(name, owner.name));
  return (named ?? (fields.length === 1 ? fields[0] : undefined))?.name;
}
