import type { GraphQLSchema } from 'graphql';
import type { Contract } from '../options/contract';
import type { Elements } from './elements';

/** A schema, and what it consists of. */
export interface Side {
  readonly schema: GraphQLSchema;
  readonly elements: Elements;
}

/** What is compared. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly contract: Contract;
}
