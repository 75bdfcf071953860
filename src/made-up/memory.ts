import type { GraphQLObjectType } from 'graphql';
import { full } from './errors';
import type { Made, Values } from './made';

/** Steps that are remembered until a reset. */
const capacity = 1_000;

/** What mutations created, changed and removed. */
export class Memory {
  readonly #created = new Map<string, readonly Made[]>();
  readonly #changes = new Map<string, Values>();
  readonly #removed = new Set<string>();
  #steps = 0;

  /** The newest first. */
  created({ name }: GraphQLObjectType): readonly Made[] {
    return this.#created.get(name) ?? [];
  }

  changed({ key }: Made, field: string): unknown {
    return this.#changes.get(key)?.[field];
  }

  isRemoved({ key }: Made): boolean {
    return this.#removed.has(key);
  }

  create(made: Made): Made {
    this.#step();
    this.#created.set(made.type.name, [made, ...this.created(made.type)]);
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

  /** @throws RATE_LIMITED once it is full. */
  #step(): void {
    if (this.#steps >= capacity) throw full(capacity);
    this.#steps += 1;
  }
}
