import type { Parents } from '../generated/schema';

interface Named {
  readonly __typename?: string;
}

/**
 * What the fields of a type are read from: a row of its table, or else an object with what the
 * schema says of the type, whose own objects are rows where they can be.
 */
export type ParentOf<T> = T extends Named
  ? NonNullable<T['__typename']> extends keyof Parents
    ? Parents[NonNullable<T['__typename']>]
    : { readonly [Field in keyof T]: Within<T[Field]> }
  : T;

type Within<Value> = Value extends readonly (infer Item)[]
  ? readonly Within<Item>[]
  : ParentOf<Value>;
