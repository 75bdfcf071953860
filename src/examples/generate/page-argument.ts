import type { GraphQLArgument } from 'graphql';
import { getNamedType, isListType } from 'graphql';
import type { Field } from './rank-fields';

/** How many entries of a list a generated example asks for. */
export const pageSize = 3;

/** The argument that says how many entries of a list are wanted. */
export function pageArgument({ args }: Field): GraphQLArgument | undefined {
  return args.find(
    ({ name, type }) =>
      /^(?:first|limit|take|page_?size|per_?page|size|count)$/i.test(name) &&
      !isListType(type) &&
      getNamedType(type).name === 'Int',
  );
}
