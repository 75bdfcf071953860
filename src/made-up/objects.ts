import type { GraphQLCompositeType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';
import { entry, share } from './random';

export type Values = Readonly<Record<string, unknown>>;

/** Objects of each type that are there before anything is created. */
const population = 24;

/** An object of which all that is not given follows from its type and key. */
export class Made {
  constructor(
    readonly type: GraphQLObjectType,
    readonly key: string,
    /** Place among the objects of its type. */
    readonly index: number,
    /** Values of fields that are known, by name. */
    readonly given: Values = {},
    /** Whether lists of it show all there is: the root, and what only groups its fields. */
    readonly isRoot = false,
  ) {}

  get __typename(): string {
    return this.type.name;
  }
}

/** All objects with a key, each of which is one and the same wherever it is met. */
export class Objects {
  readonly #schema: GraphQLSchema;
  #first = new Map<string, readonly Made[]>();
  #created = new Map<string, Made[]>();
  #changes = new Map<string, Values>();
  #deleted = new Set<string>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Objects of a type, the newest first. */
  all(type: GraphQLObjectType): Made[] {
    const created = this.#created.get(type.name) ?? [];
    return [...created, ...this.#firstOf(type)].filter(({ key }) => !this.#deleted.has(key));
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
    return lists
      .flatMap((list, column) => list.map((object, row) => ({ object, row, column })))
      .sort((a, b) => a.row - b.row || a.column - b.column)
      .slice(0, population)
      .map(({ object }) => object);
  }

  /** What another object refers to: mostly one of the first, so that these have something to list. */
  reference(type: GraphQLCompositeType, chance: string, from: Made): Made | undefined {
    const types = this.typesFor(type);
    const [only] = types;
    if (!only) return undefined;
    const at = from.index === 0 || from.isRoot ? 0 : share(chance) ** 2;
    const chosen = entry(types, Math.floor(at * types.length)) ?? only;
    return entry(this.#firstOf(chosen), Math.floor(at * population));
  }

  /** Types of objects that may be in place of one; first those that say most. */
  typesFor(type: GraphQLCompositeType): readonly GraphQLObjectType[] {
    if (!isAbstractType(type)) return [type];
    const size = (each: GraphQLObjectType): number => Object.keys(each.getFields()).length;
    return [...this.#schema.getPossibleTypes(type)].sort((a, b) => size(b) - size(a));
  }

  given({ key, given }: Made, field: string): unknown {
    return this.#changes.get(key)?.[field] ?? given[field];
  }

  reset(): void {
    this.#created.clear();
    this.#changes.clear();
    this.#deleted.clear();
  }

  #firstOf(type: GraphQLObjectType): readonly Made[] {
    const known =
      this.#first.get(type.name) ??
      Array.from(
        { length: population },
        (_, index) => new Made(type, `${type.name}:${index}`, index),
      );
    this.#first.set(type.name, known);
    return known;
  }
}
