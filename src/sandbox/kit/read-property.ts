import type { GraphQLFieldResolver } from 'graphql';
import { defaultFieldResolver } from 'graphql';

type FieldResolver<C> = GraphQLFieldResolver<unknown, C>;

/**
 * Makes the resolver of a field that has none: it reads the row's property of that name. Null is
 * what a row says; what it says nothing of, `orElse` answers.
 */
export function readProperty<C>(orElse: FieldResolver<C>): FieldResolver<C> {
  return (row, args, context, info) => {
    const isSaid = typeof row === 'object' && row !== null && info.fieldName in row;
    return (isSaid ? defaultFieldResolver : orElse)(row, args, context, info);
  };
}
