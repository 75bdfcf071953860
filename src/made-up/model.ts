import type { GraphQLSchema } from 'graphql';
import type { Made, Values } from './made';
import type { Objects } from './objects';

/** What all who make something up share. */
export interface Model {
  readonly schema: GraphQLSchema;
  readonly objects: Objects;
  /** Moment around which all dates are, in milliseconds. */
  readonly now: number;
  /** What a field of an object answers. */
  readonly read: (object: Made, field: string, args?: Values) => unknown;
}
