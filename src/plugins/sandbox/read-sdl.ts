import type { GraphQLSchema } from 'graphql';

/** The files that a schema was read from, one after the other. */
export function readSdl(schema: GraphQLSchema): string {
  const { types, directives } = schema.toConfig();
  const nodes = [...types, ...directives].flatMap((part) => [
    part.astNode,
    ...('extensionASTNodes' in part ? part.extensionASTNodes : []),
  ]);
  return [...new Set(nodes.flatMap((node) => node?.loc?.source.body ?? []))].join('\n');
}
