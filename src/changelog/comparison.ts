import type { GraphQLSchema } from 'graphql';
import type { Elements } from './elements';

/** A schema before and after, with what it consists of. */
export interface Comparison {
  readonly oldSchema: GraphQLSchema;
  readonly newSchema: GraphQLSchema;
  readonly oldElements: Elements;
  readonly newElements: Elements;
}
