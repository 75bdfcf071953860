import type {
  GraphQLCompositeType,
  GraphQLFieldResolver,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';
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
import { hintsOf } from './hints';
import { makeLeaf } from './make-leaf';
import { isAbout, matches } from './match';
import { Made, Objects } from './objects';
import type { Values } from './objects';
import { notFound } from './errors';
import { makePage } from './make-page';
import { cut, pageOf } from './pages';
import { between, hash } from './random';
import type { Field, PageShape } from './shapes';
import { fieldsOf, isNamedAfter, isUsuallyNull, keyFieldOf, pageShapeOf } from './shapes';
import { splitWords } from './texts';

export interface MadeUp {
  /** Answers any field of any object, and of the root. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown, Values>;
  /** Forgets what mutations changed. */
  readonly reset: () => void;
}

/**
 * Makes up what a schema's fields answer: the same on every run, in whatever order they are asked.
 * An object is the same wherever it is met, and lookups find what lists show.
 *
 * @param now - Moment around which all dates are.
 */
export function createMadeUp(schema: GraphQLSchema, now: string): MadeUp {
  const objects = new Objects(schema);
  const moment = Date.parse(now);
  return {
    resolve: (parent, args, _context, { parentType, fieldName }) =>
      read(parent instanceof Made ? parent : rootOf(parentType), fieldName, args),
    reset: () => objects.reset(),
  };

  function read(object: Made, name: string, args: Values = {}): unknown {
    const given = objects.given(object, name);
    if (given !== undefined) return given;
    const field = object.type.getFields()[name];
    if (!field || isUsuallyNull(field)) return null;
    return make(object, field, getNullableType(field.type), args);
  }

  function make(object: Made, field: Field, type: GraphQLOutputType, args: Values): unknown {
    if (isLeafType(type)) return leaf(object, field, object.key);
    if (isListType(type)) return list(object, field, getNamedType(type), args);
    if (!isCompositeType(type)) return null;
    if (isRootType(type)) return rootOf(type);
    const page = pageShapeOf(type);
    if (page && isObjectType(type)) return pageObject(object, field, type, page, args);
    if (isKeyless(type)) return part(object, field, type, args);
    return lookUp(object, field, type, args);
  }

  function leaf(object: Made, field: Field, key: string): unknown {
    const type = getNamedType(field.type);
    if (!isLeafType(type)) return null;
    return makeLeaf(type, {
      name: splitWords(field.name),
      typeName: object.type.name,
      key,
      index: object.index,
      hints: {
        ...(!isSpecifiedScalarType(type) && hintsOf(type.description)),
        ...hintsOf(field.description),
      },
      now: moment,
    });
  }

  function list(
    object: Made,
    field: Field,
    type: GraphQLNamedType,
    args: Values,
  ): readonly unknown[] {
    if (/^(?:\w+E|e)rrors$/.test(field.name)) return [];
    if (isLeafType(type)) {
      const count = between(1, 3, `${object.key}.${field.name}`);
      const all = Array.from({ length: count }, (_, at) =>
        leaf(object, field, `${object.key}.${at}`),
      );
      return [...new Set(all)];
    }
    if (!isCompositeType(type)) return [];
    return cut(entries(object, field, type, args), args);
  }

  function entries(object: Made, field: Field, type: GraphQLCompositeType, args: Values): Made[] {
    if (isKeyless(type)) {
      const [made] = objects.typesFor(type);
      if (!made) return [];
      const key = `${object.key}.${field.name}`;
      return Array.from(
        { length: between(1, 4, key) },
        (_, at) => new Made(made, `${key}.${at}`, at + (hash(key) % 100)),
      );
    }
    return related(object, field, type).filter((each) => matches(each, args, read));
  }

  /** Everything where the root lists it, what belongs to the object where the entries say so, and else some. */
  function related(object: Made, field: Field, type: GraphQLCompositeType): Made[] {
    const all = objects.mixed(type);
    if (object.isRoot) return all;
    const owner = isNamedAfter(field.name, type) ? ownerFieldOf(type, object.type) : undefined;
    if (owner !== undefined) return all.filter((each) => read(each, owner) === object);
    const key = `${object.key}.${field.name}`;
    const start = hash(key) % Math.max(all.length, 1);
    return [...all, ...all].slice(start, start + Math.min(between(1, 5, key), all.length));
  }

  /** Field in which an entry names the one object that it belongs to. */
  function ownerFieldOf(type: GraphQLCompositeType, owner: GraphQLObjectType): string | undefined {
    const fields = Object.values(fieldsOf(type)).filter((field) => {
      const target = getNullableType(field.type);
      return (
        isCompositeType(target) &&
        objects.typesFor(target).includes(owner) &&
        field.args.length === 0
      );
    });
    const named = fields.find(({ name }) => isNamedAfter(name, owner));
    return (named ?? (fields.length === 1 ? fields[0] : undefined))?.name;
  }

  function lookUp(object: Made, field: Field, type: GraphQLCompositeType, args: Values): unknown {
    const types = objects.typesFor(type);
    if (!types.some((each) => isAbout(each, args))) {
      const chance = `${object.key}.${field.name}${JSON.stringify(args)}`;
      return objects.reference(type, chance, object);
    }
    const candidates = object.isRoot ? objects.ofAny(type) : related(object, field, type);
    const found = candidates.find((each) => isAbout(each.type, args) && matches(each, args, read));
    if (!found && isNonNullType(field.type)) throw notFound(type.name);
    return found ?? null;
  }

  function pageObject(
    object: Made,
    field: Field,
    type: GraphQLObjectType,
    shape: PageShape,
    args: Values,
  ): Made {
    const all = entries(object, field, shape.element, args);
    return makePage(type, shape, `${object.key}.${field.name}`, pageOf(all, args));
  }

  /** A value of an object, or a group of fields of the root. */
  function part(object: Made, field: Field, type: GraphQLCompositeType, args: Values): Made | null {
    const [made] = objects.typesFor(type);
    if (!made) return null;
    const key = `${object.key}.${field.name}${field.args.length > 0 ? JSON.stringify(args) : ''}`;
    return new Made(made, key, object.index, {}, object.isRoot);
  }

  function isKeyless(type: GraphQLCompositeType): boolean {
    return objects.typesFor(type).every((each) => keyFieldOf(each) === undefined);
  }

  function isRootType(type: unknown): type is GraphQLObjectType {
    return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
      type as GraphQLObjectType,
    );
  }

  function rootOf(type: GraphQLObjectType): Made {
    return new Made(type, type.name, 0, {}, true);
  }
}
