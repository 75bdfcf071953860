import type { Hints } from './hints';

/** What a single value is made from. */
export interface Leaf {
  /** Words of the field's name, in lower case: `created at`. */
  readonly name: string;
  /** Words of the scalar's name, unless it is one that every schema has. */
  readonly scalar: string;
  /** Name of the type that has the field. */
  readonly typeName: string;
  /** Says which object it is; what is told of one object fits together. */
  readonly key: string;
  /** Place of the object among those of its type. */
  readonly index: number;
  readonly hints: Hints;
  /** Whether a mutation created the object. */
  readonly isNew: boolean;
  /** Present moment, in milliseconds. */
  readonly now: number;
}
