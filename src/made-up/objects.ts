import type { GraphQLCompositeType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';
import { full } from './errors';
import type { Values } from './made';
import { Made } from './made';
import { memo } from './memo';
import { entry, share } from './random';
import { keyFieldOf, pageShapeOf } from './shapes';

/** Objects of each type that are there before anything is created. */
const population = 24;

/** Objects that may be created or changed until a reset. */
const capacity = 1_000;

/** All objects with a key, each of which is one and the same wherever it is met. */
export class Objects {
  readonly #schema: GraphQLSchema;
  /** Field that tells objects of a type apart. */
  readonly keyOf = memo(keyFieldOf);
  /** Types of objects that may be in place of one; first those that say most. */
  readonly typesFor = memo((type: GraphQLCompositeType) => this.#possibleTypes(type));
  readonly pageShapeOf = memo(pageShapeOf);
  /** Objects of a type that are there before anything is created or removed. */
  readonly start = memo(startOf);
  readonly #created = new Map<GraphQLObjectType, readonly Made[]>();
  readonly #changes = new Map<string, Values>();
  readonly #removed = new Set<string>();
  #steps = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Objects of a type, the newest first. */
  all(type: GraphQLObjectType): Made[] {
    return [...this.created(type), ...this.start(type)].filter((each) => !this.isRemoved(each));
  }

  created(type: GraphQLObjectType): readonly Made[] {
    return this.#created.get(type) ?? [];
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
    return chosen && entry(this.start(chosen), Math.floor(at * population));
  }

  isKeyless(type: GraphQLCompositeType): boolean {
    return this.typesFor(type).every((each) => this.keyOf(each) === undefined);
  }

  given({ key, given }: Made, field: string): unknown {
    return this.#changes.get(key)?.[field] ?? given[field];
  }

  isRemoved({ key }: Made): boolean {
    return this.#removed.has(key);
  }

  /** The one that fields without arguments of the root lead to. */
  first(type: GraphQLCompositeType): Made | undefined {
    const [richest] = this.typesFor(type);
    return richest && this.start(richest)[0];
  }

  create(type: GraphQLObjectType, givenFor: (key: string) => Values): Made {
    const created = this.created(type);
    const place = population + created.length;
    const key = `${type.name}:${place}`;
    const made = new Made(type, key, place, givenFor(key), { isNew: true });
    this.#step();
    this.#created.set(type, [made, ...created]);
    return made;
  }

  change({ key }: Made, values: Values): void {
    this.#step();
    this.#changes.set(key, { ...this.#changes.get(key), ...values });
  }

  remove({ key }: Made): void {
    this.#step();
    this.#removed.add(key);
  }

  reset(): void {
    this.#created.clear();
    this.#changes.clear();
    this.#removed.clear();
    this.#steps = 0;
  }

  #step(): void {
    if (this.#steps >= capacity) throw full(capacity);
    this.#steps += 1;
  }

  #possibleTypes(type: GraphQLCompositeType): readonly GraphQLObjectType[] {
    if (!isAbstractType(type)) return [type];
    const rank = (each: GraphQLObjectType): number =>
      /(?:Error|Problem|Failure|Exception)$/.test(each.name)
        ? -1
        : Object.keys(each.getFields()).length;
    return [...this.#schema.getPossibleTypes(type)].sort((a, b) => rank(b) - rank(a));
  }
}

function startOf(type: GraphQLObjectType): readonly Made[] {
  return Array.from(
    { length: population },
    (_, index) => new Made(type, `${type.name}:${index}`, index),
  );
}
