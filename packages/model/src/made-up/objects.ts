import type { GraphQLCompositeType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';
import type { Values } from './made';
import { Made } from './made';
import { memo } from './memo';
import type { Memory } from './memory';
import { entry, hash, share } from './random';
import { keyFieldOf, pageShapeOf } from './shapes';

/** Objects of each type that are there before anything is created. */
const population = 24;

/** Objects of a type that are known otherwise; none if all of them are made up. */
export type RowsOf = (typeName: string) => readonly object[];

/** All objects with a key, each of which is one and the same wherever it is met. */
export class Objects {
  readonly #schema: GraphQLSchema;
  readonly #rowsOf: RowsOf | undefined;
  /** Field that tells objects of a type apart. */
  readonly keyOf = memo(keyFieldOf);
  /** Types of objects that may be in place of one; first those that say most. */
  readonly typesFor = memo((type: GraphQLCompositeType) => this.#possibleTypes(type));
  readonly pageShapeOf = memo(pageShapeOf);
  /** Objects of a type that are there before anything is created or removed. */
  readonly start = memo((type: GraphQLObjectType) => this.#startOf(type));

  constructor(
    schema: GraphQLSchema,
    readonly memory: Memory,
    rowsOf?: RowsOf,
  ) {
    this.#schema = schema;
    this.#rowsOf = rowsOf;
  }

  /** Objects of a type, the newest first. */
  all(type: GraphQLObjectType): Made[] {
    const all = [...this.memory.created(type), ...this.start(type)];
    return all.filter((each) => !this.memory.isRemoved(each));
  }

  /** Objects of all types that may be in place of one. */
  ofAny(type: GraphQLCompositeType): Made[] {
    return this.typesFor(type).flatMap((each) => this.all(each));
  }

  /** As many as of one type, of each in turn. */
  mixed(type: GraphQLCompositeType): Made[] {
    const types = this.typesFor(type).slice(0, population);
    if (types.length === 1) return this.ofAny(type);
    const lists = types.map((each) => this.all(each));
    const rows = Math.ceil(population / Math.max(types.length, 1));
    return Array.from({ length: rows }, (_, row) => lists.flatMap((list) => list[row] ?? []))
      .flat()
      .slice(0, population);
  }

  /** What another object refers to: mostly one of the first, so that these have something to list. */
  reference(type: GraphQLCompositeType, chance: string, from: Made): Made | undefined {
    const types = this.typesFor(type);
    const at = from.index === 0 || from.isRoot || from.isNew ? 0 : share(chance) ** 2;
    const chosen = entry(types, Math.floor(at * types.length));
    const all = chosen ? this.start(chosen) : [];
    return entry(all, Math.floor(at * all.length));
  }

  isKeyless(type: GraphQLCompositeType): boolean {
    return this.typesFor(type).every((each) => this.keyOf(each) === undefined);
  }

  given(object: Made, field: string): unknown {
    const changed = this.memory.changed(object, field);
    return changed === undefined ? object.given[field] : changed;
  }

  /** The one that fields without arguments of the root lead to. */
  first(type: GraphQLCompositeType): Made | undefined {
    const [richest] = this.typesFor(type);
    return richest && this.start(richest)[0];
  }

  create(type: GraphQLObjectType, givenFor: (key: string) => Values): Made {
    const place = population + this.memory.created(type).length;
    const key = `${type.name}:${place}`;
    return this.memory.create(new Made(type, key, place, givenFor(key), { isNew: true }));
  }

  #possibleTypes(type: GraphQLCompositeType): readonly GraphQLObjectType[] {
    if (!isAbstractType(type)) return [type];
    const rank = (each: GraphQLObjectType): number =>
      /(?:Error|Problem|Failure|Exception)$/.test(each.name)
        ? -1
        : Object.keys(each.getFields()).length;
    return [...this.#schema.getPossibleTypes(type)].sort((a, b) => rank(b) - rank(a));
  }

  #startOf(type: GraphQLObjectType): readonly Made[] {
    const rows = this.#rowsOf?.(type.name) ?? [];
    if (rows.length > 0) return rows.map((row) => madeOf(type, row));
    return Array.from(
      { length: population },
      (_, index) => new Made(type, `${type.name}:${index}`, index),
    );
  }
}

/** The object that a row is; a row without an identifier is known by what it says. */
export function madeOf(type: GraphQLObjectType, row: object): Made {
  const given: Values = { ...row };
  const { id } = given;
  const key = typeof id === 'string' ? id : hash(JSON.stringify(row));
  return new Made(type, `${type.name}:${key}`, hash(String(key)) % 100, given, { row });
}
