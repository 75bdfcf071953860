import type { Parents } from '../types/tables';

/**
 * What the fields of a type are read from where that is neither a row nor what the schema says of
 * the type. Domains add theirs: `declare module '../../kit/parents'`.
 */
export interface DomainParents {
  readonly Query: unknown;
  readonly Mutation: unknown;
}

interface Named {
  readonly __typename?: string;
}

type NameOf<T extends Named> = NonNullable<T['__typename']>;

/**
 * What the fields of a type are read from, and so what a resolver gives for it: a row of its table,
 * or an object with what the schema says of the type, whose own objects are rows where they can be.
 */
export type ParentOf<T> = T extends readonly (infer Item)[]
  ? readonly ParentOf<Item>[]
  : T extends Named
    ? NameOf<T> extends keyof DomainParents
      ? DomainParents[NameOf<T>]
      : NameOf<T> extends keyof Parents
        ? Parents[NameOf<T>]
        : { readonly [Field in keyof Omit<T, '__typename'>]: ParentOf<T[Field]> }
    : T;
