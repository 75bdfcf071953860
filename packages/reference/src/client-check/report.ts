import type { GraphQLSchema } from 'graphql';
import type { Change, Release } from '../changelog/change';
import type { FieldAccess } from '../graphql/contract';
import type { Place } from '../graphql/problem';
import type { Contract } from '../options/contract';

/** What clients are checked against. */
export interface CheckedApi<Size extends Sizes = Sizes> {
  readonly schema: GraphQLSchema;
  readonly contract: Contract;
  /** The newest first. */
  readonly releases: readonly Release[];
  readonly upcoming: readonly Deprecated[];
  /** Measures one operation of a document; undefined for what has no size. */
  readonly measure?: (
    query: string,
    schema: GraphQLSchema,
    variables: undefined,
    operationName: string | undefined,
  ) => Size | undefined;
}

/** Something deprecated, as its reason announces it. */
export interface Deprecated {
  readonly coordinate: string;
  readonly reason: string;
  readonly removal?: string | null | undefined;
  /** Address that shows how to migrate, or that of its page. */
  readonly migration?: string | null | undefined;
}

interface Part {
  readonly has: number;
  readonly of: number;
}

/** What an operation has of each limit, and what it may have. */
export interface Sizes {
  readonly depth: Part;
  readonly fields: Part;
  /** Aliases of the field that has most. */
  readonly aliases: Part;
  readonly cost: Part | undefined;
}

export interface ClientReport<Size extends Sizes = Sizes> {
  readonly operations: readonly OperationReport<Size>[];
  /** What could not be read, and so was not checked. */
  readonly unread: readonly ClientFault[];
}

/** An operation with the fragments that it spreads, or a fragment that no operation spreads. */
export interface OperationReport<Size extends Sizes = Sizes> extends Place {
  /** Empty for an operation without one. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription' | 'fragment';
  readonly faults: readonly ClientFault[];
  readonly deprecated: readonly (Deprecated & Place)[];
  readonly access: readonly FieldAccess[];
  readonly size: Size | undefined;
  /** Since the release that was asked about; empty where none was. */
  readonly changes: readonly Change[];
}

export interface ClientFault extends Place {
  /** A warning may be wrong: only the program knows the document, or the variables. */
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** The removal of what the schema no longer has. */
  readonly removed?: Change | undefined;
  readonly replacement?: string | undefined;
}
