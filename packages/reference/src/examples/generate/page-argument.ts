import type { GraphQLArgument, GraphQLField } from 'graphql';
import { getNamedType, isListType } from 'graphql';

/** How many entries of a list a generated example asks for. */
export const pageSize = 3;

/** The argument that says how many entries of a list are wanted. */
export function pageArgument({
  args,
}: GraphQLField<unknown, unknown>): GraphQLArgument | undefined {
  return args.find(
    ({ name, type }) =>
      /^(?:first|limit|take|page_?size|per_?page|size|count)$/i.test(name) &&
      !isListType(type) &&
      getNamedType(type).name === 'Int',
  );
}
