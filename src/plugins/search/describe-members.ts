import type { GraphQLSchema } from 'graphql';
import { definitionAt } from '../../graphql/definition-at';
import { summarize } from '../../reference/description';
import type { SymbolFile } from '../../search/symbol-file';
import { readSymbols } from '../../search/symbol-records';

/** What the schema says about each member, in order of the records; symbols say it themselves. */
export function describeMembers(schema: GraphQLSchema, file: SymbolFile): string[] {
  return readSymbols(file).map(({ coordinate, depth }) =>
    depth === 0 ? '' : summarize(definitionAt(schema, coordinate)?.description),
  );
}
