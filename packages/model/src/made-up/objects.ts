import type { GraphQLCompositeType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isAbstractType, isCompositeType } from 'graphql';
import { memo, once } from 'graphql-docs-reference/calls';
import { failure } from '../failure';
import type { Values } from './made';
import { Made, ownValue } from './made';
import { entry, hash, share, singularsOf } from './words';
import { keyFieldOf, pageShapeOf } from './shapes';

/** What all who make something up share. */
export interface Model {
  readonly schema: GraphQLSchema;
  readonly objects: Objects;
  readonly keys: Keys;
  /** Fields that lead to what an argument names. */
  readonly pathOf: (type: GraphQLObjectType, argument: string) => readonly string[] | undefined;
  /** Moment around which all dates are, in milliseconds. */
  readonly now: number;
  /** What a field of an object answers. */
  readonly read: (object: Made, field: string, args?: Values) => unknown;
}

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

  readonly #byName = once(() => {
    const keyed = Object.values(this.#schema.getTypeMap())
      .filter(isCompositeType)
      .filter((type) => !this.isKeyless(type));
    return new Map(keyed.map((type) => [type.name.toLowerCase(), type]));
  });

  constructor(
    schema: GraphQLSchema,
    readonly memory: Memory,
    rowsOf?: RowsOf,
  ) {
    this.#schema = schema;
    this.#rowsOf = rowsOf;
  }

  /** The type of objects with a key that a noun in lower case names, as one or as several. */
  typeNamed(noun: string): GraphQLCompositeType | undefined {
    const name = singularsOf(noun).find((each) => this.#byName().has(each));
    return name === undefined ? undefined : this.#byName().get(name);
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
    return changed === undefined ? ownValue(object.given, field) : changed;
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
    // PostGraphile's Query is a Node.
    const query = this.#schema.getQueryType();
    const own = this.#schema.getPossibleTypes(type).filter((each) => each !== query);
    return own.sort((a, b) => rank(b) - rank(a));
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

/** Steps that are remembered until a reset. */
const capacity = 1_000;

/** What mutations created, changed and removed. */
export class Memory {
  readonly #created = new Map<string, readonly Made[]>();
  readonly #changes = new Map<string, Values>();
  readonly #removed = new Set<string>();
  readonly #note: (undo: () => void) => void;
  #steps = 0;

  /** @param note - Gets what undoes each step, before it is taken. */
  constructor(note: (undo: () => void) => void = () => undefined) {
    this.#note = note;
  }

  /** The newest first. */
  created({ name }: GraphQLObjectType): readonly Made[] {
    return this.#created.get(name) ?? [];
  }

  changed({ key }: Made, field: string): unknown {
    return ownValue(this.#changes.get(key) ?? {}, field);
  }

  isRemoved({ key }: Made): boolean {
    return this.#removed.has(key);
  }

  create(made: Made): Made {
    const before = this.created(made.type);
    this.#step(() => this.#created.set(made.type.name, before));
    this.#created.set(made.type.name, [made, ...before]);
    return made;
  }

  change({ key }: Made, values: Values): void {
    const before = this.#changes.get(key);
    this.#step(() => (before ? this.#changes.set(key, before) : this.#changes.delete(key)));
    this.#changes.set(key, { ...before, ...values });
  }

  remove({ key }: Made): void {
    const wasRemoved = this.#removed.has(key);
    this.#step(() => wasRemoved || this.#removed.delete(key));
    this.#removed.add(key);
  }

  reset(): void {
    this.#created.clear();
    this.#changes.clear();
    this.#removed.clear();
    this.#steps = 0;
  }

  /** @throws RATE_LIMITED once it is full. */
  #step(undo: () => void): void {
    if (this.#steps >= capacity)
      throw failure(
        'RATE_LIMITED',
        `The model is full: it holds ${capacity} changes. Reset it to make changes again.`,
        { retryAfter: 0 },
      );
    this.#note(() => {
      this.#steps -= 1;
      undo();
    });
    this.#steps += 1;
  }
}

/** Finds objects by what tells them from others of their type. */
export interface Keys {
  readonly of: (object: Made) => unknown;
  readonly find: (type: GraphQLCompositeType, key: unknown) => Made | undefined;
}

/** Those that are there from the start are looked up in a map: an interface may have thousands. */
export function createKeys(objects: Objects, read: Model['read']): Keys {
  const of = (object: Made): unknown => {
    const field = objects.keyOf(object.type);
    return field === undefined ? undefined : read(object, field);
  };
  const start = memo(
    (type: GraphQLObjectType) =>
      new Map(objects.start(type).map((each) => [String(of(each)), each])),
  );
  const findOne = (type: GraphQLObjectType, key: string): Made | undefined => {
    const found = start(type).get(key);
    if (found) return objects.memory.isRemoved(found) ? undefined : found;
    return objects.memory.created(type).find((each) => String(of(each)) === key);
  };
  return {
    of,
    find: (type, key) => {
      if (typeof key !== 'string' && typeof key !== 'number') return undefined;
      for (const each of objects.typesFor(type)) {
        const found = findOne(each, String(key));
        if (found) return found;
      }
      return undefined;
    },
  };
}
