import type { GraphQLCompositeType, GraphQLLeafType, GraphQLObjectType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { failure } from '../failure';
import type { Values } from './made';
import { Made } from './made';
import { makeLeaf } from './make-leaf';
import { askedKey, isAbout, matches } from './match';
import { isNamedAfter, singularOf, splitWords } from './names';
import type { Model } from './objects';
import type { Field, Page, PageShape } from './shapes';
import { cursorOf, cut, fieldsOf, isUsuallyNull, pageOf } from './shapes';
import { between, hash } from './words';

/** What a field of an object answers: what is given of it, or else what is made up from its type. */
export function makeField(model: Model, object: Made, field: Field, args: Values): unknown {
  const { schema, objects } = model;
  const type = getNullableType(field.type);
  const named = getNamedType(type);
  const given = objects.given(object, field.name);
  const page = objects.pageShapeOf(type);
  if (page && isObjectType(type) && !(given instanceof Made)) {
    const entries = entriesOf(model, object, field, page.element, args);
    return makePage(type, page, `${object.key}.${field.name}`, pageOf(entries, args));
  }
  if (given !== undefined) return given;
  if (isUsuallyNull(field)) return null;
  if (isListType(type)) {
    if (/(?:^|[a-z])(?:[eE]rror|[wW]arning)s$/.test(field.name)) return [];
    if (isLeafType(named)) return makeLeaves(model, object, field, named);
    if (!isCompositeType(named)) return [];
    return cut(entriesOf(model, object, field, named, args), args);
  }
  if (isLeafType(named)) return makeOne(model, object, field, named, object.key);
  if (!isCompositeType(named)) return null;
  if (isRoot(named)) return new Made(named, named.name, 0, {}, { isRoot: true });
  const id = objects.given(object, `${field.name}Id`);
  if (typeof id === 'string') return model.keys.find(named, id) ?? null;
  if (objects.isKeyless(named)) return partOf(model, object, field, named, args);
  return lookUp(model, object, field, named, args);

  function isRoot(candidate: GraphQLCompositeType): candidate is GraphQLObjectType {
    return candidate === schema.getQueryType() || candidate === schema.getMutationType();
  }
}

/** A few single values that differ. */
function makeLeaves(
  model: Model,
  object: Made,
  field: Field,
  type: GraphQLLeafType,
): readonly unknown[] {
  const count = object.isNew ? 0 : between(1, 3, `${object.key}.${field.name}`);
  const keys = Array.from({ length: count }, (_, at) => `${object.key}.${at}`);
  return [...new Set(keys.map((key, at) => makeOne(model, object, field, type, key, at)))];
}

function makeOne(
  { now, hintsOf }: Model,
  { type: { name: typeName }, index, isNew }: Made,
  field: Field,
  type: GraphQLLeafType,
  key: string,
  at = 0,
): unknown {
  const ofScalar = isSpecifiedScalarType(type) ? {} : hintsOf(type.description);
  const hints = { ...ofScalar, ...hintsOf(field.description) };
  const name = splitWords(
    isListType(getNullableType(field.type)) ? singularOf(field.name) : field.name,
  );
  return makeLeaf(type, { name, scalar: '', typeName, key, index: index + at, hints, now, isNew });
}

/** A value of an object, or a group of fields of the root. */
function partOf(
  { objects }: Model,
  { key, index, isRoot, isNew }: Made,
  field: Field,
  type: GraphQLCompositeType,
  args: Values,
): Made | null {
  const [made] = objects.typesFor(type);
  const choice = field.args.length > 0 ? JSON.stringify(args) : '';
  const origin = { isRoot, isNew };
  return made ? new Made(made, `${key}.${field.name}${choice}`, index, {}, origin) : null;
}

/** The object that holds a page of a list: its entries, edges and what is known of its place. */
function makePage(
  type: GraphQLObjectType,
  { entries, edges }: PageShape,
  key: string,
  { items, facts }: Page,
): Made {
  const infos = Object.values(type.getFields()).flatMap((field) => {
    const infoType = getNullableType(field.type);
    if (!isObjectType(infoType) || !/info|meta|paging|pagination/i.test(field.name)) return [];
    return [[field.name, new Made(infoType, `${key}.${field.name}`, 0, facts)] as const];
  });
  return new Made(type, key, 0, {
    ...facts,
    ...Object.fromEntries(infos),
    ...Object.fromEntries(entries.map((name) => [name, items])),
    ...(edges && { [edges.field]: items.map((node) => edge(edges.type, key, node)) }),
  });
}

function edge(type: GraphQLObjectType, key: string, node: unknown): Made | null {
  if (!(node instanceof Made)) return null;
  return new Made(type, `${key}.${node.key}`, node.index, { node, cursor: cursorOf(node) });
}

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
