import type { GraphQLSchema } from 'graphql';
import { definitionAt } from 'graphql-docs-reference/graphql';
import { summarize } from 'graphql-docs-reference/reference';
import type { SymbolFile } from 'graphql-docs-reference/search';
import { readSymbols } from 'graphql-docs-reference/search';

/** What the schema says about each member, in order of the records; symbols say it themselves. */
export function describeMembers(schema: GraphQLSchema, file: SymbolFile): string[] {
  return readSymbols(file).map(({ coordinate, depth }) =>
    depth === 0 ? '' : summarize(definitionAt(schema, coordinate)?.description),
  );
}
