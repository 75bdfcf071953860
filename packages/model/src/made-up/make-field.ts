import type { GraphQLCompositeType, GraphQLLeafType, GraphQLObjectType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Values } from './made';
import { Made } from './made';
import { makeLeaf } from './make-leaf';
import type { Model } from './model';
import { singularOf, splitWords } from './names';
import type { Page } from './pages';
import { cursorOf, cut, pageOf } from './pages';
import { between } from './random';
import { entriesOf, lookUp } from './related';
import type { Field, PageShape } from './shapes';
import { isUsuallyNull } from './shapes';

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
