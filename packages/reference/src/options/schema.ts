import type { GraphQLField } from 'graphql';

/**
 * What pages do with the directives that the SDL applies, by name: `show` prints each with its
 * arguments beside what it stands on, `hide` leaves out what it stands on. Others are not shown.
 */
export type Directives = Readonly<Record<string, 'show' | 'hide'>>;

/**
 * What makes the domains of a schema: its files, an argument of a directive on operations and types,
 * or a function that names the domain of an operation, with an empty text for none.
 */
export type GroupBy =
  | 'file'
  | { readonly directive: string; readonly argument: string }
  | ((field: GraphQLField<unknown, unknown>) => string);
