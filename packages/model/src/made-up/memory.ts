import type { GraphQLObjectType } from 'graphql';
import { failure } from '../failure';
import type { Made, Values } from './made';

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
    return this.#changes.get(key)?.[field];
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
