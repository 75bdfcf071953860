import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Hints } from './hints';
import type { Keys } from './keys';
import type { Made, Values } from './made';
import type { Objects } from './objects';

/** What all who make something up share. */
export interface Model {
  readonly schema: GraphQLSchema;
  readonly objects: Objects;
  readonly keys: Keys;
  /** Fields that lead to what an argument names. */
  readonly pathOf: (type: GraphQLObjectType, argument: string) => readonly string[] | undefined;
  readonly hintsOf: (description: string | null | undefined) => Hints;
  /** Moment around which all dates are, in milliseconds. */
  readonly now: number;
  /** What a field of an object answers. */
  readonly read: (object: Made, field: string, args?: Values) => unknown;
}
