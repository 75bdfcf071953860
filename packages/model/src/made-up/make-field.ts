import type {
  GraphQLCompositeType,
  GraphQLLeafType,
  GraphQLList,
  GraphQLObjectType,
  GraphQLOutputType,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { constraintOf } from 'graphql-docs-reference/graphql';
import { failure } from '../failure';
import type { Values } from './made';
import { Made } from './made';
import { makeLeaf } from './make-leaf';
import { askedKey, isAbout, matches } from './match';
import { isNamedAfter, singularOf, splitWords, between, hash } from './words';
import type { Model } from './objects';
import type { Field, Page, PageShape } from './shapes';
import { cursorOf, cut, fieldsOf, isUsuallyNull, pageOf } from './shapes';

/** A field of an object that is asked for, and the key of what it leads to. */
interface Asked {
  readonly model: Model;
  readonly object: Made;
  readonly field: Field;
  readonly args: Values;
  readonly key: string;
}

/** What a field of an object answers: what is given of it, or else what is made up from its type. */
export function makeField(model: Model, object: Made, field: Field, args: Values): unknown {
  const { schema, objects } = model;
  const type = getNullableType(field.type);
  const named = getNamedType(type);
  const given = objects.given(object, field.name);
  const page = objects.pageShapeOf(type);
  const asked: Asked = { model, object, field, args, key: `${object.key}.${field.name}` };
  if (page && isObjectType(type) && !(given instanceof Made))
    return makePage(type, page, asked.key, pageOf(entriesOf(asked, page.element), args));
  if (given !== undefined) return given;
  if (isUsuallyNull(field)) return null;
  if (isListType(type)) {
    if (/(?:^|[a-z])(?:[eE]rror|[wW]arning)s$/.test(field.name)) return [];
    if (isLeafType(named)) return makeLeaves(asked, named, type);
    if (!isCompositeType(named)) return [];
    return nested(type, cut(entriesOf(asked, named), args).slice(0, constraintOf(field).maxItems));
  }
  if (isLeafType(named)) return makeOne(asked, named, object.key);
  if (!isCompositeType(named)) return null;
  if (isObjectType(named) && [schema.getQueryType(), schema.getMutationType()].includes(named))
    return new Made(named, named.name, 0, {}, { isRoot: true });
  const id = objects.given(object, `${field.name}Id`);
  if (typeof id === 'string') return model.keys.find(named, id) ?? null;
  return objects.isKeyless(named) ? partOf(asked, named) : lookUp(asked, named);
}

/**
 * A few single values that differ, or lists of them.
 *
 * @param row - Names the list within others. Limits of the field are those of the outermost one.
 */
function makeLeaves(
  asked: Asked,
  type: GraphQLLeafType,
  { ofType }: GraphQLList<GraphQLOutputType>,
  row = '',
): readonly unknown[] {
  const { object, key } = asked;
  const inner = getNullableType(ofType);
  const { minItems = 0, maxItems = Infinity } = row === '' ? constraintOf(asked.field) : {};
  const usual = object.isNew ? 0 : isListType(inner) ? 2 : between(1, 3, key);
  const count = Math.min(Math.max(usual, minItems), maxItems);
  const all = Array.from({ length: count }, (_, at) =>
    isListType(inner)
      ? makeLeaves(asked, type, inner, `${row}.${at}`)
      : makeOne(asked, type, `${object.key}${row}.${at}`, at),
  );
  return [...new Set(all)];
}

/** Entries in as many lists as their type has, all in the innermost one. */
export function nested(type: GraphQLOutputType, entries: readonly unknown[]): readonly unknown[] {
  const list = getNullableType(type);
  const isOuter = isListType(list) && isListType(getNullableType(list.ofType));
  return isOuter ? [nested(list.ofType, entries)] : entries;
}

function makeOne(
  { model: { now }, object, field }: Asked,
  type: GraphQLLeafType,
  key: string,
  at = 0,
): unknown {
  const { isNew } = object;
  const constraint = { ...constraintOf(type), ...constraintOf(field) };
  const isList = isListType(getNullableType(field.type));
  const name = splitWords(isList ? singularOf(field.name) : field.name);
  const [typeName, index] = [object.type.name, object.index + at];
  return makeLeaf(type, { name, scalar: '', typeName, key, index, constraint, now, isNew });
}

/** A value of an object, or a group of fields of the root. */
function partOf({ model, object, field, args, key }: Asked, type: GraphQLCompositeType): unknown {
  const [made] = model.objects.typesFor(type);
  const choice = field.args.length > 0 ? JSON.stringify(args) : '';
  const { index, isRoot, isNew } = object;
  return made ? new Made(made, key + choice, index, {}, { isRoot, isNew }) : null;
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
  const edge = (node: unknown): Made | null => {
    if (!edges || !(node instanceof Made)) return null;
    const given = { node, cursor: cursorOf(node) };
    return new Made(edges.type, `${key}.${node.key}`, node.index, given);
  };
  return new Made(type, key, 0, {
    ...facts,
    ...Object.fromEntries(infos),
    ...Object.fromEntries(entries.map((name) => [name, items])),
    ...(edges && { [edges.field]: items.map(edge) }),
  });
}

/** All objects that a list of an object has, before a page of them is cut. */
function entriesOf(asked: Asked, type: GraphQLCompositeType): readonly Made[] {
  const { model, object, field, args } = asked;
  if (model.objects.isKeyless(type)) return partsOf(asked, type);
  const given = model.objects.given(object, field.name);
  const all = Array.isArray(given)
    ? given.filter((each) => each instanceof Made)
    : related(asked, type);
  return all.filter((each) => matches(each, args, model));
}

/** The object that a field with or without arguments leads to. */
function lookUp(asked: Asked, type: GraphQLCompositeType): Made | null {
  const { model, object, field, args, key: from } = asked;
  const { objects, keys } = model;
  const fitting = objects.typesFor(type).filter((each) => isAbout(each, args, model));
  if (fitting.length === 0) {
    const chosen = objects.reference(type, from + JSON.stringify(args), object);
    const isGone = chosen && objects.memory.isRemoved(chosen) && !isNonNullType(field.type);
    return isGone ? null : (chosen ?? null);
  }
  const own = object.isRoot ? undefined : related(asked, type);
  for (const each of fitting) {
    const key = askedKey(each, args, model);
    const all = key == null ? objects.all(each) : [keys.find(each, key) ?? []].flat();
    const found = all.find(
      (one) => (!own || own.some((each) => each.key === one.key)) && matches(one, args, model),
    );
    if (found) return found;
  }
  // What a mutation is about has been found; what it returns may be of another type.
  if (object.type === model.schema.getMutationType())
    return objects.reference(type, from, object) ?? null;
  if (isNonNullType(field.type))
    throw failure('NOT_FOUND', `There is no ${type.name} with these arguments.`);
  return null;
}

/** Values without a key, which only their object has. */
function partsOf({ model, object, key }: Asked, type: GraphQLCompositeType): Made[] {
  const [made] = model.objects.typesFor(type);
  if (!made || object.isNew) return [];
  return Array.from(
    { length: between(1, 4, key) },
    (_, at) => new Made(made, `${key}.${at}`, at + (hash(key) % 100)),
  );
}

/** Everything where the root lists it, what belongs to the object where entries say so, and else some. */
function related({ model, object, field, key }: Asked, type: GraphQLCompositeType): Made[] {
  const all = model.objects.mixed(type);
  if (object.isRoot) return all;
  const owner = isNamedAfter(field.name, type.name) && ownerFieldOf(model, type, object.type);
  if (owner)
    return all.filter((each) => {
      const found = model.read(each, owner);
      return found instanceof Made && found.key === object.key;
    });
  if (object.isNew || all.length === 0) return [];
  const start = hash(key) % all.length;
  const count = Math.min(between(1, 5, key), all.length);
  return [...all, ...all].slice(start, start + count);
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
